import type { AdReport } from "../../../src/contract/market/ad-report";

/**
 * Stores a visitor's report of an ad that is online, once for each visitor.
 * @param visitor the digest of the visitor's network
 * @returns "before" when this visitor has already reported the ad, "unknown" when no such ad is online
 */
export async function keepReport(
  db: D1Database,
  adId: string,
  visitor: string,
  { reason, text }: AdReport,
  now: number,
): Promise<"kept" | "before" | "unknown"> {
  const [kept, known] = await db.batch([
    db
      .prepare(
        `INSERT INTO ad_reports (ad_id, visitor, reason, text, at) SELECT ?1, ?2, ?3, ?4, ?5
         WHERE EXISTS (SELECT 1 FROM ads WHERE id = ?1 AND state = 'publiee') ON CONFLICT DO NOTHING RETURNING ad_id`,
      )
      .bind(adId, visitor, reason, text, now),
    db.prepare("SELECT 1 FROM ad_reports WHERE ad_id = ? AND visitor = ?").bind(adId, visitor),
  ]);
  if ((kept?.results.length ?? 0) > 0) return "kept";
  return (known?.results.length ?? 0) > 0 ? "before" : "unknown";
}
