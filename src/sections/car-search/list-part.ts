import { bound, type BoundKey, choice, CHOICES, type ChoiceKey, type Filters } from "../../lib/car-search/filters";

/** A filter that a list offers. */
export type ListPart = "budget" | ChoiceKey | Exclude<BoundKey, "prix_min" | "prix_max" | "mensualite_max">;

export const isChoice = (part: ListPart): part is ChoiceKey => part in CHOICES;
export const partName = (part: ListPart): string => (part === "budget" ? "Budget" : isChoice(part) ? choice(part).name : bound(part).name);

/** How many answers it has. */
export function chosenIn(part: ListPart, { choices, bounds }: Filters): number {
  if (part === "budget") return bounds.prix_min === undefined && bounds.prix_max === undefined ? 0 : 1;
  return isChoice(part) ? (choices[part]?.length ?? 0) : bounds[part] === undefined ? 0 : 1;
}
