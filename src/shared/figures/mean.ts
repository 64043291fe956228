/** Arithmetic mean; null for an empty list. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A score is typed with six decimals at most. */
const UNITS = 1_000_000;

/** Mean of owners' scores, with one decimal; null for an empty list. Counted in whole units of the last decimal that scores may have, so that neither their order nor how binary fractions add up can change it. */
export const meanScore = (scores: readonly number[]): number | null => {
  const units = mean(scores.map((score) => Math.round(score * UNITS)));
  return units === null ? null : Math.round((units * 10) / UNITS) / 10;
};
