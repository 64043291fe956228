import {
  AD_FLAG_KEYS,
  AD_RANGES,
  type AdBound,
  type AdChoice,
  type AdFlag,
  type AdRange,
  type AdSearch,
  type AdSort,
  ALL_ADS,
} from "../../contract/market/search";
import { REGION_KEYS, REGIONS, type RegionKey } from "../../places";
import { slugify } from "../../shared/text/slug";

export const regions = REGION_KEYS.map((value) => ({ value, label: REGIONS[value].name }));
const isRegion = (key: string): key is RegionKey => Object.hasOwn(REGIONS, key);
const placesOf = (keys: readonly string[], list: "departments" | "towns") =>
  keys.filter(isRegion).flatMap((key) => REGIONS[key][list].map((name) => ({ value: slugify(name), label: name })));
/** Departments of regions, given by their keys in addresses. A town may have the name of its department. */
export const departmentsOf = (keys: readonly string[]) => placesOf(keys, "departments");
export const townsOf = (keys: readonly string[]) => placesOf(keys, "towns");

/** Every change returns to the first page of results. */
const from = (search: AdSearch, change: Partial<AdSearch>): AdSearch => ({ ...search, ...change, page: 1 });

function withChoice(choices: AdSearch["choices"], key: AdChoice, values: readonly string[]): AdSearch["choices"] {
  const { [key]: _, ...others } = choices;
  return values.length > 0 ? { ...others, [key]: [...values].sort() } : others;
}

/** Removes an answer and those that depend on it: models with their brand, versions with the last model, towns with their region. */
function without(choices: AdSearch["choices"], key: AdChoice, value: string): AdSearch["choices"] {
  const drop = (left: AdSearch["choices"], of: AdChoice, belongs: (one: string) => boolean) =>
    withChoice(
      left,
      of,
      (left[of] ?? []).filter((one) => !belongs(one)),
    );
  const left = drop(choices, key, (one) => one === value);
  const models = key === "marque" ? drop(left, "modele", (model) => model.startsWith(`${value}-`)) : left;
  if (key === "marque" || key === "modele") return models.modele ? models : withChoice(models, "version", []);
  if (key !== "region") return left;
  const stays = (places: readonly { value: string }[], one: string) => places.some((place) => place.value === one);
  const gone = (of: typeof departmentsOf) => (one: string) =>
    stays(of([value]), one) && !stays(of(left.region ?? []), one);
  return drop(drop(left, "departement", gone(departmentsOf)), "ville", gone(townsOf));
}

/** Adds or removes one of a filter's answers. */
export function toggled(search: AdSearch, key: AdChoice, value: string): AdSearch {
  const before = search.choices[key] ?? [];
  return from(search, {
    choices: before.includes(value)
      ? without(search.choices, key, value)
      : withChoice(search.choices, key, [...before, value]),
  });
}

/** Sets the only answer of a filter that takes one; "" clears it. */
export const chosen = (search: AdSearch, key: AdChoice, value: string): AdSearch => {
  const empty = (search.choices[key] ?? []).reduce((left, one) => without(left, key, one), search.choices);
  return from(search, { choices: value ? withChoice(empty, key, [value]) : empty });
};

function bounded(search: AdSearch, key: AdBound, value: number | null): AdSearch["bounds"] {
  const { [key]: _, ...others } = search.bounds;
  return value === null ? others : { ...others, [key]: value };
}

/** Sets the minimum or maximum of a figure; null clears it. If the minimum exceeds the maximum, the two are swapped. */
export function withBound(search: AdSearch, key: AdBound, value: number | null): AdSearch {
  const bounds = bounded(search, key, value);
  for (const [low, high] of Object.values(AD_RANGES)) {
    const [least, most] = [bounds[low], bounds[high]];
    if (least !== undefined && most !== undefined && least > most)
      return from(search, { bounds: { ...bounds, [low]: most, [high]: least } });
  }
  return from(search, { bounds });
}

/** Sets the minimum and the maximum of a figure. */
export const withRange = (
  search: AdSearch,
  range: AdRange,
  [least, most]: readonly [number | null, number | null],
): AdSearch =>
  withBound(
    withBound(withBound(search, AD_RANGES[range][1], null), AD_RANGES[range][0], least),
    AD_RANGES[range][1],
    most,
  );

export const withFlag = (search: AdSearch, flag: AdFlag, on: boolean): AdSearch =>
  from(search, { flags: AD_FLAG_KEYS.filter((one) => (one === flag ? on : search.flags.includes(one))) });
export const withWords = (search: AdSearch, q: string): AdSearch => from(search, { q });
export const withAge = (search: AdSearch, age: AdSearch["age"]): AdSearch => from(search, { age });
export const withSort = (search: AdSearch, sort: Exclude<AdSort, "proche">): AdSearch =>
  from(search, { sort, near: "" });
/** Sorts by distance. @param place one of townsOf */
export const nearestTo = (search: AdSearch, place: string): AdSearch => from(search, { sort: "proche", near: place });
/** Removes all filters and keeps the order. */
export const cleared = ({ sort, near }: AdSearch): AdSearch => ({ ...ALL_ADS, sort, near });
