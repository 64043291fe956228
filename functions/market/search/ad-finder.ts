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

const adsWith = ({ answers, unlisted }: OnlineAnswers, filter: AdChoice, values: readonly string[]) =>
  values
    .flatMap((value) => storedOf(filter, value))
    .reduce<number>((sum, stored) => sum + (ownValue(answers[filter] ?? {}, stored)?.n ?? unlisted), 0);

/**
 * Chooses the index that finds the fewest ads.
 * @param named how many ads the words of the search find, counted up to one more than MAX_READ.named
 * @returns null when the search has no words, and no index of its filters finds few enough; then the newest ads are scanned
 */
export function finderOf({ q, choices }: AdSearch, online: OnlineAnswers, named: number): Finder | null {
  const [rarest] = FINDERS.flatMap((filter) => {
    const values = choices[filter];
    return values ? { filter, values, ads: adsWith(online, filter, values) } : [];
  }).toSorted((a, b) => a.ads - b.ads);
  const isRare = rarest !== undefined && rarest.ads <= MAX_READ.found;
  if (q && (!isRare || (named <= MAX_READ.named && named <= rarest.ads))) return { by: "words", q };
  return isRare ? { by: "answers", filter: rarest.filter, values: rarest.values } : null;
}
