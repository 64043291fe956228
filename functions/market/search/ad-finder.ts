import type { AdChoice, AdSearch } from "../../../src/contract/market/search";
import { ownValue } from "../../../src/shared/text/own-value";
import type { OnlineAnswers } from "./ad-answers-store";
import { MAX_READ } from "./ad-limits";
import { storedOf } from "./ad-where-store";

/** Filters that have an index (functions/migrations/0009_ad_lists.sql). */
export const FINDERS = [
  "modele",
  "ville",
  "marque",
  "carrosserie",
  "couleur",
  "statut_des_papiers",
  "energie",
  "etat_du_vehicule",
  "places",
  "boite",
  "region",
] as const satisfies readonly AdChoice[];

/** The index in which the ads of a search are looked up: that of one filter, or that of words. */
export type Finder =
  | {
      readonly by: "answers";
      readonly filter: AdChoice;
      /** Answers as addresses spell them. */
      readonly values: readonly string[];
    }
  | { readonly by: "words"; readonly q: string };

/** How many ads online have one of the answers, which are spelled as in addresses. An answer that is not listed counts as many as it may have at most. */
export const adsWith = ({ answers, unlisted }: OnlineAnswers, filter: AdChoice, values: readonly string[]) =>
  values
    .flatMap((value) => storedOf(filter, value))
    .reduce<number>((sum, stored) => sum + (ownValue(answers[filter] ?? {}, stored)?.n ?? unlisted), 0);

/** The filter of a search whose index finds the fewest ads. @param most only filters with at most this many answers are looked at */
const rarestOf = ({ choices }: AdSearch, online: OnlineAnswers, most = Infinity) =>
  FINDERS.flatMap((filter) => {
    const values = choices[filter];
    return values && values.length <= most ? { filter, values, ads: adsWith(online, filter, values) } : [];
  }).toSorted((a, b) => a.ads - b.ads)[0];

/**
 * Chooses the index that finds the fewest ads.
 * @param named how many ads the words of the search find, counted up to one more than MAX_READ.named
 * @returns null when the search has no words, and no index of its filters finds few enough; then the newest ads are scanned
 */
export function finderOf(search: AdSearch, online: OnlineAnswers, named: number): Finder | null {
  const { q } = search;
  const rarest = rarestOf(search, online);
  const isRare = rarest !== undefined && rarest.ads <= MAX_READ.found;
  if (q && (!isRare || (named <= MAX_READ.named && named <= rarest.ads))) return { by: "words", q };
  return isRare ? { by: "answers", filter: rarest.filter, values: rarest.values } : null;
}

/**
 * Chooses the index that has the ads of a search newest first. Reading stops at the last ad of the page, so that it matters little how many ads the
 * index finds. The index of a filter is in that order for one answer alone.
 * @param finder the index by which the ads are counted
 * @returns null when the ads have to be sorted
 */
export function newestFirst(
  search: AdSearch,
  finder: Finder | null,
  online: OnlineAnswers,
): { readonly finder: Finder | null } | null {
  if (search.sort !== "recent") return null;
  if (finder) return finder.by === "answers" && finder.values.length === 1 ? { finder } : null;
  const rarest = rarestOf(search, online, 1);
  return { finder: rarest ? { by: "answers", filter: rarest.filter, values: rarest.values } : null };
}
