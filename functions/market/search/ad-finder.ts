import type { AdChoice, AdSearch } from "../../../src/contract/market/search";
import { ownValue } from "../../../src/shared/text/own-value";
import type { OnlineAnswers } from "./ad-answers-store";
import { MAX_READ } from "./ad-limits";
import { storedOf, wordsOf } from "./ad-where-store";

/** Filters that have an index (functions/migrations/0009_ad_lists.sql). */
const FINDERS = [
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

/** The index of one filter, in which the ads of a search are looked up. */
export interface Finder {
  readonly filter: AdChoice;
  /** Answers as addresses spell them. */
  readonly values: readonly string[];
  /** Whether the search has that filter. If not, the values are the models that its words name. */
  readonly isAsked: boolean;
}

const adsWith = ({ answers, unlisted }: OnlineAnswers, filter: AdChoice, values: readonly string[]) =>
  values
    .flatMap((value) => storedOf(filter, value))
    .reduce<number>((sum, stored) => sum + (ownValue(answers[filter] ?? {}, stored)?.n ?? unlisted), 0);

/** The models whose names contain the most words of a search: « tucson gt line » names the Tucson. */
function modelsNamed(q: string, { answers }: OnlineAnswers): readonly string[] {
  const { words, joined } = wordsOf(q);
  const scored = Object.keys(answers["modele"] ?? {}).map((key) => {
    const name = `-${key}`;
    const hits = words.filter((word) => name.includes(`-${word}`)).length;
    return { key, score: joined !== null && name.replaceAll("-", "").includes(joined) ? words.length : hits };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.flatMap(({ key, score }) => (score === best ? key : []));
}

/**
 * Chooses the index that finds the fewest ads: that of a filter of the search or, in a market too large to scan, that of the models that its words name.
 * @returns null when no index finds few enough; then the newest ads are scanned
 */
export function finderOf({ q, choices }: AdSearch, online: OnlineAnswers): Finder | null {
  const asked = FINDERS.flatMap((filter) =>
    choices[filter] ? { filter, values: choices[filter], isAsked: true } : [],
  );
  const named = q && online.online > MAX_READ.newest ? modelsNamed(q, online) : [];
  const found = [
    ...asked,
    ...(named.length > 0 && !choices.modele ? [{ filter: "modele" as const, values: named, isAsked: false }] : []),
  ];
  const [rarest] = found
    .map((finder) => ({ finder, ads: adsWith(online, finder.filter, finder.values) }))
    .toSorted((a, b) => a.ads - b.ads);
  return rarest && rarest.ads <= MAX_READ.found ? rarest.finder : null;
}
