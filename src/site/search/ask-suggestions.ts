import * as z from "zod/mini";
import type { Suggestion } from "../../contract/guide/suggestion";
import { ask } from "../../shared/http/ask";

const answer = z.object({
  data: z.array(
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("model"), model_name: z.string(), model_id: z.number(), brand_name: z.string() }),
      z.object({ type: z.literal("news"), post_title: z.string(), post_id: z.number(), post_name: z.string() }),
    ]),
  ),
});

/** Answers of this visit, so that the same words are not requested twice. */
const known = new Map<string, readonly Suggestion[]>();

/**
 * Requests suggestions from the Worker.
 * @param search normalised by `normalSearch` (src/contract/guide/suggestion.ts)
 * @returns null when the request fails, which is only logged (rule: site/suggestions-close)
 */
export async function askSuggestions(search: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  const before = known.get(search);
  if (before) return before;
  const query = new URLSearchParams({ endpoint: "search_suggestion", search });
  const outcome = await ask(`/api?${query.toString()}`, answer, { signal });
  if (!outcome.ok) return null;
  known.set(search, outcome.value.data);
  return outcome.value.data;
}
