/** Arithmetic mean; null for an empty list. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean of owners' scores, with one decimal; null for an empty list. Counted in tenths, so that the order of the scores cannot change it. */
export const meanScore = (scores: readonly number[]): number | null => {
  const tenths = mean(scores.map((score) => Math.round(score * 10)));
  return tenths === null ? null : Math.round(tenths) / 10;
};
