import { DAY } from "../../../src/shared/dates/day";

/** A kind that was not reported for so long is forgotten. */
const KEPT_MS = 30 * DAY;
/** Kinds that a table keeps at most; a further one is counted by nobody until another is forgotten. */
const MOST_KINDS = 200;

interface Times {
  /** Milliseconds. */
  readonly first_at: number;
  readonly last_at: number;
  readonly times: number;
}

/** A table of what browsers report: a row for each kind of report, which says how often it came, and nothing of who sent it. */
export interface ReportsStore<Kind> {
  keep(db: D1Database, kind: Kind, now: number): Promise<unknown>;
  /** Those of the last month, the latest first. */
  all(db: D1Database, now: number): Promise<readonly (Kind & Times)[]>;
  /** Runs each night. */
  forget(db: D1Database, now: number): Promise<unknown>;
}

/** @param columns of the table’s key; a kind has a text for each */
function reportsStore<Column extends string>(
  table: string,
  columns: readonly Column[],
): ReportsStore<Readonly<Record<Column, string>>> {
  const key = columns.join();
  const given = columns.map((_, at) => `?${at + 2}`).join();
  return {
    keep: (db, kind, now) =>
      db
        .prepare(
          `INSERT INTO ${table} (${key}, first_at, last_at, times) SELECT ${given}, ?1, ?1, 1
           WHERE (SELECT count(*) FROM ${table}) < ${MOST_KINDS} OR EXISTS (SELECT 1 FROM ${table} WHERE (${key}) = (${given}))
           ON CONFLICT (${key}) DO UPDATE SET last_at = ?1, times = times + 1`,
        )
        .bind(now, ...columns.map((column) => kind[column]))
        .run(),
    async all(db, now) {
      const { results } = await db
        .prepare(`SELECT ${key}, first_at, last_at, times FROM ${table} WHERE last_at > ? ORDER BY last_at DESC`)
        .bind(now - KEPT_MS)
        .all<Readonly<Record<Column, string>> & Times>();
      return results;
    },
    forget: (db, now) =>
      db
        .prepare(`DELETE FROM ${table} WHERE last_at <= ?`)
        .bind(now - KEPT_MS)
        .run(),
  };
}

type KindIn<Store> = Store extends ReportsStore<infer Kind> ? Kind : never;

/** Something that browsers have refused by the site's policy. */
export type Refusal = KindIn<typeof policyReports>;
export const policyReports = reportsStore("policy_reports", ["directive", "blocked", "page"]);

/** An error of a script of ours, as far as it is kept. `place` is its file, line and column, which the source map of that file tells more of. */
export type ScriptError = KindIn<typeof scriptErrors>;
export const scriptErrors = reportsStore("script_errors", ["error", "place", "page"]);
