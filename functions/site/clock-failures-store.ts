import { DAY } from "../../src/shared/dates/day";

/** Failures are kept for a week. */
const RETENTION_MS = 7 * DAY;

export interface ClockFailure {
  readonly part: string;
  /** Milliseconds. */
  readonly failed_at: number;
  readonly times: number;
  readonly reason: string;
}

export async function noteClockFailure(db: D1Database, part: string, reason: string, now: number): Promise<void> {
  await db
    .prepare(
      "INSERT INTO clock_failures (part, failed_at, times, reason) VALUES (?1, ?2, 1, ?3) ON CONFLICT (part) DO UPDATE SET failed_at = ?2, times = times + 1, reason = ?3",
    )
    .bind(part, now, reason)
    .run();
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
