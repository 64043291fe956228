import * as z from "zod/mini";
import type { Suggestion } from "../../contract/guide/suggestion";

const answer = z.object({
  data: z.array(
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("model"), model_name: z.string(), model_id: z.number(), brand_name: z.string() }),
      z.object({ type: z.literal("news"), post_title: z.string(), post_id: z.number(), post_name: z.string() }),
    ]),
  ),
});

/** What was asked in this visit: the same words cost nothing twice. */
const known = new Map<string, readonly Suggestion[]>();

/**
 * Asks the edge for suggestions.
 * @param search normal form (src/contract/guide/suggestion.ts)
 * @returns null where there are none to be had, which is only logged (rule: site/suggestions-close)
 */
export async function askSuggestions(search: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  const before = known.get(search);
  if (before) return before;
  try {
    const said = await fetch(`/api?${new URLSearchParams({ endpoint: "search_suggestion", search }).toString()}`, {
      signal,
    });
    if (!said.ok) throw new Error(`status ${said.status}`);
    const { data } = answer.parse(await said.json());
    known.set(search, data);
    return data;
  } catch (error) {
    if (!signal.aborted) console.warn("Suggestions :", error instanceof Error ? error.message : "erreur inconnue");
    return null;
  }
}
