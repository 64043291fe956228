import type { Env } from "../env";
import { errorName } from "../shared/error-name";
import { liveJson } from "../shared/live-json";
import { problem } from "../shared/problem";
import { readText } from "../shared/read-text";
import { askNightly, askRebuild, giveBack, takeDueRebuild } from "./rebuilds-store";
import { isSigned } from "./webhook";

const LONGEST = 16_384;
const PATIENCE = 10_000;

/** `POST /api/rebuild`: content has changed, says a webhook that we can tell from others (standardwebhooks.com). Built later. */
export async function receiveWebhook(env: Env, request: Request): Promise<Response> {
  const secrets = (env.REBUILD_SECRETS ?? "").split(" ").filter(Boolean);
  const body = await readText(request, LONGEST);
  if (body === null) return problem("too_big");
  const { headers } = request;
  const id = headers.get("webhook-id") ?? "";
  const webhook = {
    id,
    timestamp: headers.get("webhook-timestamp") ?? "",
    signatures: headers.get("webhook-signature") ?? "",
    body,
  };
  const now = Date.now();
  if (!(await isSigned(webhook, secrets, now))) return problem("not_signed");
  const isNew = await askRebuild(env.DB, id, now);
  return liveJson({ accepted: isNew }, 202);
}

/** Asks whoever builds to start. A builder at work says no (409): the next minute asks again. */
async function callHook(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { method: "POST", redirect: "manual", signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) console.warn(`deploy hook: status ${answer.status}`);
    return answer.ok;
  } catch (error) {
    console.warn(`deploy hook: ${errorName(error)}`);
    return false;
  }
}

/** What the clock asks of rebuilds: the one that is due, and each night one in any case. */
export async function rebuildOnClock(env: Env, nightly: boolean): Promise<void> {
  if (!env.DEPLOY_HOOK_URL) return;
  const now = Date.now();
  if (nightly) await askNightly(env.DB, now);
  if ((await takeDueRebuild(env.DB, now)) && !(await callHook(env.DEPLOY_HOOK_URL))) await giveBack(env.DB, now);
}
