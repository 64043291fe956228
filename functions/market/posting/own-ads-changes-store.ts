import type { AdState } from "../../../src/contract/market/states";
import { mayStill } from "../../members/member-days-store";
import type { Columns, OwnRow } from "./own-ads-store";

/** Drafts that a member has at a time, and ads that they submit within a day. */
const MAX_DRAFTS = 20;
const MAX_SUBMITTED = 5;
const DAY = 86_400_000;

interface Beginner {
  readonly uid: string;
  readonly email: string;
}

/**
 * Begins an ad, and makes its member a seller. Begun again under the same id, nothing changes.
 * @param sellerId theirs, unless they have one already
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

/** The change of an ad as it was read, unless it is another one by now. */
function changing(
  db: D1Database,
  ad: OwnRow,
  next: AdState,
  columns: Columns,
  now: number,
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

/** @returns false where somebody changed the ad since it was read: nothing is written */
export async function changeAd(
  db: D1Database,
  ad: OwnRow,
  next: AdState,
  columns: Columns,
  now: number,
): Promise<boolean> {
  const { results } = await changing(db, ad, next, columns, now).all();
  return results.length > 0;
}

/** Takes away a draft that nobody but its owner was to see: no address of it was ever known. @returns as `changeAd`; false too where others were to see it */
export async function dropDraft(db: D1Database, { id, revision }: OwnRow): Promise<boolean> {
  const { results } = await db
    .prepare(
      "DELETE FROM ads WHERE id = ? AND state = 'brouillon' AND revision = ? AND submitted_at IS NULL AND published_at IS NULL RETURNING id",
    )
    .bind(id, revision)
    .all();
  return results.length > 0;
}

/** Puts an ad among those that wait, if its member has not submitted too many within a day. @returns as `changeAd` */
export async function submitAd(
  db: D1Database,
  ad: OwnRow,
  next: AdState,
  columns: Columns,
  now: number,
): Promise<boolean> {
  const uid = String(ad.seller_uid);
  const quota = `AND (SELECT count(*) FROM ads WHERE seller_uid = ? AND id <> ? AND submitted_at > ? AND (published_at IS NULL OR published_at > ?)) < ${MAX_SUBMITTED}`;
  const { results } = await changing(db, ad, next, columns, now, quota, [uid, ad.id, now - DAY, now - DAY]).all();
  return results.length > 0;
}

/** What a seller is called is what their last ad says. */
export const nameSeller = (db: D1Database, uid: string, name: string, type: string) =>
  db.prepare("UPDATE sellers SET name = ?, type = ? WHERE uid = ?").bind(name, type, uid).run();

/**
 * Changes an ad and its price, and writes the price down beside those before it: the first one too, if nobody has.
 * @returns as `changeAd`
 */
export async function changePricedAd(
  db: D1Database,
  ad: OwnRow,
  next: AdState,
  columns: Columns & { readonly price: number },
  now: number,
): Promise<boolean> {
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
    changing(db, ad, next, columns, now),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}
