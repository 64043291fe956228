import * as z from "zod/mini";
import { comparableMedian, compares, yearsAround } from "./comparable";

/** At most this many ads of one model are compared, the newest cars first. */
const MAX_COMPARED = 3_000;
const ALL_YEARS = [0, 9_999] as const;

const flag = z.nullable(z.int());
const comparedRow = z.object({
  n: z.int(),
  year: z.int(),
  condition: z.string(),
  mileage: z.int(),
  price: z.int(),
  market_n: flag,
  market_median: flag,
});
type ComparedRow = z.infer<typeof comparedRow>;

/** How many ads compare with one, and their median price; both null when they are too few. */
type Standing = readonly [n: number | null, median: number | null];

/** @param byPrice published ads of its model, the cheapest first */
function standingOf(ad: ComparedRow, byPrice: readonly ComparedRow[]): Standing {
  const prices = byPrice.flatMap((other) => (other.n !== ad.n && compares(ad, other) ? other.price : []));
  const median = comparableMedian(prices);
  return median === null ? [null, null] : [prices.length, median];
}

/** Whether a row must be written. While the median is the same, a count may be 5 % off, or each new ad would write a thousand rows. */
const isNew = (ad: ComparedRow, [n, median]: Standing) =>
  ad.market_median !== median || Math.abs((ad.market_n ?? 0) - (n ?? 0)) * 20 > (n ?? 0);

/**
 * Compares the published ads of a model anew. It must be called when one of them is published, changes its price or closes.
 * @param year the year of that ad, which is compared with ads of a year more or less; null for all years
 */
export async function refreshMarket(db: D1Database, modelKey: string, year: number | null): Promise<void> {
  const [first, last] = year === null ? ALL_YEARS : yearsAround(year);
  const { results } = await db
    .prepare(
      `SELECT n, year, condition, mileage, price, market_n, market_median FROM ads
       WHERE state = 'publiee' AND model_key = ? AND year BETWEEN ? AND ? ORDER BY year DESC LIMIT ${MAX_COMPARED}`,
    )
    .bind(modelKey, yearsAround(first)[0], yearsAround(last)[1])
    .all();
  const ads = z.array(comparedRow).parse(results);
  const byPrice = ads.toSorted((a, b) => a.price - b.price);
  const news = ads
    .filter((ad) => ad.year >= first && ad.year <= last)
    .map((ad) => ({ ad, standing: standingOf(ad, byPrice) }))
    .filter(({ ad, standing }) => isNew(ad, standing))
    .map(({ ad, standing }) => [ad.n, ...standing]);
  if (news.length === 0) return;
  await db
    .prepare(
      `UPDATE ads SET market_n = news.value ->> 1, market_median = news.value ->> 2 FROM json_each(?) AS news
       WHERE ads.n = news.value ->> 0 AND ads.state = 'publiee'`,
    )
    .bind(JSON.stringify(news))
    .run();
}
