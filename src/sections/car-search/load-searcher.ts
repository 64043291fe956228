import type { Searcher } from "./searcher";

/** Kept while the visitor stays on the site: on the way back to the search its results are there at once. */
const kept = new Map<string, Searcher>();

export const keptSearcher = (address: string): Searcher | null => kept.get(address) ?? null;

/**
 * The search's own script, and the index of cars.
 * @returns null where they cannot be had: logged, no more
 */
export async function loadSearcher(address: string): Promise<Searcher | null> {
  const before = kept.get(address);
  if (before) return before;
  try {
    const [{ searcherOf }, answer] = await Promise.all([import("./searcher"), fetch(address)]);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const searcher = searcherOf(await answer.json());
    if (!searcher) throw new Error("not an index of cars");
    kept.set(address, searcher);
    return searcher;
  } catch (error) {
    console.warn("Recherche :", error instanceof Error ? error.message : "erreur inconnue");
    return null;
  }
}
