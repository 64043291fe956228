/** How many ads one request may scan. With all else that it reads, it stays within 12,000 rows (`npm run bench -- ads` looks for the costliest search). */
export const MAX_READ = {
  /** Ads that the index of one filter finds. */
  found: 4_500,
  /** Ads that the index of words finds. Each is read there, and then among the ads. */
  worded: 4_000,
  /** Ads that are counted to learn whether words find fewer than another index. */
  named: 300,
  /** The newest ads, when no index finds few enough. */
  newest: 8_700,
  /** The newest ads, in the second scan, which counts the answers to the filter whose index the first one used. */
  withoutFinder: 5_500,
  /** Ads that the index of words finds, in the second scan. */
  wordedWithoutFinder: 2_500,
  /** Ads among which a few are chosen: those close to a search, or the latest of a brand or model. */
  near: 300,
} as const;
