const M = 1_000_000;

/** How far an ad's price may be from the requested one to count as close when nothing is found (rule: market/search-empty). */
export const NEAR_PRICE = M;

/**
 * Budget bands of the used-car market, near its quartiles (rule: market/home): [minimum, maximum], both included, as in a search. A band begins one franc
 * above the one before, so that each price is in one of them. The slug names a band in addresses.
 */
export const AD_BANDS = [
  { slug: "moins-de-3-millions", label: "Jusqu’à 3 M", short: "Jusqu’à 3 M", range: [null, 3 * M] },
  { slug: "3-a-5-millions", label: "3 à 5 M", short: "3–5 M", range: [3 * M + 1, 5 * M] },
  { slug: "5-a-8-millions", label: "5 à 8 M", short: "5–8 M", range: [5 * M + 1, 8 * M] },
  { slug: "8-a-12-millions", label: "8 à 12 M", short: "8–12 M", range: [8 * M + 1, 12 * M] },
  { slug: "plus-de-12-millions", label: "Plus de 12 M", short: "Plus de 12 M", range: [12 * M + 1, null] },
] as const satisfies readonly {
  readonly slug: string;
  readonly label: string;
  readonly short: string;
  readonly range: readonly [number | null, number | null];
}[];

/** The budget of a chip above the results: the first two bands together (rule: market/search-quick). */
export const QUICK_BUDGET = { label: "Jusqu’à 5\u00a0M", range: [null, 5 * M] } as const;
