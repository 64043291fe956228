import * as z from "zod/mini";
import { isCompared, pricesByYear, rising, type Spread, spreadOf, type YearPrices } from "../asked-prices";

/** At most this many ads of a brand or model are read. */
const MAX_ADS = 5_000;

/** Filter → SQL of the ads with one answer to it, in the order of its index. */
const ADS_OF = {
  marque: "brand_key = ? ORDER BY published_at DESC, n DESC",
  modele: "model_key = ? ORDER BY year DESC",
} as const;
export type MarketOf = keyof typeof ADS_OF;

const row = z.object({ year: z.int(), price: z.int(), condition: z.string() });

export interface Market {
  readonly count: number;
  /** Whether there are more ads than were counted. */
  readonly more: boolean;
  /** Null for fewer than eight ads. */
  readonly asked: Spread | null;
  readonly by_year: readonly YearPrices[];
}

/** Each query reads its index alone. */
export const marketSql = (of: MarketOf) =>
  `SELECT year, price, condition FROM ads WHERE state = 'publiee' AND ${ADS_OF[of]} LIMIT ${MAX_ADS + 1}`;

/** The prices of published ads of a brand or a model. Wrecks are counted, but their prices are not. */
export async function marketOf(db: D1Database, of: MarketOf, key: string): Promise<Market> {
  const { results } = await db.prepare(marketSql(of)).bind(key).all();
  const all = z.array(row).parse(results).slice(0, MAX_ADS);
  const ads = all.filter(isCompared);
  return {
    count: all.length,
    more: results.length > MAX_ADS,
    asked: spreadOf(rising(ads.map(({ price }) => price))),
    by_year: pricesByYear(ads),
  };
}
