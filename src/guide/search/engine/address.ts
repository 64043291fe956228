import { nfc } from "../../../contract/shared/normal-form";
import { parseAmount } from "../../../contract/shared/price-text";
import {
  BOUND_KEYS,
  type BoundKey,
  CHOICE_KEYS,
  type ChoiceKey,
  type Filters,
  isAmount,
  NO_FILTER,
  type Options,
  TERM_KEYS,
  TERMS,
  withBound,
  withChoice,
  withTerm,
} from "./filters";
import { SORTS, sortOf, type Sorts } from "./sorts";

/** State of a search as its address holds it (rule: guide/search-address). */
export interface CarQuery {
  readonly filters: Filters;
  /** `value` of one of the page’s sort orders. */
  readonly sort: string;
  /** Whether results are single versions instead of models. */
  readonly versions: boolean;
  /** Number of pages of results shown, from 1. */
  readonly pages: number;
}
export const EMPTY_CAR_QUERY: CarQuery = { filters: NO_FILTER, sort: SORTS[0].value, versions: false, pages: 1 };

export const MAX_WORDS_LENGTH = 100;
const MAX_VALUES = 30;
const MAX_PAGES = 200;
const MAX_BOUND = 1_000_000_000;
const VALUE = /^[a-z0-9-]{1,80}$/;

const textOf = (text: string) =>
  nfc(text)
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, MAX_WORDS_LENGTH)
    .trim();

function figureOf(key: BoundKey, text: string): number | null {
  const value = isAmount(key)
    ? parseAmount(text)
    : /^\d{1,5}(?:[.,]\d)?$/.test(text)
      ? Number(text.replace(",", "."))
      : null;
  return value !== null && value > 0 && value <= MAX_BOUND ? value : null;
}

/** Swaps price bounds that are in the wrong order. */
function ordered(filters: Filters): Filters {
  const { prix_min: low, prix_max: high } = filters.bounds;
  return low !== undefined && high !== undefined && low > high
    ? withBound(withBound(filters, "prix_min", high), "prix_max", low)
    : filters;
}

/** Reads the loan terms, which are only valid together with a monthly payment. */
function withTerms(filters: Filters, params: URLSearchParams): Filters {
  if (filters.bounds.mensualite_max === undefined) return filters;
  return TERM_KEYS.reduce((kept, key) => {
    const text = (params.get(key) ?? "").trim();
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    return value >= TERMS[key].least && value <= TERMS[key].most ? withTerm(kept, key, value) : kept;
  }, filters);
}

/** Reads an address, ignoring unknown filters and malformed values. Values that no car has are removed later by `known`. */
export function readCarQuery(params: URLSearchParams, sorts: Sorts = SORTS): CarQuery {
  let filters: Filters = { ...NO_FILTER, q: textOf(params.get("q") ?? "") };
  for (const key of CHOICE_KEYS) {
    const values = params
      .getAll(key)
      .flatMap((list) => list.split(","))
      .filter((value) => VALUE.test(value));
    filters = withChoice(filters, key, [...new Set(values)].slice(0, MAX_VALUES));
  }
  for (const key of BOUND_KEYS) filters = withBound(filters, key, figureOf(key, (params.get(key) ?? "").trim()));
  const pages = Number(params.get("page"));
  return {
    filters: withTerms(ordered(filters), params),
    sort: sortOf(params.get("tri"), sorts).value,
    versions: params.get("vue") === "versions",
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

/** @returns the query string, `carrosserie=suv&prix_max=25000000`; empty when no filter is set */
export function writeCarQuery({ filters, sort, versions, pages }: CarQuery, sorts: Sorts = SORTS): string {
  const entries: [string, string][] = [];
  if (filters.q) entries.push(["q", filters.q]);
  for (const key of CHOICE_KEYS) if (filters.choices[key]) entries.push([key, filters.choices[key].join(",")]);
  for (const key of BOUND_KEYS) if (filters.bounds[key] !== undefined) entries.push([key, String(filters.bounds[key])]);
  if (filters.bounds.mensualite_max !== undefined)
    for (const key of TERM_KEYS) if (filters.terms[key] !== undefined) entries.push([key, String(filters.terms[key])]);
  if (sort !== sorts[0].value) entries.push(["tri", sort]);
  if (versions) entries.push(["vue", "versions"]);
  if (pages > 1) entries.push(["page", String(pages)]);
  return new URLSearchParams(entries).toString().replaceAll("%2C", ",");
}

/** Removes the values that no car has. */
export function known(filters: Filters, options: Options): Filters {
  const exists = (key: ChoiceKey, value: string) => options[key]?.some((option) => option.value === value) ?? false;
  return CHOICE_KEYS.reduce(
    (kept, key) =>
      withChoice(
        kept,
        key,
        (filters.choices[key] ?? []).filter((value) => exists(key, value)),
      ),
    filters,
  );
}
