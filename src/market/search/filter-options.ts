import type { AdSearchAnswer } from "../../contract/market/ad";
import { AD_CHOICES, type AdChoice, type AdSearch } from "../../contract/market/search";
import { choiceLabel } from "./active";
import { departmentsOf, regions, townsOf } from "./changes";

export type Facets = AdSearchAnswer["facets"];

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Null until the edge has answered. */
  readonly count: number | null;
}

/** The answers to a filter: our own list if there is one, else those that the edge counted. */
function offeredFor(key: AdChoice, { choices }: AdSearch, facets: Facets): readonly string[] {
  const { list } = AD_CHOICES[key];
  if (list) return Object.keys(list);
  if (key === "region") return regions.map(({ value }) => value);
  const { region: of = [], marque } = choices;
  if (key === "departement") return departmentsOf(of).map(({ value }) => value);
  const towns = key === "ville" ? townsOf(of) : [];
  const belongs = (value: string) =>
    key === "ville"
      ? towns.some((town) => town.value === value)
      : key !== "modele" || marque?.some((brand) => value.startsWith(`${brand}-`));
  return (facets[key] ?? []).filter((one) => one.count > 0 && belongs(one.value)).map(({ value }) => value);
}

/** The answers that a filter shows. Chosen ones are always included: taken over by the browser, the form would otherwise ask another search than its page shows. */
export function optionsOf(key: AdChoice, search: AdSearch, facets: Facets): readonly Option[] {
  const counted = facets[key];
  const countOf = (value: string) => (counted ? (counted.find((one) => one.value === value)?.count ?? 0) : null);
  const chosen = search.choices[key] ?? [];
  const named = (value: string): Option => ({ value, label: choiceLabel(key, value, facets), count: countOf(value) });
  return [...new Set([...offeredFor(key, search, facets), ...chosen])].map(named);
}
