import type { AdCounts, AdFacet } from "../../../src/contract/market/ad";
import { labelIn } from "../../../src/contract/market/lists";
import {
  AD_CHOICE_KEYS,
  AD_CHOICES,
  AD_FLAG_KEYS,
  AD_FLAGS,
  AD_RANGES,
  isFigure,
  type AdChoice,
  type AdSearch,
} from "../../../src/contract/market/search";
import { AD_BANDS, QUICK_BUDGET } from "../../../src/market/search/prices";
import { compareNames } from "../../../src/shared/text/names";
import { slugify } from "../../../src/shared/text/slug";
import { REGION_KEYS, REGIONS } from "../../../src/places";
import type { OnlineAnswers } from "./ad-answers-store";
import type { ConditionKey, ScannedAd, Columns } from "./ad-scan-store";
import { CHOICE_COLUMNS, flagSql, joinedSql, type Sql } from "./ad-where-store";

/** SQL of what each facet counts. No list of the site names brands, models and versions, so their names are read too. Versions are free text and are counted only when the search names models. */
const facetColumns = ({ choices: { modele } }: AdSearch): Readonly<Record<AdChoice, string>> => ({
  ...CHOICE_COLUMNS,
  marque: "brand_key || '|' || brand_name",
  modele: "model_key || '|' || brand_name || ' ' || model_name",
  version: modele ? `${CHOICE_COLUMNS.version} || '|' || version` : "NULL",
});

const textOf = (sql: string) => `ifnull(CAST(${sql} AS TEXT), '')`;

/** SQL of an ad's answers to all filters as one text, so that each ad is read once: GROUP BY would read the ads once per filter. */
function answersSql(search: AdSearch, now: number): Sql {
  const columns = facetColumns(search);
  const flags = AD_FLAG_KEYS.map((flag) => flagSql(flag, now));
  const answers = [...AD_CHOICE_KEYS.map((key) => columns[key]), ...flags.map(({ sql }) => sql), "price"].map(textOf);
  return {
    sql: joinedSql(
      answers.flatMap((answer, place) => (place === 0 ? answer : ["char(9)", answer])),
      "||",
      "''",
    ),
    values: flags.flatMap(({ values }) => values),
  };
}

/** Columns to count the answers to every filter. Answers to a filter of the search are counted as if the search did not have that filter. */
export function columnsForCounts(search: AdSearch, now: number, together: Columns["together"]): Columns {
  const columns = facetColumns(search);
  return {
    all: answersSql(search, now),
    lacking: {
      ...Object.fromEntries(AD_CHOICE_KEYS.map((key) => [key, textOf(columns[key])])),
      ...Object.fromEntries(AD_RANGES.prix.map((key) => [key, textOf("price")])),
    },
    together,
  };
}

/** Columns to count the answers to one filter alone. */
export const columnsForFacet = (search: AdSearch, facet: AdChoice): Columns => ({
  all: { sql: textOf(facetColumns(search)[facet]), values: [] },
  lacking: {},
  together: [],
});

/** Stored value of an answer → how many ads have it. */
type Counts = ReadonlyMap<string, number>;

/** A tab, which JSON writes with two characters: of thousands of ads with thirty answers, the separators would else be a third of what D1 sends. */
const SEPARATOR = "\t";
const ANSWERS = AD_CHOICE_KEYS.length + AD_FLAG_KEYS.length + 1;

function count(counts: Map<string, number> | undefined, answer: string): void {
  if (answer) counts?.set(answer, (counts.get(answer) ?? 0) + 1);
}

/** How many ads have each answer, in the order of AD_CHOICE_KEYS, then of AD_FLAG_KEYS, then the prices. */
function countsIn(ads: readonly ScannedAd[]): readonly Counts[] {
  const counts = Array.from({ length: ANSWERS }, () => new Map<string, number>());
  const placeOf = (key: ConditionKey) =>
    key === "prix_min" || key === "prix_max" ? ANSWERS - 1 : AD_CHOICE_KEYS.findIndex((one) => one === key);
  for (const {
    text,
    lacks: [lacking, ...more],
  } of ads) {
    if (more.length > 0) continue;
    if (lacking !== undefined) {
      count(counts[placeOf(lacking)], text);
      continue;
    }
    const answers = text.split(SEPARATOR);
    if (answers.length !== ANSWERS) continue; // A name that a seller typed contains the separator.
    for (const [place, answer] of answers.entries()) count(counts[place], answer);
  }
  return counts;
}

