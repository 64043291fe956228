import type { Env } from "../../env";
import { areTold } from "../../shared/told-by";
import {
  afterCheck,
  afterSending,
  type Checked,
  dueNotices,
  type Incident,
  isCheckDue,
  leased,
  type Notice,
  untold,
} from "./incident";
import { type Mail, tell, tellBlind } from "./tell";
import { keepWatch, readWatch } from "./watch-record";

/** One run sends at most this many notices, the oldest first; the next minute sends the others. */
const MOST_SENT = 5;

/** The state of the watch. Where it cannot be read, operators are told so on the hour, because nothing remembers that they were. */
async function readOrTell(env: Env, mail: Mail, now: number) {
  try {
    return await readWatch(env.BACKUPS, now);
  } catch (error) {
    if (new Date(now).getUTCMinutes() === 0) await tellBlind(env, mail, now);
    throw error;
  }
}

/** Sends notices in turn. After one that fails the others wait, because all go to one address. */
async function sendAll(env: Env, mail: Mail, notices: readonly Notice[], now: number) {
  const taken: Notice[] = [];
  for (const notice of notices) {
    if (!(await tell(env, mail, notice, now))) return { taken, hasFailed: true };
    taken.push(notice);
  }
  return { taken, hasFailed: false };
}

/**
 * Runs each minute, where operators have given an address to be told at (rule: site/incidents): every three minutes checks the health of the site, and tells
 * what began and what is over. Of two runs at once the one that keeps the state first goes on, and the other one does nothing. One that
 * ends in the middle is made up for once its lease is over.
 * @param check looks at all parts of the site
 */
export async function watchHealth(
  env: Env,
  { check, mail }: { readonly check: () => Promise<readonly Checked[]>; readonly mail: Mail },
  now: number,
): Promise<void> {
  if (!areTold(env)) return;
  const { watch: before, etag } = await readOrTell(env, mail, now);
  const isDue = isCheckDue(before, now);
  const checked = isDue ? afterCheck(before, await check(), now) : before;
  const notices = dueNotices(checked, now).slice(0, MOST_SENT);
  if (!isDue && notices.length === 0) return;
  const next = notices.length > 0 ? leased(checked, now) : checked;
  const kept = await keepWatch(env.BACKUPS, next, etag);
  if (kept === null || notices.length === 0) return;
  const { taken, hasFailed } = await sendAll(env, mail, notices, now);
  await keepWatch(env.BACKUPS, afterSending(next, taken, hasFailed, Date.now()), kept);
}

export interface Told {
  /** Incidents of the last month, the latest first; also what only one check has found yet. */
  readonly incidents: readonly Incident[];
  /** What operators were not told yet, and since when the oldest of it waits (milliseconds). */
  readonly waiting: number;
  readonly oldest: number | null;
}

/** What the watch remembers, for operators. */
export async function readIncidents({ BACKUPS }: Env, now: number): Promise<Told> {
  const { incidents } = (await readWatch(BACKUPS, now)).watch;
  const waiting = untold(incidents);
  return {
    incidents: incidents.toReversed(),
    waiting: waiting.length,
    oldest: waiting[0]?.incident.began_at ?? null,
  };
}
