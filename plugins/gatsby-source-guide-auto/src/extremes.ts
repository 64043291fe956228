/** The lowest of some figures; null without one. */
export const lowest = (figures: readonly number[]): number | null =>
  figures.length > 0 ? figures.reduce((a, b) => Math.min(a, b)) : null;

/** The highest of some figures; null without one. */
export const highest = (figures: readonly number[]): number | null =>
  figures.length > 0 ? figures.reduce((a, b) => Math.max(a, b)) : null;
