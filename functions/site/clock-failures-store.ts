import { DAY } from "../../src/shared/dates/day";
import type { ClockName } from "./clock-runs-store";

/** Failures are kept for a week. */
const RETENTION_MS = 7 * DAY;

const RAN_AT = "(SELECT nullif(ran_at, 0) FROM clock_runs WHERE clock = ?4)";

export interface ClockFailure {
  readonly part: string;
  /** Milliseconds. */
  readonly failed_at: number;
  readonly times: number;
  readonly reason: string;
}

/** Notes that a job has failed, and at its first failure in a row when it last succeeded: in the last run of its clock. */
export async function noteClockFailure(
  db: D1Database,
  { part, clock, reason }: { readonly part: string; readonly clock: ClockName; readonly reason: string },
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO clock_failures (part, failed_at, times, reason, failing, good_at) VALUES (?1, ?2, 1, ?3, 1, ${RAN_AT})
       ON CONFLICT (part) DO UPDATE SET failed_at = ?2, times = times + 1, reason = ?3, failing = 1, good_at = iif(failing, good_at, excluded.good_at)`,
    )
    .bind(part, now, reason, clock)
    .run();
}

/** A statement which notes that jobs have succeeded. It writes only where one of them had failed. */
export const noteWell = (db: D1Database, parts: readonly string[]) =>
  db
    .prepare("UPDATE clock_failures SET failing = 0 WHERE failing AND part IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(parts));

/** A job that fails now. */
export interface FailingPart {
  readonly part: string;
  /** When it last succeeded, in milliseconds; null when it never did. */
  readonly good_at: number | null;
}

/** Jobs that failed when they last ran. One that has not failed for two nights is no longer there: a later version has another one. */
export async function failingParts(db: D1Database, now: number): Promise<readonly FailingPart[]> {
  const { results } = await db
    .prepare("SELECT part, good_at FROM clock_failures WHERE failing AND failed_at > ? ORDER BY part")
    .bind(now - 2 * DAY)
    .all<FailingPart>();
  return results;
}

/** Failures of the last week, the latest first. */
export async function clockFailures(db: D1Database, now: number): Promise<readonly ClockFailure[]> {
  return (
    await db
      .prepare("SELECT part, failed_at, times, reason FROM clock_failures WHERE failed_at > ? ORDER BY failed_at DESC")
      .bind(now - RETENTION_MS)
      .all<ClockFailure>()
  ).results;
}
