import type { AdCard } from "../../../src/contract/market/ad";
import { readAdSearch } from "../../../src/contract/market/search";
import { CARD_COLUMNS, cardOf } from "../ad-row";
import { allOf, conditionsOf, ONLINE } from "../search/ad-where-store";
import type { DueAlert } from "./alerts-store";

/** Ads that an alert has not sent yet, newest first. The member's own ads are left out. */
export async function newAdsOf(
  db: D1Database,
  { id, email, uid, search, seen_at }: DueAlert,
  now: number,
  most: number,
): Promise<readonly AdCard[]> {
  const where = allOf([{ sql: ONLINE, values: [] }, ...conditionsOf(readAdSearch(new URLSearchParams(search)), now)]);
  const { results } = await db
    .prepare(
      `SELECT ${CARD_COLUMNS} FROM ads WHERE ${where.sql} AND published_at > ?
         AND NOT EXISTS (SELECT 1 FROM sellers WHERE sellers.uid = ads.seller_uid AND (sellers.uid = ? OR lower(sellers.email) = ?))
         AND NOT EXISTS (SELECT 1 FROM alert_ads WHERE alert_id = ? AND ad_id = ads.id)
       ORDER BY published_at DESC, n DESC LIMIT ?`,
    )
    .bind(...where.values, seen_at, uid, email, id, most)
    .all();
  return results.flatMap((row) => cardOf(row) ?? []);
}
