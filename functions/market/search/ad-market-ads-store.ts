import * as z from "zod/mini";
import {
  type Comparable,
  compares,
  isCompared,
  pricesByYear,
  rising,
  type Spread,
  spreadOf,
  type YearPrices,
} from "../comparable";

/** At most this many ads of a brand or model are read. */
const MAX_ADS = 5_000;

/** Filter → SQL of the ads with one answer to it, in the order of its index. */
const ADS_OF = {
  marque: "brand_key = ? ORDER BY published_at DESC, n DESC",
  modele: "model_key = ? ORDER BY year DESC",
} as const;
export type MarketOf = keyof typeof ADS_OF;

const row = z.object({ year: z.int(), price: z.int(), condition: z.string(), mileage: z.optional(z.int()) });

export interface Market {
  readonly count: number;
  /** Whether there are more ads than were counted. */
  readonly more: boolean;
  /** Prices that compare with a car, or all prices when no car is given; null for fewer than eight. */
  readonly comparable: Spread | null;
  readonly by_year: readonly YearPrices[];
}

/** Each query reads its index alone. The index of brands has no mileage. */
export const marketSql = (of: MarketOf) =>
  `SELECT year, price, condition${of === "modele" ? ", mileage" : ""} FROM ads WHERE state = 'publiee' AND ${ADS_OF[of]} LIMIT ${MAX_ADS + 1}`;

/** The prices of published ads of a brand or a model. Wrecks are counted, but compared with nothing. @param car the car that ads of its model are compared with; null to take all of them */
export async function marketOf(db: D1Database, of: MarketOf, key: string, car: Comparable | null): Promise<Market> {
  const { results } = await db.prepare(marketSql(of)).bind(key).all();
  const all = z.array(row).parse(results).slice(0, MAX_ADS);
  const ads = all.filter(isCompared);
  return {
    count: all.length,
    more: results.length > MAX_ADS,
    comparable: spreadOf(
      rising(
        ads.flatMap((ad) =>
          car === null || (ad.mileage !== undefined && compares(car, { ...ad, mileage: ad.mileage })) ? ad.price : [],
        ),
      ),
    ),
    by_year: pricesByYear(ads),
  };
}
