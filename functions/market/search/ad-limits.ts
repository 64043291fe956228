/** How many ads one request may scan. With all else that it reads, it stays within 12,000 rows (`npm run bench -- ads` looks for the costliest search). */
export const MAX_READ = {
  /** Ads that the index of one filter finds. */
  found: 4_500,
  /** The newest ads, when no index finds few enough. */
  newest: 8_700,
  /** The newest ads, in the second scan, which counts the answers to the filter whose index the first one used. */
  withoutFinder: 5_500,
  /** Ads among which a few are chosen: those close to a search, or the latest of a brand or model. */
  near: 300,
} as const;
