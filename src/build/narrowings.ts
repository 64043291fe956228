import type { ListGroup } from "../guide/lists/list-group";
import { EMPTY_CAR_QUERY, writeCarQuery } from "../guide/search/engine/address";
import type { Found } from "../guide/search/engine/engine";
import { BANDS, choice, type Filters, withBand, withChoice } from "../guide/search/engine/filters";
import { routes } from "../routes";

/** Links that narrow a list down by one further filter, each with the number of models that are then left. */
export type Narrowing = Pick<ListGroup, "name" | "lists">;

/** What buyers who know their budget, body type or energy decide next. */
const KEYS = ["carrosserie", "energie", "boite", "places", "marque"] as const;

/** Address of the search of new cars with these filters. */
export const searchOf = (filters: Filters): string =>
  `${routes.search}?${writeCarQuery({ ...EMPTY_CAR_QUERY, filters })}`;

/**
 * The ways from a list to the search that show fewer of its models (rule: guide/car-lists).
 * @param filters of the list
 * @param found the cars of the list, with the number of models of each option
 * @param models number of models in the list
 */
export function narrowings(
  filters: Filters,
  { facets, bands }: Pick<Found, "facets" | "bands">,
  models: number,
): readonly Narrowing[] {
  const budgets = BANDS.map((band, place) => ({
    label: band.label,
    path: searchOf(withBand(filters, band)),
    models: bands[place] ?? 0,
  }));
  const choices = KEYS.filter((key) => !filters.choices[key]).map((key) => ({
    name: choice(key).name,
    lists: facets[key].map(({ value, label, count }) => ({
      label,
      path: searchOf(withChoice(filters, key, [value])),
      models: count,
    })),
  }));
  const isByBudget = Object.keys(filters.bounds).length > 0;
  return [...(isByBudget ? [] : [{ name: "Budget", lists: budgets }]), ...choices]
    .map(({ name, lists }) => ({ name, lists: lists.filter((list) => list.models > 0 && list.models < models) }))
    .filter(({ lists }) => lists.length > 0);
}
