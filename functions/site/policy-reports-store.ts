import { DAY } from "../../src/shared/dates/day";

/** A kind that was not reported for so long is forgotten. */
const KEPT_MS = 30 * DAY;
/** Kinds that are kept at most; a further one is counted by nobody until another is forgotten. */
const MOST_KINDS = 200;

/** Something that browsers have refused, as far as it is kept. */
export interface Refusal {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}
export interface PolicyReport extends Refusal {
  /** Milliseconds. */
  readonly first_at: number;
  readonly last_at: number;
  readonly times: number;
}

export async function keepRefusal(db: D1Database, { directive, blocked, page }: Refusal, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO policy_reports (directive, blocked, page, first_at, last_at, times) SELECT ?1, ?2, ?3, ?4, ?4, 1
       WHERE (SELECT count(*) FROM policy_reports) < ${MOST_KINDS} OR EXISTS (SELECT 1 FROM policy_reports WHERE directive = ?1 AND blocked = ?2 AND page = ?3)
       ON CONFLICT (directive, blocked, page) DO UPDATE SET last_at = ?4, times = times + 1`,
    )
    .bind(directive, blocked, page, now)
    .run();
}

/** Refusals of the last month, the latest first. */
export async function policyReports(db: D1Database, now: number): Promise<readonly PolicyReport[]> {
  const { results } = await db
    .prepare(
      "SELECT directive, blocked, page, first_at, last_at, times FROM policy_reports WHERE last_at > ? ORDER BY last_at DESC",
    )
    .bind(now - KEPT_MS)
    .all<PolicyReport>();
  return results;
}

/** Runs each night. */
export const forgetRefusals = (db: D1Database, now: number) =>
  db
    .prepare("DELETE FROM policy_reports WHERE last_at <= ?")
    .bind(now - KEPT_MS)
    .run();
