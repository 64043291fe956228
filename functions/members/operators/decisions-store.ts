import { DECISION_DAYS } from "../../../src/shared/stored/retention";
import { DAY } from "../../../src/shared/dates/day";
import type { DecisionAct } from "../../../src/contract/members/decision";

/** Who decided; the name is recorded as it is then. */
export interface Decider {
  readonly name: string;
}

export interface Decision {
  readonly by: Decider;
  readonly act: DecisionAct;
  readonly ad?: string;
  /** The revision that the decision ends: it is recorded once for each. */
  readonly revision?: number;
  readonly seller?: string;
  readonly detail?: string;
  readonly note?: string | undefined;
}

/** SQL constants that restrict a record: `from` says when it is written, `seller` whom it is about. ?1 is the time, ?4 the ad, ?5 the revision, ?6 the seller, ?7 the detail. */
export interface Where {
  readonly seller?: string;
  readonly from: string;
  /** ?9, where `from` has it. */
  readonly value?: number;
}

/**
 * The statement that records a decision (rule: market/decisions). It belongs in the batch of the decision itself, so that neither is there without
 * the other.
 */
export const noting = (
  db: D1Database,
  { by, act, ad, revision, seller, detail, note }: Decision,
  now: number,
  { seller: sellerSql = "?6", from, value }: Where = { from: "WHERE 1" },
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO decisions (at, operator, act, ad_id, revision, seller_id, detail, note) SELECT ?1, ?2, ?3, ?4, ?5, coalesce(?6, ${sellerSql}), ?7, ?8 ${from} ON CONFLICT DO NOTHING`,
    )
    .bind(
      ...[now, by.name, act, ad ?? null, revision ?? null, seller ?? null, detail ?? null, note ?? null],
      ...(value === undefined ? [] : [value]),
    );

/** Deletes decisions that are older than they may be kept. */
export const forgetDecisions = (db: D1Database, now: number) =>
  db
    .prepare("DELETE FROM decisions WHERE at < ?")
    .bind(now - DECISION_DAYS * DAY)
    .run();
