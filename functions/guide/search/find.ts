import * as z from "zod/mini";
import type { Suggestion, UsedSuggestion } from "../../../src/contract/guide/suggestion";
import type { SmallPicture } from "../../../src/contract/shared/picture";
import { SUGGESTIONS, suggestion } from "../../../src/contract/wire/suggestion";
import type { Env } from "../../env";
import type { WaitUntil } from "../../shared/context";
import { cached } from "../../shared/edge-cache";
import { askRows } from "../../shared/upstream";
import { nameIn } from "./name-in";
import { searchIndex, type SearchIndex } from "./search-index";

const FRESH_SECONDS = 5 * 60;
/** How long an answer may stand in for a catalogue that is down. */
const STALE_SECONDS = 24 * 3_600;
const MAX_SUGGESTIONS = 20;

const suggestionList = z.array(suggestion);

/** Rows are validated one by one, and a malformed one is left out. */
const wellFormed = (sent: readonly unknown[]): readonly Suggestion[] =>
  sent.flatMap((row) => suggestion.safeParse(row).data ?? []).slice(0, MAX_SUGGESTIONS);

async function askCatalogue(env: Env, search: string): Promise<readonly Suggestion[] | null> {
  const sent = await askRows(env, SUGGESTIONS, { search });
  return sent && wellFormed(sent);
}

/** Said beside what was found while api.php is down. */
export const LACKS = "Le catalogue ne répond pas pour l’instant\u00a0: des modèles et des articles peuvent manquer.";

/** Finds used cars by a normalised search; they belong to another area. */
export type FindUsed = (env: Env, search: string, waitUntil: WaitUntil) => Promise<readonly UsedSuggestion[]>;

/** Used cars as the page of results shows them. */
export interface UsedCars {
  readonly find: FindUsed;
  /** Pictures by the paths of what was found; what has none is left out. */
  picturesOf(env: Env, paths: readonly string[]): Promise<ReadonlyMap<string, SmallPicture>>;
}

/** Used cars, or none when the database fails: the catalogue is answered all the same. */
const usedOrNone = (asked: Promise<readonly UsedSuggestion[]>) =>
  asked.catch((error: unknown) => {
    console.warn("suggestions d’occasions :", String(error));
    return [];
  });

interface FoundSources {
  /** Rows of api.php; null when it fails and nothing is cached. */
  readonly data: readonly Suggestion[] | null;
  readonly used: readonly UsedSuggestion[];
  readonly index: SearchIndex | null;
}

/**
 * All that the search of the header reads: the rows of api.php, cached for 5 minutes, and for a day in case it is down (rule: guide/suggestions), the
 * models of which used cars are online, and the index of the release. A request to api.php continues when the visitor types on and no longer waits, so
 * that its answer is cached.
 * @param search normalised by `normalSearch`
 */
export async function sourcesFor(
  env: Env,
  search: string,
  waitUntil: WaitUntil,
  findUsed: FindUsed,
): Promise<FoundSources> {
  const url = `https://suggestions.local/?${new URLSearchParams({ search }).toString()}`;
  const [data, used, index] = await Promise.all([
    cached<readonly Suggestion[], null>(
      { url, schema: suggestionList, seconds: FRESH_SECONDS, staleSeconds: STALE_SECONDS, waitUntil },
      () => askCatalogue(env, search),
    ),
    usedOrNone(findUsed(env, nameIn(search), waitUntil)),
    searchIndex(env),
  ]);
  return { data, used, index };
}
