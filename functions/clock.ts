import { sweep } from "./delivery";
import type { Env } from "./env";
import { rebuildOnClock } from "./rebuild";
import { purge } from "./store/messages";

const EACH_MINUTE = "* * * * *";

/** What the clock asks for: each minute the messages and the rebuild that are due; each night also a purge, and a rebuild. */
export async function onClock(env: Env, cron: string): Promise<void> {
  const nightly = cron !== EACH_MINUTE;
  await Promise.all([sweep(env), rebuildOnClock(env, nightly), ...(nightly ? [purge(env.DB, Date.now())] : [])]);
}
