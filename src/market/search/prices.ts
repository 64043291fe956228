const M = 1_000_000;

/** How far an ad's price may be from the requested one to count as close when nothing is found (rule: market/search-empty). */
export const NEAR_PRICE = M;

/** Budget bands of the used-car market, near its quartiles (rule: market/home): [minimum, maximum]. */
export const AD_BANDS = [
  { label: "Moins de 3 M", short: "Moins de 3 M", range: [null, 3 * M] },
  { label: "3 à 5 M", short: "3–5 M", range: [3 * M, 5 * M] },
  { label: "5 à 8 M", short: "5–8 M", range: [5 * M, 8 * M] },
  { label: "8 à 12 M", short: "8–12 M", range: [8 * M, 12 * M] },
  { label: "Plus de 12 M", short: "> 12 M", range: [12 * M, null] },
] as const satisfies readonly {
  readonly label: string;
  readonly short: string;
  readonly range: readonly [number | null, number | null];
}[];
