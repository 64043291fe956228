import {
  type AdBound,
  type AdChoice,
  type AdFlag,
  type AdSearch,
  readAdSearch,
  writeAdSearch,
} from "../../contract/market/search";
import { regions, townsOf, withFlag } from "./changes";
import { REGION_KEYS } from "../../places";
import { CAR_WORDS } from "../../shared/sentence/car-words";
import { LESS, MORE, priceRules } from "../../shared/sentence/prices";
import { type Rule, readWords, rule as anyRule } from "../../shared/sentence/sentence";

type Change = (search: AdSearch) => AdSearch;
type AdRule = Rule<AdSearch>;
const rule = (pattern: string, read: AdRule["read"]): AdRule => anyRule(pattern, read);

/** Of a bound given twice, the narrower one applies. */
const bounded =
  (key: AdBound, value: number): Change =>
  (search) => {
    const before = search.bounds[key] ?? value;
    return {
      ...search,
      bounds: { ...search.bounds, [key]: key.endsWith("_max") ? Math.min(before, value) : Math.max(before, value) },
    };
  };

const chosen =
  (key: AdChoice, values: readonly string[]): Change =>
  (search) => ({
    ...search,
    choices: { ...search.choices, [key]: [...new Set([...(search.choices[key] ?? []), ...values])].sort() },
  });

const means = (pattern: string, key: AdChoice, ...values: readonly string[]) =>
  rule(pattern, () => chosen(key, values));
const flagged = (pattern: string, flag: AdFlag) => rule(pattern, () => (search) => withFlag(search, flag, true));

const YEAR = "((?:19|20)\\d\\d)";
const YEARS: readonly AdRule[] = [
  rule(
    `(?:entre |de )?${YEAR}(?: ?[-–] ?| et | a )${YEAR}`,
    ([, from, to]) =>
      (search) =>
        bounded(
          "annee_max",
          Math.max(Number(from), Number(to)),
        )(bounded("annee_min", Math.min(Number(from), Number(to)))(search)),
  ),
  rule(`(?:depuis|apres|a partir de|des|plus recente? que) ${YEAR}|${YEAR} (?:et plus|minimum|ou plus)`, ([, a, b]) =>
    bounded("annee_min", Number(a ?? b)),
  ),
  rule(`(?:avant|jusqu.?en|jusqu.?a) ${YEAR}`, ([, year]) => bounded("annee_max", Number(year))),
];

const KILOMETRES = "(\\d{1,3}(?:[ .\\u00a0\\u202f]\\d{3})|\\d{1,7}) ?(?:km|kilometres)";
const thousands = (digits: string | undefined) => Number((digits ?? "").replace(/\D/g, ""));
const DISTANCES: readonly AdRule[] = [
  rule(`${MORE}${KILOMETRES}`, ([, digits]) => bounded("km_min", thousands(digits))),
  rule(`(?:${LESS})?${KILOMETRES}`, ([, digits]) => bounded("km_max", thousands(digits))),
];

/** Accents and capitals are already gone; a hyphen may be a space. */
const spelt = (value: string) => value.replaceAll("-", "[ -]");
const IN = "(?:a |de |en |au |aux |d.)?";
/** A region has the name of its town: the wider of the two is searched. Longer names come first, so that « Grand Yoff » is not read as « Yoff ». */
const PLACES: readonly AdRule[] = [
  ...regions.map(({ value }) => ({ value, key: "region" as const })),
  ...townsOf(REGION_KEYS).map(({ value }) => ({ value, key: "ville" as const })),
]
  .filter(({ value }, at, all) => all.findIndex((place) => place.value === value) === at)
  .sort((a, b) => b.value.length - a.value.length)
  .map(({ value, key }) => means(`${IN}${spelt(value)}`, key, value));

/** What words of a sentence mean for ads. Names of cars stay words, because sellers may write them otherwise than the guide does. */
const RULES: readonly AdRule[] = [
  ...DISTANCES,
  ...YEARS,
  ...priceRules<AdSearch, undefined>(bounded),
  ...CAR_WORDS.map(({ pattern, key, value }) => means(pattern, key, value)),
  means("hybrides?", "energie", "hybride", "hybride-rechargeable"),
  means("gpl", "energie", "gpl"),
  means("4 ?x ?4|(?:4|quatre) roues motrices", "transmission", "4x4"),
  means("berlines?", "carrosserie", "berline-4-portes", "berline-5-portes"),
  means("breaks?", "carrosserie", "break"),
  means("cabriolets?", "carrosserie", "cabriolet"),
  means("minibus|minicars?", "carrosserie", "minibus"),
  means("sous douane|non dedouanee?s?", "statut_des_papiers", "sous_douane"),
  means("passavants?", "statut_des_papiers", "passavant"),
  means("plaques? etrangeres?", "statut_des_papiers", "plaque_etrangere"),
  means(
    "(?:dedouanee?s? )?mutee?s?|(?:avec )?(?:les )?papiers(?: en regle| complets?| a jour)?",
    "statut_des_papiers",
    "dedouane_mute",
  ),
  means("dedouanee?s?", "statut_des_papiers", "dedouane_mute", "dedouane_non_mute"),
  means("venants?", "etat_du_vehicule", "venant"),
  means("(?:de |chez )?particuliers?", "vendeur", "particulier"),
  means("(?:de |chez )?parkings?", "vendeur", "parking"),
  flagged("premieres? mains?", "premiere_main"),
  flagged("bonnes? affaires?", "affaire"),
  flagged("negociables?", "negociable"),
  rule("(?:d.)?occasions?", () => (search) => search),
  ...PLACES,
];

/** Turns the words of a search that say more than a name into filters: « Toyota à Dakar moins de 5 M » (rule: market/search-sentence). */
export function readAdSentence(search: AdSearch): AdSearch {
  if (search.q === "") return search;
  const { state, rest } = readWords(search.q, RULES, undefined, search);
  // What is read is held to the limits of an address, so that it has the one address of its search.
  return readAdSearch(new URLSearchParams(writeAdSearch({ ...state, q: rest })));
}
