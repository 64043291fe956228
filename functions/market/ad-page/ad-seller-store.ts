import * as z from "zod/mini";
import type { AdCard } from "../../../src/contract/market/ad";
import { CARD_COLUMNS, cardOf } from "../ad-row";
import { closeRow } from "./ad-detail-store";

const writtenAbout = z.object({ brand_name: z.string(), model_name: z.string(), year: z.int() });

/** The car of an ad whose seller visitors may write to. @returns null when the ad is not online or its seller is blocked */
export async function carToWriteOf(db: D1Database, adId: string): Promise<z.infer<typeof writtenAbout> | null> {
  const { results } = await db
    .prepare(
      "SELECT brand_name, model_name, year FROM ads JOIN sellers ON sellers.uid = ads.seller_uid WHERE ads.id = ? AND ads.state = 'publiee' AND sellers.blocked_at IS NULL",
    )
    .bind(adId)
    .all();
  return writtenAbout.safeParse(results[0]).data ?? null;
}

const sellerRow = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  verified: z.int(),
  since: z.int(),
  ads: z.int(),
});
export interface FoundSeller {
  /** Under the name in the newest ad. */
  readonly seller: z.infer<typeof sellerRow>;
  readonly ads: readonly AdCard[];
  /** The car of the newest ad. */
  readonly newest: z.infer<typeof closeRow> | undefined;
}

/** A seller and their ads that are online, newest first. @returns null when they have none */
export async function findSeller(db: D1Database, id: string, most: number): Promise<FoundSeller | null> {
  const [sellers, ads] = await db.batch([
    db
      .prepare(
        `SELECT sellers.id AS id, ads.seller_name AS name, ads.seller_type AS type, sellers.verified AS verified, sellers.since AS since,
           sellers.online AS ads
         FROM sellers JOIN ads ON ads.seller_uid = sellers.uid WHERE sellers.id = ? AND sellers.blocked_at IS NULL AND ads.state = 'publiee' ORDER BY ads.n DESC LIMIT 1`,
      )
      .bind(id),
    db
      .prepare(
        `SELECT ${CARD_COLUMNS}, model_key, body_type FROM ads WHERE seller_uid = (SELECT uid FROM sellers WHERE id = ?) AND state = 'publiee' ORDER BY n DESC LIMIT ?`,
      )
      .bind(id, most),
  ]);
  const seller = sellerRow.safeParse(sellers?.results[0]).data;
  if (!seller) return null;
  return {
    seller,
    ads: (ads?.results ?? []).flatMap((row) => cardOf(row) ?? []),
    newest: closeRow.safeParse(ads?.results[0]).data,
  };
}
