import * as z from "zod/mini";
import type { AdCard } from "../../../src/contract/market/ad";
import type { AlertSubject } from "../../../src/contract/market/alert-subject";
import { CARD_COLUMNS, cardOf } from "../ad-row";
import { allOf, conditionsOf, ONLINE, type Sql } from "../search/ad-where-store";
import type { DueAlert } from "./alerts-store";

/** An ad that an alert tells. */
export interface ToldAd {
  readonly card: AdCard;
  /** Francs: the price before it was lowered; null for an ad that is new. */
  readonly before: number | null;
}

type AdsSubject = Extract<AlertSubject, { kind: "search" | "ad" }>;

/** Nobody is told about their own ad, whether the alert is of the account or of its address. */
const NOT_OWN =
  "NOT EXISTS (SELECT 1 FROM sellers WHERE sellers.uid = ads.seller_uid AND (sellers.uid = ? OR lower(sellers.email) = ?))";
/** A price is told when it changed since the last mail, and is lower than the one before and than any that this alert has told. */
const LOWERED =
  "price < price_before AND NOT EXISTS (SELECT 1 FROM alert_ads WHERE alert_id = ? AND ad_id = ads.id AND price <= ads.price)";
/** Prices that changed in an hour are few, so they are read first and each is judged (CROSS JOIN keeps the order), however many ads a search finds. */
const CHANGED =
  "(SELECT DISTINCT ad_id FROM ad_prices WHERE at > ?) AS changed CROSS JOIN ads ON ads.id = changed.ad_id";
const NEW = "published_at > ? AND NOT EXISTS (SELECT 1 FROM alert_ads WHERE alert_id = ? AND ad_id = ads.id)";

const wantedBy = (subject: AdsSubject, now: number): Sql =>
  allOf([
    { sql: ONLINE, values: [] },
    ...(subject.kind === "ad" ? [{ sql: "id = ?", values: [subject.id] }] : conditionsOf(subject.search, now)),
  ]);

const titled = z.object({ brand_name: z.string(), model_name: z.string(), year: z.int() });

/** The names and the year of an ad that is online, or null. */
export async function onlineAd(db: D1Database, id: string): Promise<z.infer<typeof titled> | null> {
  const { results } = await db
    .prepare(`SELECT brand_name, model_name, year FROM ads WHERE id = ? AND ${ONLINE}`)
    .bind(id)
    .all();
  return titled.safeParse(results[0]).data ?? null;
}

/**
 * What an alert has not told yet: ads published since its last mail, the newest first, then ads whose price was lowered since. The member's own ads are
 * left out.
 */
export async function newAdsOf(
  db: D1Database,
  { id, email, uid, seen_at }: DueAlert,
  subject: AdsSubject,
  now: number,
  most: number,
): Promise<readonly ToldAd[]> {
  const where = wantedBy(subject, now);
  const select = (from: string, told: string) =>
    db.prepare(
      `SELECT ${CARD_COLUMNS} FROM ${from} WHERE ${where.sql} AND ${NOT_OWN} AND ${told} ORDER BY published_at DESC, n DESC LIMIT ?`,
    );
  const values = [...where.values, uid, email];
  const [lowered, published] = await db.batch([
    select(CHANGED, LOWERED).bind(seen_at, ...values, id, most),
    ...(subject.kind === "ad" ? [] : [select("ads", NEW).bind(...values, seen_at, id, most)]),
  ]);
  const cardsOf = (rows: readonly unknown[] = []) => rows.flatMap((row) => cardOf(row) ?? []);
  const fresh = cardsOf(published?.results).map((card) => ({ card, before: null }));
  const drops = cardsOf(lowered?.results)
    .filter((card) => !fresh.some((one) => one.card.id === card.id))
    .map((card) => ({ card, before: card.price_before }));
  return [...fresh, ...drops].slice(0, most);
}
