import type { Searcher } from "./searcher";

/** Source of the cars that a page searches. */
export interface Source {
  /** Unique key under which the loaded searcher is kept. */
  readonly key: string;
  /** Rejects when the cars cannot be loaded. */
  readonly load: () => Promise<Searcher>;
}

/** Kept while the visitor stays on the site, so that a search they return to shows its results at once. */
const kept = new Map<string, Searcher>();

export const keptSearcher = ({ key }: Source): Searcher | null => kept.get(key) ?? null;

/**
 * Loads the search script and the cars.
 * @returns null when they cannot be loaded, after logging the error
 */
export async function loadSearcher({ key, load }: Source): Promise<Searcher | null> {
  const before = kept.get(key);
  if (before) return before;
  try {
    const searcher = await load();
    kept.set(key, searcher);
    return searcher;
  } catch (error) {
    console.warn("Recherche :", error instanceof Error ? error.message : "erreur inconnue");
    return null;
  }
}
