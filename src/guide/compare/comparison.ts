import { MAX_COMPARED } from "../../contract/guide/comparison";
import type { View } from "./comparison-rows";
import { comparing, isNumericId, routes } from "../../routes";
import type { CarId } from "./shown-car";

/** State of `/comparateur`, which its address holds completely. */
export interface Comparison {
  /** Ids of the cars from left to right: versions, then used cars. */
  readonly ids: readonly CarId[];
  readonly view: View;
}

export type Act =
  | { readonly type: "add"; readonly id: CarId }
  | { readonly type: "remove"; readonly id: CarId }
  /** Replaces a car by another one. */
  | { readonly type: "change"; readonly id: CarId; readonly to: CarId }
  /** Moves a car by one position, among cars of its kind. */
  | { readonly type: "move"; readonly id: CarId; readonly by: -1 | 1 }
  | { readonly type: "view"; readonly name: keyof View };

/** Why nothing changed, for the visitor (rule: guide/compare-count). */
export const FULL = `Maximum ${MAX_COMPARED} voitures. Retirez-en une.`;
export const TWICE = "Cette voiture est déjà dans la comparaison.";

/** Initial display options: only the best values are marked. */
export const FIRST_VIEW: View = { differences: false, best: true, filled: false };

/** Names in the address of options that differ from the initial ones. */
const NAMES: Readonly<Record<keyof View, string>> = {
  differences: "differences",
  best: "sans-meilleur",
  filled: "sans-vides",
};
const VIEWS = Object.keys(NAMES) as readonly (keyof View)[];

export const isVersion = (id: CarId) => typeof id === "number";
export const isAd = (id: CarId) => typeof id === "string";

/** The order that an address can hold. */
const inOrder = (ids: readonly CarId[]): readonly CarId[] => [...ids.filter(isVersion), ...ids.filter(isAd)];

/** Whether a car has a neighbour of its kind at its left (-1) or right (1). */
export function mayMove(ids: readonly CarId[], id: CarId, by: -1 | 1): boolean {
  const from = ids.indexOf(id);
  return from !== -1 && typeof ids[from + by] === typeof id;
}

function moved(ids: readonly CarId[], id: CarId, by: -1 | 1): readonly CarId[] {
  const from = ids.indexOf(id);
  return mayMove(ids, id, by) ? ids.with(from, ids[from + by] ?? id).with(from + by, id) : ids;
}

/** @returns the next comparison, or the sentence that explains why it does not change */
export function compare(before: Comparison, act: Act): Comparison | string {
  const { ids, view } = before;
  switch (act.type) {
    case "add":
      if (ids.includes(act.id)) return TWICE;
      return ids.length >= MAX_COMPARED ? FULL : { ids: inOrder([...ids, act.id]), view };
    case "remove":
      return { ids: ids.filter((id) => id !== act.id), view };
    case "change":
      if (act.to !== act.id && ids.includes(act.to)) return TWICE;
      return { ids: inOrder(ids.map((id) => (id === act.id ? act.to : id))), view };
    case "move":
      return { ids: moved(ids, act.id, act.by), view };
    case "view":
      return { ids, view: { ...view, [act.name]: !view[act.name] } };
  }
}

/** @param said query of an address, which visitors may have written: invalid ids are dropped; more than four ids are kept, so that the page can report them */
export function readComparison(said: URLSearchParams): Comparison {
  const versions = (said.get("v") ?? "").split(",").filter(isNumericId).map(Number);
  const ads = (said.get("a") ?? "").split(",").filter((id) => AD.test(id));
  const changed = (said.get("voir") ?? "").split(",");
  const shows = (name: keyof View) => FIRST_VIEW[name] !== changed.includes(NAMES[name]);
  return {
    ids: [...new Set<CarId>([...versions, ...ads])],
    view: { differences: shows("differences"), best: shows("best"), filled: shows("filled") },
  };
}

/** Shape of an ad's id; the reader of ads judges the rest. */
const AD = /^[0-9a-z]{12}$/;

/** Address of the comparator with the given cars: « /comparateur?v=12,45&a=0q3mx7pz81vk ». */
export function comparisonAddress(ids: readonly CarId[]): string {
  const ads = ids.filter(isAd).join();
  const versions = ids.filter(isVersion);
  if (versions.length > 0) return comparing(versions) + (ads === "" ? "" : `&a=${ads}`);
  return ads === "" ? routes.compare : `${routes.compare}?a=${ads}`;
}

/** Path and query string of a comparison. */
export function comparisonPath({ ids, view }: Comparison): string {
  if (ids.length === 0) return routes.compare;
  const changed = VIEWS.filter((name) => view[name] !== FIRST_VIEW[name]).map((name) => NAMES[name]);
  return comparisonAddress(ids) + (changed.length > 0 ? `&voir=${changed.join()}` : "");
}
