import type { SearchTools } from "./search-tools";

/** Kept while the visitor stays on the site: on the way back to the search its results are there at once. */
const kept = new Map<string, SearchTools>();

export const keptSearcher = (address: string): SearchTools | null => kept.get(address) ?? null;

/**
 * The search's own script, and the index of cars.
 * @returns null where they cannot be had: logged, no more
 */
export async function loadSearcher(address: string): Promise<SearchTools | null> {
  const before = kept.get(address);
  if (before) return before;
  try {
    const [{ searchToolsOf }, answer] = await Promise.all([import("./search-tools"), fetch(address)]);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const tools = searchToolsOf(await answer.json());
    if (!tools) throw new Error("not an index of cars");
    kept.set(address, tools);
    return tools;
  } catch (error) {
    console.warn("Recherche :", error instanceof Error ? error.message : "erreur inconnue");
    return null;
  }
}
