import * as z from "zod/mini";
import { type AdState, nextState, ONLINE_DAYS, statesFor } from "../../../src/contract/market/states";
import type { AdDecision, PapersSeen, ReportsRead, SellerDecision } from "../../../src/contract/market/moderation";
import { type Decider, noting, type Where } from "../../members/operators/decisions-store";
import { keeping, type NewMessage } from "../../messages/messages-store";
import { OWNED_COLUMNS, ownedRow } from "../ad-row";
import { removePhoto } from "../photos/ad-photos-store";
import { DAY } from "../../../src/shared/dates/day";

const subject = z.extend(ownedRow, {
  state: z.string(),
  revision: z.int(),
  blocked_at: z.nullable(z.int()),
});
/** An ad that an operator decides on, with the seller who is notified. */
export type Subject = z.infer<typeof subject>;

export async function subjectOf(db: D1Database, id: string): Promise<Subject | null> {
  const { results } = await db
    .prepare(
      `SELECT ${OWNED_COLUMNS}, state, revision, blocked_at FROM ads JOIN sellers ON sellers.uid = seller_uid WHERE ads.id = ?`,
    )
    .bind(id)
    .all();
  return subject.safeParse(results[0]).data ?? null;
}

/** The record of an ad's decision names its seller, with whom it goes. */
const ofAd = (condition: string, value?: number): Where => ({
  seller: "sellers.id",
  from: `FROM ads JOIN sellers ON uid = seller_uid WHERE ads.id = ?4 AND ${condition}`,
  ...(value !== undefined && { value }),
});
const ofSeller: Where = { from: "WHERE EXISTS (SELECT 1 FROM sellers WHERE id = ?6)" };

/** SQL list of the states in which an act is allowed. It is made of constants, never of user input. */
const statesIn = (act: "approve" | "refuse") =>
  statesFor(act)
    .map((state) => `'${state}'`)
    .join(", ");

/** An approval clears the warning of a strong drop of the price. */
const WITHOUT_DROP = "(SELECT json_group_array(value) FROM json_each(warnings) WHERE value <> 'baisse_forte')";

/**
 * Publishes or refuses an ad in the revision that the operator read, and writes the message to its owner, atomically. A blocked seller publishes nothing.
 * An ad that was online and has not expired keeps its place in lists, so that changing it does not bring it to the top.
 * @param message the message about this ad, revision and decision; its id is always the same
 * @returns false when the ad has changed meanwhile
 */
