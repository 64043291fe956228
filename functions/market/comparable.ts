import { COMPARED_MILEAGE, COMPARED_YEARS } from "../../src/contract/market/comparable";

/** Which ads an ad is compared with, and the statistics of their prices, computed in one way for labels, bargains, warnings and sellers (rule: market/comparable-ads). */

/** A price is compared with at least this many ads. */
export const MIN_COMPARABLE = 8;
/** A median is shown for at least this many ads. */
const MIN_FOR_MEDIAN = 5;

export interface Comparable {
  readonly year: number;
  readonly condition: string;
  /** Kilometres. */
  readonly mileage: number;
}

/** Whether two ads of one model are comparable. Wrecks never are, and the mileage of new cars does not count. */
export const compares = (one: Comparable, other: Comparable): boolean =>
  isCompared(one) &&
  other.condition === one.condition &&
  Math.abs(other.year - one.year) <= COMPARED_YEARS &&
  (one.condition === "neuf_0km" || Math.abs(other.mileage - one.mileage) <= one.mileage * COMPARED_MILEAGE);

/** The first and the last year that are comparable with a year. */
export const yearsAround = (year: number): readonly [first: number, last: number] => [
  year - COMPARED_YEARS,
  year + COMPARED_YEARS,
];

/** A quantile of sorted prices in francs; between two prices it is their weighted mean. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return Math.round(low + (high - low) * (at - Math.floor(at)));
}

export const rising = (prices: readonly number[]): readonly number[] => prices.toSorted((a, b) => a - b);

/** The median of comparable prices. @returns null when they are too few */
export const comparableMedian = (sorted: readonly number[]): number | null =>
  sorted.length < MIN_COMPARABLE ? null : quantile(sorted, 0.5);

/** Quartiles and median of the prices of so many ads. */
export interface Spread {
  readonly n: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}
/** @returns null when the prices are too few */
export const spreadOf = (sorted: readonly number[]): Spread | null =>
  sorted.length < MIN_COMPARABLE
    ? null
    : { n: sorted.length, low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };

export interface YearPrices {
  readonly year: number;
  readonly n: number;
  /** Null when too few ads have that year. */
  readonly median: number | null;
}
/** What ads of each year ask, the newest cars first. */
export function pricesByYear(ads: readonly { readonly year: number; readonly price: number }[]): readonly YearPrices[] {
  const years = [...new Set(ads.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => {
    const prices = rising(ads.flatMap((ad) => (ad.year === year ? ad.price : [])));
    return { year, n: prices.length, median: prices.length < MIN_FOR_MEDIAN ? null : quantile(prices, 0.5) };
  });
}

/** Whether an ad's price counts: wrecks are compared with nothing. */
export const isCompared = ({ condition }: Pick<Comparable, "condition">) => condition !== "accidente";
