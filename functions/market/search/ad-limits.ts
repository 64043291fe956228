/** How many ads one request may scan. With all else that it reads, it stays within 12,000 rows (`npm run bench -- ads` looks for the costliest search). */
export const MAX_READ = {
  /** Ads that the index of one filter finds. */
  found: 4_500,
  /** Ads that the index of words finds. Each is read there, and then among the ads. */
  worded: 4_000,
  /** Ads that are counted to learn whether words find fewer than another index. */
  named: 300,
  /** A market of up to this many ads is scanned whole when no index finds few enough. */
  market: 8_700,
  /** The newest ads of a larger market. More of them would cost more and still not be all. */
  newest: 4_500,
  /** The same for the second scan, which counts the answers to the filter whose index the first one used. */
  marketAgain: 5_500,
  newestAgain: 2_400,
  wordedAgain: 1_200,
  /** Ads among which a few are chosen: those close to a search, or the latest of a brand or model. */
  near: 300,
} as const;

/** How many of the newest ads a search without an index scans. @param online how many ads the market has */
export const newestOf = (online: number): number => (online <= MAX_READ.market ? MAX_READ.market : MAX_READ.newest);

/** @see newestOf */
export const newestAgainOf = (online: number): number =>
  online <= MAX_READ.marketAgain ? MAX_READ.marketAgain : MAX_READ.newestAgain;
