/** What ads ask, whatever their cars are like: quartiles and medians of prices (rule: market/asked-prices). */

/** Quartiles are given for at least this many ads. */
const MIN_FOR_SPREAD = 8;
/** A median is shown for at least this many ads. */
const MIN_FOR_MEDIAN = 5;

/** A quantile of sorted prices in francs; between two prices it is their weighted mean. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return Math.round(low + (high - low) * (at - Math.floor(at)));
}

export const rising = (prices: readonly number[]): readonly number[] => prices.toSorted((a, b) => a - b);

/** Quartiles and median of the prices of so many ads. */
export interface Spread {
  readonly n: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}
/** @returns null when the prices are too few */
export const spreadOf = (sorted: readonly number[]): Spread | null =>
  sorted.length < MIN_FOR_SPREAD
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

/** Whether an ad's price counts: those of wrecks do not. */
export const isCompared = ({ condition }: { readonly condition: string }) => condition !== "accidente";
