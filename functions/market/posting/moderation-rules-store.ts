import * as z from "zod/mini";
import type { AdWarning } from "../../../src/contract/market/warnings";
import type { Estimate } from "../../../src/contract/market/estimate";

const text = z.string();
const maybe = z.nullable(z.string());

const judged = z.object({
  id: text,
  seller_uid: text,
  brand_name: text,
  model_key: text,
  model_name: text,
  version: maybe,
  year: z.int(),
  month: z.nullable(z.int()),
  body_type: text,
  condition: text,
  gearbox: text,
  energy: text,
  papers: text,
  mileage: z.int(),
  accidents: maybe,
  vin: maybe,
  description: text,
  price: z.int(),
  /** The price when an operator last approved the ad; null before. */
  read_price: z.nullable(z.int()),
  town: text,
  district: maybe,
  seller_name: text,
  phone: text,
  call_hours: maybe,
});
/** The fields of an ad that the automatic rules read. */
export type JudgedAd = z.infer<typeof judged>;

export async function judgedAd(db: D1Database, id: string): Promise<JudgedAd | null> {
  const { results } = await db
    .prepare(`SELECT ${Object.keys(judged.shape).join(", ")} FROM ads WHERE id = ?`)
    .bind(id)
    .all();
  return judged.safeParse(results[0]).data ?? null;
}

/** What the automatic rules read of other ads than the one they judge. */
export interface AdsAround {
  readonly sameText: boolean;
  /** How many other sellers have the same telephone number. */
  readonly samePhone: number;
  readonly sameVin: boolean;
  readonly samePhoto: boolean;
}

/** The states of ads that are online or wait for moderation. */
const LIVE = "('en_attente', 'publiee')";

/** @param digest the digest of the ad's description */
export async function adsAround(db: D1Database, ad: JudgedAd, digest: string): Promise<AdsAround> {
  const { id, seller_uid, phone, vin } = ad;
  const { results } = await db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM ad_texts JOIN ads ON ads.id = ad_texts.ad_id WHERE digest = ?2 AND ad_id <> ?1 AND state IN ${LIVE}) AS same_text,
        (SELECT count(*) FROM (SELECT DISTINCT seller_uid FROM ads WHERE phone <> '' AND phone = ?3 AND seller_uid <> ?4 LIMIT 10)) AS same_phone,
        EXISTS (SELECT 1 FROM ads WHERE vin = ?5 AND vin IS NOT NULL AND id <> ?1 AND state IN ${LIVE}) AS same_vin,
        EXISTS (SELECT 1 FROM ad_photos mine JOIN ad_photos other ON other.hash = mine.hash JOIN ads ON ads.id = other.ad_id
          WHERE mine.ad_id = ?1 AND other.ad_id <> ?1 AND ads.state IN ${LIVE}) AS same_photo`,
    )
    .bind(id, digest, phone, seller_uid, vin)
    .all();
  const row = z
    .object({ same_text: z.int(), same_phone: z.int(), same_vin: z.int(), same_photo: z.int() })
    .parse(results[0]);
  return {
    sameText: row.same_text === 1,
    samePhone: row.same_phone,
    sameVin: row.same_vin === 1,
    samePhoto: row.same_photo === 1,
  };
}

/** @param estimate what such a car is estimated at now; null where too little is known of it */
export const keepWarnings = (
  db: D1Database,
  { id }: JudgedAd,
  digest: string,
  estimate: Estimate | null,
  warnings: readonly AdWarning[],
) =>
  db.batch([
    db
      .prepare(
        "INSERT INTO ad_texts (ad_id, digest) VALUES (?, ?) ON CONFLICT (ad_id) DO UPDATE SET digest = excluded.digest",
      )
      .bind(id, digest),
    db
      .prepare(
        "UPDATE ads SET warnings = ?, estimate_n = ?, estimate_value = ?, estimate_low = ?, estimate_high = ?, estimate_certainty = ? WHERE id = ?",
      )
      .bind(
        JSON.stringify(warnings),
        ...[estimate?.n, estimate?.value, estimate?.low, estimate?.high, estimate?.certainty].map(
          (value) => value ?? null,
        ),
        id,
      ),
  ]);
