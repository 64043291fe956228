import { COMPARED_MILEAGE, COMPARED_YEARS } from "../../src/contract/market/comparable";

/** Which ads an ad is compared with, and what is said of their prices: one reckoning for labels, bargains, warnings and what sellers read (rule: market/comparable-ads). */

/** Under so many, a price is not compared. */
export const MIN_COMPARABLE = 8;
/** Under so many, no median is printed. */
export const MIN_FOR_MEDIAN = 5;

export interface Comparable {
  readonly year: number;
  readonly condition: string;
  /** Kilometres. */
  readonly mileage: number;
}

/** Whether another ad of the same model compares: a wreck compares with nothing, a new car has no mileage to speak of. */
export const compares = (one: Comparable, other: Comparable): boolean =>
  one.condition !== "accidente" &&
  other.condition === one.condition &&
  Math.abs(other.year - one.year) <= COMPARED_YEARS &&
  (one.condition === "neuf_0km" || Math.abs(other.mileage - one.mileage) <= one.mileage * COMPARED_MILEAGE);

/** First and last year that compare with a year. */
export const yearsAround = (year: number): readonly [first: number, last: number] => [
  year - COMPARED_YEARS,
  year + COMPARED_YEARS,
];

/** A quantile of whole francs in rising order: between two of them, their weighted mean. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return Math.round(low + (high - low) * (at - Math.floor(at)));
}

export const rising = (prices: readonly number[]): readonly number[] => prices.toSorted((a, b) => a - b);

/** @returns null where too few compare */
export const comparableMedian = (sorted: readonly number[]): number | null =>
  sorted.length < MIN_COMPARABLE ? null : quantile(sorted, 0.5);
