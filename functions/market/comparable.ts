import { COMPARED_MILEAGE, COMPARED_YEARS } from "../../src/contract/market/comparable";

/** Which ads an ad is compared with, and the statistics of their prices, computed in one way for labels, bargains, warnings and sellers (rule: market/comparable-ads). */

/** A price is compared with at least this many ads. */
export const MIN_COMPARABLE = 8;
/** A median is shown for at least this many ads. */
export const MIN_FOR_MEDIAN = 5;

export interface Comparable {
  readonly year: number;
  readonly condition: string;
  /** Kilometres. */
  readonly mileage: number;
}

/** Whether two ads of one model are comparable. Wrecks never are, and the mileage of new cars does not count. */
export const compares = (one: Comparable, other: Comparable): boolean =>
  one.condition !== "accidente" &&
  other.condition === one.condition &&
  Math.abs(other.year - one.year) <= COMPARED_YEARS &&
  (one.condition === "neuf_0km" || Math.abs(other.mileage - one.mileage) <= one.mileage * COMPARED_MILEAGE);

/** The first and the last year that are comparable with a year. */
export const yearsAround = (year: number): readonly [first: number, last: number] => [
  year - COMPARED_YEARS,
  year + COMPARED_YEARS,
];

/** A quantile of sorted prices in francs; between two prices it is their weighted mean. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return Math.round(low + (high - low) * (at - Math.floor(at)));
}

export const rising = (prices: readonly number[]): readonly number[] => prices.toSorted((a, b) => a - b);

/** The median of comparable prices. @returns null when they are too few */
export const comparableMedian = (sorted: readonly number[]): number | null =>
  sorted.length < MIN_COMPARABLE ? null : quantile(sorted, 0.5);