export async function decide(
  db: D1Database,
  { id, state }: Subject,
  decision: AdDecision,
  message: NewMessage,
  by: Decider,
  now: number,
): Promise<boolean> {
  const { revision, note } = decision;
  const detail = decision.decision === "refuse" ? { detail: decision.reason } : {};
  const to = nextState(state as AdState, decision.decision);
  if (to === null) return false;
  const write =
    decision.decision === "approve"
      ? db
          .prepare(
            `UPDATE ads SET state = ?3, revision = revision + 1, refusal = NULL, read_price = price, warnings = ${WITHOUT_DROP}, reminded_at = NULL, closed_at = NULL, updated_at = ?4, expires_at = ?5,
               published_at = CASE WHEN published_at IS NOT NULL AND expires_at > ?4 THEN published_at ELSE ?4 END
             WHERE id = ?1 AND revision = ?2 AND state IN (${statesIn("approve")}) AND NOT EXISTS (SELECT 1 FROM sellers WHERE uid = seller_uid AND blocked_at IS NOT NULL)`,
          )
          .bind(id, revision, to, now, now + ONLINE_DAYS * DAY)
      : db
          .prepare(
            `UPDATE ads SET state = ?3, revision = revision + 1, refusal = ?5, updated_at = ?4 WHERE id = ?1 AND revision = ?2 AND state IN (${statesIn("refuse")})`,
          )
          .bind(id, revision, to, now, decision.reason);
  const results = await db.batch([
    write,
    noting(
      db,
      { by, act: decision.decision, ad: id, revision, note, ...detail },
      now,
      ofAd(`revision = ?5 + 1 AND state = '${to}' AND ads.updated_at = ?1`),
    ),
    ...keeping(db, message, now),
    db
      .prepare(
        "DELETE FROM messages WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM ads WHERE id = ?2 AND revision = ?3 AND state = ?4)",
      )
      .bind(message.id, id, revision + 1, to),
    db.prepare("SELECT 1 FROM messages WHERE id = ?").bind(message.id),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}

/** Replaces the list of papers that operators have seen. @returns false when the ad has changed since it was read */
export async function markPapers(
  db: D1Database,
  id: string,
  { revision, papers, note }: PapersSeen,
  by: Decider,
  now: number,
): Promise<boolean> {
  const seen = [...new Set(papers)].sort();
  const [marked] = await db.batch([
    db
      .prepare("UPDATE ads SET papers_seen = ? WHERE id = ? AND revision = ? AND state <> 'supprimee' RETURNING id")
      .bind(JSON.stringify(seen), id, revision),
    noting(
      db,
      { by, act: "papers", ad: id, detail: seen.join(" "), note },
      now,
      ofAd("revision = ?9 AND state <> 'supprimee'", revision),
    ),
  ]);
  return (marked?.results.length ?? 0) > 0;
}

/** The reports until now were read, and the ad stays online. @returns false when the ad has changed since it was read, or is not online */
export async function settleReports(
  db: D1Database,
  id: string,
  { revision, note }: ReportsRead,
  by: Decider,
  now: number,
): Promise<boolean> {
  const [there] = await db.batch([
    db.prepare("SELECT 1 FROM ads WHERE id = ? AND revision = ? AND state = 'publiee'").bind(id, revision),
    noting(db, { by, act: "keep", ad: id, note }, now, ofAd("revision = ?9 AND state = 'publiee'", revision)),
    db
      .prepare(
        "UPDATE ad_reports SET settled_at = ?3 WHERE ad_id = ?1 AND settled_at IS NULL AND EXISTS (SELECT 1 FROM ads WHERE id = ?1 AND revision = ?2 AND state = 'publiee')",
      )
      .bind(id, revision, now),
  ]);
  return (there?.results.length ?? 0) > 0;
}

/** Removes a photo of an ad, and records it. @returns whether it was there */
export async function takePhoto(db: D1Database, id: string, hash: string, by: Decider, now: number): Promise<boolean> {
  return removePhoto(
    db,
    id,
    hash,
    noting(
      db,
      { by, act: "photo", ad: id, detail: hash },
      now,
      ofAd("EXISTS (SELECT 1 FROM ad_photos WHERE ad_id = ?4 AND hash = ?7)"),
    ),
  );
}

const actOf = (decision: SellerDecision) => {
  if ("blocked" in decision) return decision.blocked ? "block" : "unblock";
  return decision.verified ? "verify" : "unverify";
};

/** Changes a seller and their ads atomically, and records it. @returns false when there is no such seller */
export async function decideOn(
  db: D1Database,
  seller: string,
  decision: SellerDecision,
  by: Decider,
  now: number,
): Promise<boolean> {
  const [changed] = await db.batch([
    ...("blocked" in decision ? block(db, seller, decision.blocked, now) : verify(db, seller, decision.verified)),
    noting(db, { by, act: actOf(decision), seller, note: decision.note }, now, ofSeller),
  ]);
  return changed !== undefined && changed.results.length > 0;
}

/** Blocks or unblocks a seller. Blocking takes their ads offline, and unblocking does not bring them back. */
const block = (db: D1Database, id: string, blocked: boolean, now: number) => [
  db
    .prepare(
      "UPDATE sellers SET blocked_at = CASE WHEN ?2 = 0 THEN NULL ELSE coalesce(blocked_at, ?3) END WHERE id = ?1 RETURNING id",
    )
    .bind(id, Number(blocked), now),
  db
    .prepare(
      `UPDATE ads SET state = 'refusee', revision = revision + 1, refusal = 'autre', updated_at = ?3
         WHERE ?2 = 1 AND seller_uid = (SELECT uid FROM sellers WHERE id = ?1) AND state IN (${statesIn("refuse")})`,
    )
    .bind(id, Number(blocked), now),
];

/** Verifies a seller or takes that back. It is stored in their ads too, so that lists need not join sellers. */
const verify = (db: D1Database, id: string, verified: boolean) => [
  db.prepare("UPDATE sellers SET verified = ?2 WHERE id = ?1 RETURNING id").bind(id, Number(verified)),
  db
    .prepare("UPDATE ads SET seller_verified = ?2 WHERE seller_uid = (SELECT uid FROM sellers WHERE id = ?1)")
    .bind(id, Number(verified)),
];
