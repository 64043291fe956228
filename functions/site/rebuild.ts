import type { Env } from "../env";
import { readText } from "../shared/body";
import type { Context } from "../shared/context";
import { errorName } from "../shared/error-name";
import { liveJson } from "../shared/live-json";
import { problem } from "../shared/problem";
import { askNightly, askRebuild, giveBack, takeDueRebuild } from "./rebuilds-store";
import { isSigned } from "./webhook";

const MAX_BYTES = 16_384;
const TIMEOUT_MS = 10_000;

/** `POST /api/rebuild`: a signed webhook (standardwebhooks.com) says that content has changed. The rebuild happens later. */
export async function receiveWebhook({ env, request }: Context): Promise<Response> {
  const secrets = (env.REBUILD_SECRETS ?? "").split(" ").filter(Boolean);
  const body = await readText(request, { limit: MAX_BYTES, timeoutMs: TIMEOUT_MS });
  if (!body.ok) return problem(body.code);
  const { headers } = request;
  const id = headers.get("webhook-id") ?? "";
  const webhook = {
    id,
    timestamp: headers.get("webhook-timestamp") ?? "",
    signatures: headers.get("webhook-signature") ?? "",
    body: body.value,
  };
  const now = Date.now();
  if (!(await isSigned(webhook, secrets, now))) return problem("not_signed");
  const isNew = await askRebuild(env.DB, id, now);
  return liveJson({ accepted: isNew }, 202);
}

/** Calls the deploy hook to start a build. A builder that is busy answers 409, and the next minute tries again. */
async function callHook(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) console.warn(`deploy hook: status ${answer.status}`);
    return answer.ok;
  } catch (error) {
    console.warn(`deploy hook: ${errorName(error)}`);
    return false;
  }
}

/** Runs each minute: starts the rebuild that is due, and one each night in any case. */
export async function rebuildOnClock(env: Env, nightly: boolean): Promise<void> {
  if (!env.DEPLOY_HOOK_URL) return;
  const now = Date.now();
  if (nightly) await askNightly(env.DB, now);
  if ((await takeDueRebuild(env.DB, now)) && !(await callHook(env.DEPLOY_HOOK_URL))) await giveBack(env.DB, now);
}
