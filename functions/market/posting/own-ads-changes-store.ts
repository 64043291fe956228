import type { AdState } from "../../../src/contract/market/states";
import { mayStill } from "../../members/member-days-store";
import type { Columns, OwnRow } from "./own-ads-store";
import { DAY } from "../../../src/shared/dates/day";

/** How many drafts a member may have at a time, and how many ads they may submit in a day. */
const MAX_DRAFTS = 20;
const MAX_SUBMITTED = 5;

interface Beginner {
  readonly uid: string;
  readonly email: string;
}

/**
 * Creates a draft, and makes its member a seller (idempotent for one id).
 * @param sellerId the seller's id of a member who has none yet
 */
export async function beginAd(
  db: D1Database,
  { uid, email }: Beginner,
  id: string,
  sellerId: string,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        "INSERT INTO sellers (uid, id, email, name, type, since) VALUES (?1, ?2, ?3, '', 'particulier', ?4) ON CONFLICT (uid) DO UPDATE SET email = excluded.email",
      )
      .bind(uid, sellerId, email, now),
    db
      .prepare(
        `INSERT INTO ads (id, seller_uid, state, created_at, updated_at) SELECT ?1, ?2, 'brouillon', ?3, ?3
         WHERE (SELECT blocked_at FROM sellers WHERE uid = ?2) IS NULL AND (SELECT count(*) FROM ads WHERE seller_uid = ?2 AND state = 'brouillon') < ${MAX_DRAFTS} AND ${mayStill("draft", "?2", "?3")} ON CONFLICT DO NOTHING`,
      )
      .bind(id, uid, now),
  ]);
}

export async function isBlocked(db: D1Database, uid: string): Promise<boolean> {
  const { results } = await db
    .prepare("SELECT 1 FROM sellers WHERE uid = ? AND blocked_at IS NOT NULL")
    .bind(uid)
    .all();
  return results.length > 0;
}

/** A change of an ad. */
interface Change {
  /** The ad as it was read. */
  readonly ad: OwnRow;
  readonly next: AdState;
  readonly columns: Columns;
  readonly now: number;
}

/** SQL that changes an ad in the revision that was read (optimistic locking). */
function changing(
  db: D1Database,
  { ad, next, columns, now }: Change,
  more = "",
  bound: readonly (string | number)[] = [],
): D1PreparedStatement {
  const names = Object.keys(columns);
  const set = names.map((name) => `, ${name} = ?`).join("");
  return db
    .prepare(
      `UPDATE ads SET state = ?, revision = revision + 1, updated_at = ?${set} WHERE id = ? AND state = ? AND revision = ? ${more} RETURNING revision`,
    )
    .bind(next, now, ...Object.values(columns), ad.id, ad.state, ad.revision, ...bound);
}

/** Changes an ad. @returns false when it was changed since it was read; then nothing is written */
export async function changeAd(db: D1Database, change: Change): Promise<boolean> {
  const { results } = await changing(db, change).all();
  return results.length > 0;
}

/** Deletes a draft that was never submitted. @returns as `changeAd`; also false for an ad that was submitted before */
export async function dropDraft(db: D1Database, { id, revision }: OwnRow): Promise<boolean> {
  const { results } = await db
    .prepare(
      "DELETE FROM ads WHERE id = ? AND state = 'brouillon' AND revision = ? AND submitted_at IS NULL AND published_at IS NULL RETURNING id",
    )
    .bind(id, revision)
    .all();
  return results.length > 0;
}

/** Submits an ad, unless its member is over the quota of the day. @returns as `changeAd` */
export async function submitAd(db: D1Database, change: Change): Promise<boolean> {
  const { ad, now } = change;
  const uid = String(ad.seller_uid);
  const quota = `AND (SELECT count(*) FROM ads WHERE seller_uid = ? AND id <> ? AND submitted_at > ? AND (published_at IS NULL OR published_at > ?)) < ${MAX_SUBMITTED}`;
  const { results } = await changing(db, change, quota, [uid, ad.id, now - DAY, now - DAY]).all();
  return results.length > 0;
}

/** Gives a seller the name that their last ad says. */
export const nameSeller = (db: D1Database, uid: string, name: string, type: string) =>
  db.prepare("UPDATE sellers SET name = ?, type = ? WHERE uid = ?").bind(name, type, uid).run();

/**
 * Changes an ad and its price, and adds the price to its history, which also gets the first price if it does not have it.
 * @returns as `changeAd`
 */
export async function changePricedAd(
  db: D1Database,
  change: Change & { readonly columns: { readonly price: number } },
): Promise<boolean> {
  const { ad, columns, now } = change;
  const still = "FROM ads WHERE id = ? AND state = ? AND revision = ?";
  const same = [ad.id, ad.state, ad.revision];
  const results = await db.batch([
    db
      .prepare(
        `INSERT INTO ad_prices (ad_id, price, at) SELECT id, price, published_at ${still} AND NOT EXISTS (SELECT 1 FROM ad_prices WHERE ad_id = ads.id) ON CONFLICT DO NOTHING`,
      )
      .bind(...same),
    db
      .prepare(`INSERT INTO ad_prices (ad_id, price, at) SELECT id, ?, ? ${still} ON CONFLICT DO NOTHING`)
      .bind(columns.price, now, ...same),
    changing(db, change),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}
