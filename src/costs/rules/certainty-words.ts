/** How sure a figure of the country is, in words. */
export const CERTAINTY_WORDS = {
  A: "source officielle",
  B: "presse concordante",
  C: "à confirmer",
  D: "estimation, à confirmer",
} as const;
