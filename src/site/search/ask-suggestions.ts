import * as z from "zod/mini";
import type { Suggestion, UsedSuggestion } from "../../contract/guide/suggestion";
import { ask } from "../../shared/http/ask";

const answer = z.object({
  data: z.array(
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("model"), model_name: z.string(), model_id: z.number(), brand_name: z.string() }),
      z.object({ type: z.literal("news"), post_title: z.string(), post_id: z.number(), post_name: z.string() }),
    ]),
  ),
  /** A Worker of an earlier publication does not know used cars. */
  used: z._default(
    z.array(z.object({ type: z.literal("used"), label: z.string(), count: z.nullable(z.number()), path: z.string() })),
    [],
  ),
});

/** The rows of a list of suggestions. */
export type SuggestedRow = Suggestion | UsedSuggestion;

/** Answers of this visit, so that the same words are not requested twice. */
const known = new Map<string, readonly SuggestedRow[]>();

/**
 * Requests suggestions from the Worker.
 * @param search normalised by `normalSearch` (src/contract/guide/suggestion.ts)
 * @returns null when the request fails, which is only logged (rule: site/suggestions-close)
 */
export async function askSuggestions(search: string, signal: AbortSignal): Promise<readonly SuggestedRow[] | null> {
  const before = known.get(search);
  if (before) return before;
  const query = new URLSearchParams({ endpoint: "search_suggestion", search });
  const outcome = await ask(`/api?${query.toString()}`, answer, { signal });
  if (!outcome.ok) return null;
  const rows = [...outcome.value.data, ...outcome.value.used];
  known.set(search, rows);
  return rows;
}
