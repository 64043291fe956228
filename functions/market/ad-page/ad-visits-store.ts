import * as z from "zod/mini";

/**
 * Visitors who have seen an ad or asked for its number, each once a day (functions/migrations/0006_ad_visits.sql). The ad's counters follow by a
 * trigger (0021_visits_counted.sql).
 */

export interface AdVisit {
  readonly adId: string;
  /** The digest of the visitor's network. */
  readonly visitor: string;
  /** An ISO date. */
  readonly day: string;
}

/** Counts a view of an ad that is online, once per visitor and day. */
export async function noteView(db: D1Database, { adId, visitor, day }: AdVisit): Promise<void> {
  await db
    .prepare("INSERT INTO ad_visits (visitor, act, ad_id, day) VALUES (?, 'view', ?, ?) ON CONFLICT DO NOTHING")
    .bind(visitor, adId, day)
    .run();
}

export interface Contact {
  /** E.164. */
  readonly phone: string;
  readonly whatsapp: boolean;
  readonly brand_name: string;
  readonly model_name: string;
  readonly year: number;
}

/**
 * Returns a seller's number, and counts it once per visitor and day.
 * @param most for how many ads a visitor may ask for the number in a day
 * @returns "unknown" when the ad has nobody to call, "many" when the visitor has asked for too many numbers
 */
export async function showContact(
  db: D1Database,
  { adId, visitor, day }: AdVisit,
  most: number,
): Promise<Contact | "unknown" | "many"> {
  const ONLINE =
    "SELECT 1 FROM ads JOIN sellers ON sellers.uid = ads.seller_uid WHERE ads.id = ?2 AND ads.state = 'publiee' AND ads.phone <> '' AND sellers.blocked_at IS NULL";
  const [, found] = await db.batch([
    db
      .prepare(
        `INSERT INTO ad_visits (visitor, act, ad_id, day) SELECT ?1, 'contact', ?2, ?3
         WHERE EXISTS (${ONLINE}) AND (SELECT count(*) FROM ad_visits WHERE visitor = ?1 AND act = 'contact') < ?4
         ON CONFLICT DO NOTHING`,
      )
      .bind(visitor, adId, day, most),
    db
      .prepare(
        `SELECT phone, whatsapp, brand_name, model_name, year, EXISTS (SELECT 1 FROM ad_visits WHERE visitor = ?1 AND act = 'contact' AND ad_id = ?2) AS allowed
         FROM ads WHERE id = ?2 AND EXISTS (${ONLINE})`,
      )
      .bind(visitor, adId),
  ]);
  const row = contactRow.safeParse(found?.results[0]).data;
  if (!row) return "unknown";
  if (row.allowed !== 1) return "many";
  return { ...row, whatsapp: row.whatsapp === 1 };
}

const contactRow = z.object({
  phone: z.string(),
  whatsapp: z.int(),
  brand_name: z.string(),
  model_name: z.string(),
  year: z.int(),
  allowed: z.int(),
});

/** Deletes the rows of earlier days. */
export const forgetVisits = (db: D1Database, day: string) =>
  db.prepare("DELETE FROM ad_visits WHERE day < ?").bind(day).run();
