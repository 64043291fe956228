import * as z from "zod/mini";
import { eachAlone } from "../shared/each-alone";
import type { Env } from "../env";
import type { Budget } from "../shared/budget";
import { dueIds, giveUp, lease, markFailed, markSent, NOBODY, NOTIFICATION } from "./messages-store";
import { handOver } from "../shared/upstream";
import { NO_BROWSER, wakeBrowser } from "../shared/web-push";

/** A Worker may have six connections open at once. */
const CONCURRENCY = 6;
const MAX_PER_SWEEP = 300;
/** Statements that a delivery takes. Six may be on their way, so there has to be room for all. */
const A_DELIVERY = 2;

const woken = z.object({ push: z.string() });

/** Wakes a browser, or hands the message to api.php. @returns null when it is delivered, else the reason */
const attempt = async (env: Env, id: string, endpoint: string, body: string): Promise<string | null> =>
  endpoint === NOTIFICATION ? wakeBrowser(env, woken.parse(JSON.parse(body)).push) : handOver(env, endpoint, id, body);

/** Delivers one message, if it is due and its lease is free. */
export async function deliver(env: Env, id: string): Promise<void> {
  const message = await lease(env.DB, id, Date.now());
  if (!message) return;
  if (message.body === null) {
    console.warn(`message given up: ${NOBODY}`);
    return giveUp(env.DB, message, NOBODY, Date.now());
  }
  // An unexpected error counts as any other failure: the message is retried, and in the end operators decide.
  const reason = await attempt(env, id, message.endpoint, message.body).catch(
    (error: unknown) => `unexpected ${error instanceof Error ? error.name : "failure"}`,
  );
  if (reason === null) return markSent(env.DB, id, Date.now());
  if (reason === NO_BROWSER) return giveUp(env.DB, message, NO_BROWSER, Date.now());
  console.warn(`message not handed over: ${reason}`);
  await markFailed(env.DB, message, reason, Date.now());
}

/** Delivers the messages that are due, as many as the budget has room for, six at a time: in turn, one hanging request would delay all others. */
export async function sweep(env: Env, budget: Budget): Promise<void> {
  // All six take from one list.
  const ids = budget.within(await dueIds(env.DB, Date.now(), MAX_PER_SWEEP), A_DELIVERY * CONCURRENCY);
  const ends = await Promise.allSettled(
    Array.from({ length: CONCURRENCY }, () => eachAlone(ids, (id) => deliver(env, id))),
  );
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
