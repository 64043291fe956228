import { type News, newsRequest, type PushKey } from "../../../src/contract/shared/push";
import type { Context, JsonContext } from "../../shared/context";
import { liveJson } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { sha256Hex } from "../../shared/sha-256";
import { publicPushKeys } from "../../shared/web-push";
import { takeNotices } from "./notices-store";

/** What stands for a browser where alerts and messages have an e-mail address. */
export const contactOf = async (push: string): Promise<string> => `push:${await sha256Hex(push)}`;

/** `GET /api/push`: the key with which a browser subscribes, and those of subscriptions that go on. */
export async function answerPushKey({ env }: Context): Promise<Response> {
  const [key = null, ...older] = publicPushKeys(env);
  return liveJson({ key, ...(older.length > 0 && { older }) } satisfies PushKey);
}

/** `POST /api/push/news`: what is new for a browser that was woken. Its address at the push service is as good as a password. */
export async function answerNews({ env, json }: JsonContext): Promise<Response> {
  const { data } = newsRequest.safeParse(json);
  if (!data) return problem("unreadable");
  const notices = await takeNotices(env.DB, await contactOf(data.push), Date.now());
  return liveJson({
    notices: notices.map(({ title, text, path, token }) => ({ title, text, path, token })),
  } satisfies News);
}
