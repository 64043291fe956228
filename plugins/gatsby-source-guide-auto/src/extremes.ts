/** @returns the lowest figure, or null for an empty list */
export const lowest = (figures: readonly number[]): number | null =>
  figures.length > 0 ? figures.reduce((a, b) => Math.min(a, b)) : null;

/** @returns the highest figure, or null for an empty list */
export const highest = (figures: readonly number[]): number | null =>
  figures.length > 0 ? figures.reduce((a, b) => Math.max(a, b)) : null;
