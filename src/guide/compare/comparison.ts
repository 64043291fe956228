import { MAX_COMPARED } from "../../contract/guide/comparison";
import type { View } from "./comparison-rows";
import { comparing, isNumericId, routes } from "../../routes";

/** State of `/comparateur`, which its address holds completely. */
export interface Comparison {
  /** Ids of versions, from left to right. */
  readonly ids: readonly number[];
  readonly view: View;
}

export type Act =
  | { readonly type: "add"; readonly id: number }
  | { readonly type: "remove"; readonly id: number }
  /** Replaces a car by another one. */
  | { readonly type: "change"; readonly id: number; readonly to: number }
  /** Moves a car by one position. */
  | { readonly type: "move"; readonly id: number; readonly by: -1 | 1 }
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

function moved(ids: readonly number[], id: number, by: -1 | 1): readonly number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  return from === -1 || to < 0 || to >= ids.length ? ids : ids.with(from, ids[to] ?? id).with(to, id);
}

/** @returns the next comparison, or the sentence that explains why it does not change */
export function compare(before: Comparison, act: Act): Comparison | string {
  const { ids, view } = before;
  switch (act.type) {
    case "add":
      if (ids.includes(act.id)) return TWICE;
      return ids.length >= MAX_COMPARED ? FULL : { ids: [...ids, act.id], view };
    case "remove":
      return { ids: ids.filter((id) => id !== act.id), view };
    case "change":
      if (act.to !== act.id && ids.includes(act.to)) return TWICE;
      return { ids: ids.map((id) => (id === act.id ? act.to : id)), view };
    case "move":
      return { ids: moved(ids, act.id, act.by), view };
    case "view":
      return { ids, view: { ...view, [act.name]: !view[act.name] } };
  }
}

/** @param said query of an address, which visitors may have written: invalid ids are dropped; more than four ids are kept, so that the page can report them */
export function readComparison(said: URLSearchParams): Comparison {
  const ids = (said.get("v") ?? "").split(",").filter(isNumericId).map(Number);
  const changed = (said.get("voir") ?? "").split(",");
  const shows = (name: keyof View) => FIRST_VIEW[name] !== changed.includes(NAMES[name]);
  return {
    ids: [...new Set(ids)],
    view: { differences: shows("differences"), best: shows("best"), filled: shows("filled") },
  };
}

/** Path and query string of a comparison. */
export function comparisonPath({ ids, view }: Comparison): string {
  if (ids.length === 0) return routes.compare;
  const changed = VIEWS.filter((name) => view[name] !== FIRST_VIEW[name]).map((name) => NAMES[name]);
  return comparing(ids) + (changed.length > 0 ? `&voir=${changed.join()}` : "");
}
