/** Ads that one request looks at, whatever it asks: together with what else it reads, 12.000 rows (`npm run bench -- ads` looks for the worst). */
export const MAX_READ = {
  /** What the index of one filter finds. */
  found: 4_500,
  /** The newest of all, where no filter leaves fewer. */
  newest: 8_700,
  /** The newest of all, for the answers to one filter beside those of all others. */
  beside: 5_500,
  /** What an index finds of what comes close. */
  near: 300,
} as const;
