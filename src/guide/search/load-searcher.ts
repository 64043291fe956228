import type { Searcher } from "./searcher";

/** What a page searches. */
export interface Source {
  /** One for each list: under it the list is kept. */
  readonly key: string;
  /** Rejects where it cannot be had. */
  readonly load: () => Promise<Searcher>;
}

/** Kept while the visitor stays on the site: on the way back to a search its results are there at once. */
const kept = new Map<string, Searcher>();

export const keptSearcher = ({ key }: Source): Searcher | null => kept.get(key) ?? null;

/**
 * The search's own script, and its cars.
 * @returns null where they cannot be had: logged, no more
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
