export type ClockName = "minute" | "night";

/** Records a run of the clock in which all jobs succeeded. */
export const noteGoodRun = (db: D1Database, clock: ClockName, now: number) =>
  db
    .prepare("INSERT INTO clock_runs (clock, at) VALUES (?1, ?2) ON CONFLICT (clock) DO UPDATE SET at = ?2")
    .bind(clock, now)
    .run();

/** When all jobs of a clock last succeeded, in milliseconds. @returns null when they never did */
export async function lastGoodRun(db: D1Database, clock: ClockName): Promise<number | null> {
  const { results } = await db.prepare("SELECT at FROM clock_runs WHERE clock = ?").bind(clock).all<{ at: number }>();
  return results[0]?.at ?? null;
}
