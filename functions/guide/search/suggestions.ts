import * as z from "zod/mini";
import { normalSearch, type Suggestion, type UsedSuggestion } from "../../../src/contract/guide/suggestion";
import { suggestion } from "../../../src/contract/wire/suggestion";
import type { Env } from "../../env";
import type { Context, WaitUntil } from "../../shared/context";
import { cached } from "../../shared/edge-cache";
import { problem } from "../../shared/problem";
import { askRows } from "../../shared/upstream";

const ENDPOINT = "search_suggestion";
const FRESH_SECONDS = 5 * 60;
/** How long an answer may stand in for a catalogue that is down. */
const STALE_SECONDS = 24 * 3_600;
const MAX_SUGGESTIONS = 20;

const suggestionList = z.array(suggestion);

/** Rows are validated one by one, and a malformed one is left out. */
const wellFormed = (sent: readonly unknown[]): readonly Suggestion[] =>
  sent.flatMap((row) => suggestion.safeParse(row).data ?? []).slice(0, MAX_SUGGESTIONS);

async function askCatalogue(env: Env, search: string): Promise<readonly Suggestion[] | null> {
  const sent = await askRows(env, ENDPOINT, { search });
  return sent && wellFormed(sent);
}

const answer = (data: readonly Suggestion[], used: readonly UsedSuggestion[]) =>
  Response.json({ data, used }, { headers: { "Cache-Control": "public, max-age=60" } });

/** Finds used cars by a normalised search; they belong to another area. */
type FindUsed = (env: Env, search: string, waitUntil: WaitUntil) => Promise<readonly UsedSuggestion[]>;

/** Used cars, or none when the database fails: the catalogue is answered all the same. */
const usedOrNone = (asked: Promise<readonly UsedSuggestion[]>) =>
  asked.catch((error: unknown) => {
    console.warn("suggestions d’occasions :", String(error));
    return [];
  });

/**
 * `GET /api?endpoint=search_suggestion&search=…` (rule: guide/suggestions): the rows of api.php, cached for 5 minutes, and for a day in
 * case it is down, and the models of which used cars are online. A request to api.php continues when the visitor types on and no longer
 * waits, so that its answer is cached.
 */
export const suggestions =
  (findUsed: FindUsed) =>
  async ({ env, request, waitUntil }: Context): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get("endpoint") !== ENDPOINT) return problem("unknown_address");
    const search = normalSearch(searchParams.get("search") ?? "");
    if (search === null) return problem("bad_search");
    const url = `https://suggestions.local/?${new URLSearchParams({ search }).toString()}`;
    const [found, used] = await Promise.all([
      cached<readonly Suggestion[], null>(
        { url, schema: suggestionList, seconds: FRESH_SECONDS, staleSeconds: STALE_SECONDS, waitUntil },
        () => askCatalogue(env, search),
      ),
      usedOrNone(findUsed(env, search, waitUntil)),
    ]);
    return found ? answer(found, used) : problem("catalogue_down", { "Retry-After": "30" });
  };
