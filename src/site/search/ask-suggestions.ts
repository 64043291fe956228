import * as z from "zod/mini";
import { smallPicture } from "../../contract/shared/picture";
import { FOUND_KINDS, type FoundGroup } from "../../contract/site/found";
import { ask } from "../../shared/http/ask";
import { foundRow } from "./found-row";

const row = z.object({
  label: z.string(),
  path: z.string(),
  figure: z.nullable(z.string()),
  picture: z.optional(z.nullable(smallPicture)),
  mark: z.optional(z.string()),
  brand: z.optional(z.string()),
});
const group = z.object({ kind: z.string(), rows: z.array(row) });

const answer = z.object({
  data: z.array(
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("model"), model_name: z.string(), model_id: z.number(), brand_name: z.string() }),
      z.object({ type: z.literal("news"), post_title: z.string(), post_id: z.number(), post_name: z.string() }),
    ]),
  ),
  /** A Worker of an earlier publication does not know used cars, nor groups. */
  used: z._default(
    z.array(z.object({ type: z.literal("used"), label: z.string(), count: z.nullable(z.number()), path: z.string() })),
    [],
  ),
  groups: z.optional(z.array(group)),
  lacks: z._default(z.nullable(z.string()), null),
});

/** What was found, in the order in which it is shown (rule: site/found-groups). */
export interface Suggested {
  readonly groups: readonly FoundGroup[];
  /** A sentence of the Worker that says that something may be missing. */
  readonly lacks: string | null;
}

/** Groups of kinds that only a newer publication shows are left out. */
const known = (groups: readonly z.infer<typeof group>[]) =>
  groups.flatMap(({ kind: sent, rows }) => {
    const kind = FOUND_KINDS.find((one) => one === sent);
    return kind ? [{ kind, rows }] : [];
  });

function suggestedIn({ data, used, groups, lacks }: z.infer<typeof answer>): Suggested {
  if (groups) return { groups: known(groups), lacks };
  const all = [...data, ...used];
  const kinds = ["model", "used", "news"] as const;
  return {
    groups: kinds
      .map((kind) => ({ kind, rows: all.filter(({ type }) => type === kind).map(foundRow) }))
      .filter(({ rows }) => rows.length > 0),
    lacks,
  };
}

/** Answers of this visit, so that the same words are not requested twice. */
const answered = new Map<string, Suggested>();

/**
 * Requests suggestions from the Worker.
 * @param search normalised by `normalSearch` (src/contract/guide/suggestion.ts)
 * @returns null when the request fails, which is only logged (rule: site/suggestions-close)
 */
export async function askSuggestions(search: string, signal: AbortSignal): Promise<Suggested | null> {
  const before = answered.get(search);
  if (before) return before;
  const query = new URLSearchParams({ endpoint: "search_suggestion", search });
  const outcome = await ask(`/api?${query.toString()}`, answer, { signal });
  if (!outcome.ok) return null;
  const suggested = suggestedIn(outcome.value);
  if (suggested.lacks === null) answered.set(search, suggested);
  return suggested;
}
