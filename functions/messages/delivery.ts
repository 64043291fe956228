import { eachAlone } from "../shared/each-alone";
import type { Env } from "../env";
import { dueIds, giveUp, lease, markFailed, markSent, NOBODY } from "./messages-store";
import { handOver } from "../shared/upstream";

/** At once: what a Worker may keep open. */
const CONCURRENCY = 6;
const MAX_PER_SWEEP = 300;

/** Hands one message over, if it is due and nobody else is at it. */
export async function deliver(env: Env, id: string): Promise<void> {
  const message = await lease(env.DB, id, Date.now());
  if (!message) return;
  if (message.body === null) {
    console.warn(`message given up: ${NOBODY}`);
    return giveUp(env.DB, message, Date.now());
  }
  // What nobody thought of is a failure like others: the message is tried again, then people decide.
  const reason = await handOver(env, message.endpoint, id, message.body).catch(
    (error: unknown) => `unexpected ${error instanceof Error ? error.name : "failure"}`,
  );
  if (reason === null) return markSent(env.DB, id, Date.now());
  console.warn(`message not handed over: ${reason}`);
  await markFailed(env.DB, message, reason, Date.now());
}

/** Hands over all that is due, six at a time: one after the other, a hanging api.php would stop them all. */
export async function sweep(env: Env): Promise<void> {
  // All lanes take from one list.
  const ids = (await dueIds(env.DB, Date.now(), MAX_PER_SWEEP)).values();
  const ends = await Promise.allSettled(
    Array.from({ length: CONCURRENCY }, () => eachAlone(ids, (id) => deliver(env, id))),
  );
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
