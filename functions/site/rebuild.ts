import type { Env } from "../env";
import { readText } from "../shared/body";
import type { Context } from "../shared/context";
import { errorName } from "../shared/error-name";
import { liveJson } from "../shared/live-json";
import { problem } from "../shared/problem";
import {
  askNightly,
  askRebuild,
  giveBack,
  giveBackForgotten,
  noteAnswered,
  takeDueRebuild,
  waitOfRebuild,
} from "./rebuilds-store";
import { isSigned } from "./webhook";

const SECOND = 1_000;
const MAX_BYTES = 16_384;
const TIMEOUT_MS = 10 * SECOND;

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

/** Starts the rebuild that is due, if one is. However often and by whomever it is called, each rebuild is started once. */
export async function startDueRebuild({ DB, DEPLOY_HOOK_URL }: Env): Promise<void> {
  const now = Date.now();
  if (!DEPLOY_HOOK_URL || !(await takeDueRebuild(DB, now))) return;
  await ((await callHook(DEPLOY_HOOK_URL)) ? noteAnswered(DB, now) : giveBack(DB, now));
}

/** Starts the rebuild of a save, or has the queue come back when it is due. A start that has failed is left to the clock. */
async function startOrWait(env: Env): Promise<void> {
  if (!env.DEPLOY_HOOK_URL) return;
  await startDueRebuild(env);
  const wait = await waitOfRebuild(env.DB, Date.now());
  // A queue counts whole seconds. A message that comes too early finds nothing due, so that the part of a second is rounded up, and none is one.
  if (wait !== null && wait > 0)
    await env.REBUILDS.send({ rebuild: "due" }, { delaySeconds: Math.floor(wait / SECOND) + 1 });
}

/** `POST /api/rebuild`: a signed webhook (standardwebhooks.com) says that content has changed. The rebuild begins at once or waits for further saves. */
export async function receiveWebhook({ env, request, waitUntil }: Context): Promise<Response> {
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
  if (isNew) waitUntil(startOrWait(env).catch(() => console.warn("no wake-up: the clock builds")));
  return liveJson({ accepted: isNew }, 202);
}

/** Runs each minute: starts the rebuild that is due, also one that was forgotten, and one each night in any case. */
export async function rebuildOnClock(env: Env, nightly: boolean): Promise<void> {
  if (!env.DEPLOY_HOOK_URL) return;
  const now = Date.now();
  await giveBackForgotten(env.DB, now);
  if (nightly) await askNightly(env.DB, now);
  await startDueRebuild(env);
}
