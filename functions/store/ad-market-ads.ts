import * as z from "zod/mini";
import { LEAST_COMPARABLE } from "./ad-row";

/** Of one brand or model no more than these are read. */
const MOST = 5_000;

/** Whose ads are compared, as a search names it → which they are, in an order that its index has. */
const ADS_OF = {
  marque: "brand_key = ? ORDER BY published_at DESC, n DESC",
  modele: "model_key = ? ORDER BY year DESC",
} as const;
export type MarketOf = keyof typeof ADS_OF;

const asked = z.object({ year: z.int(), price: z.int(), sound: z.int() });
type Asked = z.infer<typeof asked>;

/** A quantile of whole francs: between two of them, their weighted mean. */
function quantile(prices: readonly number[], share: number): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return Math.round(low + (high - low) * (at - Math.floor(at)));
}

export interface Market {
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly more: boolean;
  /** Quartiles and median; null where fewer than eight compare. */
  readonly comparable: { readonly n: number; readonly low: number; readonly median: number; readonly high: number } | null;
  readonly by_year: readonly { readonly year: number; readonly n: number; readonly median: number }[];
}

function comparableOf(ads: readonly Asked[], year: number | null): Market["comparable"] {
  const prices = ads.filter((ad) => year === null || Math.abs(ad.year - year) <= 1).map(({ price }) => price);
  return prices.length < LEAST_COMPARABLE ? null : { n: prices.length, low: quantile(prices, 0.25), median: quantile(prices, 0.5), high: quantile(prices, 0.75) };
}

export const marketSql = (of: MarketOf) => `SELECT year, price, condition <> 'accidente' AS sound FROM ads WHERE state = 'publiee' AND ${ADS_OF[of]} LIMIT ${MOST + 1}`;

/** What published ads of a brand or a model ask; wrecks are counted, and compared with nothing. @param year compared with a year more or less; null: all years */
export async function marketOf(db: D1Binding, of: MarketOf, key: string, year: number | null): Promise<Market> {
  const { results } = await db.prepare(marketSql(of)).bind(key).all();
  const all = z.array(asked).parse(results).slice(0, MOST);
  const ads = all.filter(({ sound }) => sound === 1);
  const years = [...new Set(ads.map((ad) => ad.year))].sort((a, b) => b - a);
  const pricesIn = (wanted: number) => ads.filter((ad) => ad.year === wanted).map(({ price }) => price);
  return {
    count: all.length,
    more: results.length > MOST,
    comparable: comparableOf(ads, year),
    by_year: years.map((one) => ({ year: one, n: pricesIn(one).length, median: quantile(pricesIn(one), 0.5) })),
  };
}
