/** The lowest of the figures; null when there is none. */
export const lowest = (figures: readonly number[]): number | null =>
  figures.length > 0 ? figures.reduce((a, b) => Math.min(a, b)) : null;

/** The highest of the figures; null when there is none. */
export const highest = (figures: readonly number[]): number | null =>
  figures.length > 0 ? figures.reduce((a, b) => Math.max(a, b)) : null;
