import * as z from "zod/mini";
import type { AdCounts, AdFacet } from "../../src/contract/ads/ad";
import { labelIn } from "../../src/contract/ads/lists";
import { AD_CHOICE_KEYS, AD_CHOICES, AD_FLAG_KEYS, AD_FLAGS, type AdChoice, type AdSearch } from "../../src/contract/ads/search";
import { AD_BANDS } from "../../src/lib/ad-search/prices";
import { slugify } from "../../src/lib/slug";
import { REGION_KEYS, REGIONS } from "../../src/places";
import { countedSql, gatheredSql, MOST_COUNTED, unreadSql } from "./ad-search";
import { CHOICE_COLUMNS, flagSql, prepared, type Sql } from "./ad-where";

/** What facets count: where names are not ours, they come along. Of versions, everybody has their own words: those of the models that are asked. */
const facetColumns = ({ choices: { modele } }: AdSearch): Readonly<Record<AdChoice, string>> => ({
  ...CHOICE_COLUMNS,
  marque: "brand_key || '|' || brand_name",
  modele: "model_key || '|' || brand_name || ' ' || model_name",
  version: modele ? `${CHOICE_COLUMNS.version} || '|' || version` : "NULL",
});

/**
 * What each ad answers to each filter, in one text: SQLite would go through the ads once a filter to count them, which D1 bills; here they are
 * read once.
 */
export function answersSql(search: AdSearch, now: number): Sql {
  const columns = facetColumns(search);
  const flags = AD_FLAG_KEYS.map((flag) => flagSql(flag, now));
  const answers = [...AD_CHOICE_KEYS.map((key) => columns[key]), ...flags.map(({ sql }) => sql), "price"].map((sql) => `ifnull(${sql}, '')`);
  const from = countedSql(`${answers.join(" || char(31) || ")} AS answers`, search, now, MOST_COUNTED + 1);
  return { sql: from.sql, values: [...flags.flatMap(({ values }) => values), ...from.values] };
}

/** What the ads of a search answer to one filter, or ask, in one text: grouped, each would be read twice. */
const answersToSql = (search: AdSearch, facet: AdChoice | "prix", now: number): Sql => gatheredSql(`json_group_array(${facet === "prix" ? "price" : facetColumns(search)[facet]}) AS answers`, search, now);

const answersRow = z.object({ answers: z.string() });
const unreadRow = z.object({ unread: z.int() });
const answersTo = z.array(z.nullable(z.union([z.string(), z.int()])));
/** Answers as they are stored → how many ads have each. */
type Counts = ReadonlyMap<string, number>;

const SEPARATOR = "\u001f";
const ANSWERS = AD_CHOICE_KEYS.length + AD_FLAG_KEYS.length + 1;

function count(counts: Map<string, number> | undefined, answer: string): void {
  if (answer) counts?.set(answer, (counts.get(answer) ?? 0) + 1);
}

/** By filter, then flag, then price: how many ads have each answer. */
function countsIn(rows: readonly z.infer<typeof answersRow>[]): readonly Counts[] {
  const counts = Array.from({ length: ANSWERS }, () => new Map<string, number>());
  for (const { answers } of rows) {
    const said = answers.split(SEPARATOR);
    if (said.length !== ANSWERS) continue; // a typed name that has our sign in it
    for (const [place, answer] of said.entries()) count(counts[place], answer);
  }
  return counts;
}

const REGION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(REGION_KEYS.map((key) => [key, REGIONS[key].name]));

/** As an address says an answer, and its words. */
function answerOf(key: AdChoice, stored: string): { readonly value: string; readonly label: string } {
  const list = AD_CHOICES[key];
  if (list) return { value: stored, label: labelIn(list, stored) };
  if (key === "region") return { value: stored, label: labelIn(REGION_NAMES, stored) };
  if (key === "portes" || key === "places") return { value: stored, label: `${stored} ${key}` };
  if (key === "departement" || key === "ville") return { value: slugify(stored), label: stored };
  const end = stored.indexOf("|");
  return { value: stored.slice(0, end), label: stored.slice(end + 1) };
}

/** Answers by their address, the most frequent first: spelled in two ways, they are one. */
function facetOf(key: AdChoice, counts: Counts): AdFacet[] {
  const facets = new Map<string, AdFacet>();
  for (const [stored, n] of [...counts].sort(([, a], [, b]) => b - a)) {
    const { value, label } = answerOf(key, stored);
    if (value) facets.set(value, { value, label: facets.get(value)?.label ?? label, count: n + (facets.get(value)?.count ?? 0) });
  }
  return [...facets.values()].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

/** Both ends of a band count, as they do in a search. */
const bandsOf = (prices: Counts): AdFacet[] =>
  AD_BANDS.map(({ label, range: [least, most] }) => ({
    value: `${least ?? ""}-${most ?? ""}`,
    label,
    count: [...prices].reduce((sum, [price, n]) => (Number(price) >= (least ?? 0) && Number(price) <= (most ?? Infinity) ? sum + n : sum), 0),
  }));

/** How many ads a search has, and how many each further answer would leave, whatever its order and page. */
export async function countAnswers(db: D1Binding, search: AdSearch, now: number): Promise<AdCounts> {
  const [answers, unread] = await db.batch([answersSql(search, now), unreadSql(search, now)].map((sql) => prepared(db, sql)));
  const all = z.array(answersRow).parse(answers?.results);
  const counts = countsIn(all.slice(0, MOST_COUNTED));
  const none: Counts = new Map();
  return {
    total: Math.min(all.length, MOST_COUNTED),
    more: all.length > MOST_COUNTED || unreadRow.parse(unread?.results[0]).unread === 1,
    facets: {
      ...Object.fromEntries(AD_CHOICE_KEYS.map((key, place) => [key, facetOf(key, counts[place] ?? none)])),
      ...Object.fromEntries(AD_FLAG_KEYS.map((flag, place) => [flag, [{ value: "1", label: AD_FLAGS[flag], count: counts[AD_CHOICE_KEYS.length + place]?.get("1") ?? 0 }]])),
      prix: bandsOf(counts.at(-1) ?? none),
    },
  };
}

/** How many ads each answer to one filter has. @param search without what is asked of it */
export async function countFacet(db: D1Binding, search: AdSearch, facet: AdChoice | "prix", now: number): Promise<AdFacet[]> {
  const { results } = await prepared(db, answersToSql(search, facet, now)).all();
  const counts = new Map<string, number>();
  for (const answer of answersTo.parse(JSON.parse(z.array(answersRow).parse(results)[0]?.answers ?? "[]"))) count(counts, String(answer ?? ""));
  return facet === "prix" ? bandsOf(counts) : facetOf(facet, counts);
}