const REGION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  REGION_KEYS.map((key) => [key, REGIONS[key].name]),
);

/** An answer as addresses spell it, and its label. */
function answerOf(key: AdChoice, stored: string): { readonly value: string; readonly label: string } {
  const { list, unit } = AD_CHOICES[key];
  if (list) return { value: stored, label: labelIn(list, stored) };
  if (key === "region") return { value: stored, label: labelIn(REGION_NAMES, stored) };
  if (isFigure(key)) return { value: stored, label: `${stored} ${unit}` };
  if (key === "departement" || key === "ville") return { value: slugify(stored), label: stored };
  const end = stored.indexOf("|");
  return { value: stored.slice(0, end), label: stored.slice(end + 1) };
}

/** The answers to a filter, the most frequent first. Stored values that share an address count as one answer. */
function facetOf(key: AdChoice, counts: Counts): AdFacet[] {
  const facets = new Map<string, AdFacet>();
  for (const [stored, n] of [...counts].sort(([, a], [, b]) => b - a)) {
    const { value, label } = answerOf(key, stored);
    if (value)
      facets.set(value, {
        value,
        label: facets.get(value)?.label ?? label,
        count: n + (facets.get(value)?.count ?? 0),
      });
  }
  return [...facets.values()].sort(
    (a, b) => b.count - a.count || compareNames(a.label, b.label) || (a.value < b.value ? -1 : 1),
  );
}

/** Counts the ads of each price band, and of the budget that the search offers first. Both ends are included, as in a search; no price is in two bands. */
const bandsOf = (prices: Counts): AdFacet[] =>
  [...AD_BANDS, QUICK_BUDGET].map(({ label, range: [least, most] }) => ({
    value: `${least ?? ""}-${most ?? ""}`,
    label,
    count: [...prices].reduce(
      (sum, [price, n]) => (Number(price) >= (least ?? 0) && Number(price) <= (most ?? Infinity) ? sum + n : sum),
      0,
    ),
  }));

/** How many ads choosing each answer would leave. @param ads read with `columnsForCounts` */
export function facetsIn(ads: readonly ScannedAd[]): AdCounts["facets"] {
  const counts = countsIn(ads);
  const none: Counts = new Map();
  return {
    ...Object.fromEntries(AD_CHOICE_KEYS.map((key, place) => [key, facetOf(key, counts[place] ?? none)])),
    ...Object.fromEntries(
      AD_FLAG_KEYS.map((flag, place) => [
        flag,
        [{ value: "1", label: AD_FLAGS[flag], count: counts[AD_CHOICE_KEYS.length + place]?.get("1") ?? 0 }],
      ]),
    ),
    prix: bandsOf(counts.at(-1) ?? none),
  };
}

/** The answers to one filter. @param ads read with `columnsForFacet` */
export function facetIn(ads: readonly ScannedAd[], facet: AdChoice): AdFacet[] {
  const counts = new Map<string, number>();
  for (const { text } of ads) count(counts, text);
  return facetOf(facet, counts);
}

/** The answers to one filter, counted over all ads that are online. @param isCounted leaves out stored answers */
export function facetOfOnline(
  { answers }: OnlineAnswers,
  facet: AdChoice,
  isCounted: (stored: string) => boolean = () => true,
): AdFacet[] {
  return facetOf(
    facet,
    new Map(
      Object.entries(answers[facet] ?? {}).flatMap(([stored, { n, label }]) =>
        isCounted(stored) ? [[label ? `${stored}|${label}` : stored, n]] : [],
      ),
    ),
  );
}
