import type { AdChoice, AdSearch } from "../../../src/contract/market/search";
import { ownValue } from "../../../src/shared/text/own-value";
import type { OnlineAnswers } from "./ad-answers-store";
import { MAX_READ } from "./ad-limits";
import { storedOf, wordsOf } from "./ad-where-store";

/** Filters whose answers an index finds (functions/migrations/0009_ad_lists.sql). */
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

/** Where the ads of a search are looked for: in the index of one filter. */
export interface Finder {
  readonly filter: AdChoice;
  /** Answers as an address says them. */
  readonly values: readonly string[];
  /** Whether the search asks that filter; else its words name models. */
  readonly isAsked: boolean;
}

const adsWith = ({ answers, unlisted }: OnlineAnswers, filter: AdChoice, values: readonly string[]) =>
  values
    .flatMap((value) => storedOf(filter, value))
    .reduce<number>((sum, stored) => sum + (ownValue(answers[filter] ?? {}, stored)?.n ?? unlisted), 0);

/** Models whose own names have the most of some words: of « tucson gt line », the Tucson. */
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
 * The filter of a search that fewest ads have an answer to; of a market that is too large to go through, the models that its words name.
 * @returns null where all of them have too many: the newest ads are gone through
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
