export type ClockName = "minute" | "night";

/** A statement which records that a run of the clock came to its end. @param isGood whether all its jobs succeeded */
export const noteRun = (db: D1Database, clock: ClockName, isGood: boolean, now: number) =>
  db
    .prepare(
      "INSERT INTO clock_runs (clock, at, ran_at) VALUES (?1, iif(?3, ?2, 0), ?2) ON CONFLICT (clock) DO UPDATE SET ran_at = ?2, at = iif(?3, ?2, at)",
    )
    .bind(clock, now, isGood ? 1 : 0);

export interface ClockRun {
  /** When all jobs last succeeded, in milliseconds; null when they never did. */
  readonly good_at: number | null;
  /** When the clock last came to its end, whatever failed. */
  readonly ran_at: number | null;
}

export async function lastRun(db: D1Database, clock: ClockName): Promise<ClockRun> {
  const { results } = await db
    .prepare("SELECT nullif(at, 0) AS good_at, nullif(ran_at, 0) AS ran_at FROM clock_runs WHERE clock = ?")
    .bind(clock)
    .all<ClockRun>();
  return results[0] ?? { good_at: null, ran_at: null };
}
