import { slugify } from "../../../src/shared/text/slug";
import { modelKey } from "./keys";

/** First and last year in which a model was made; the last one is null while it still is. */
export type SoldYears = readonly [first: number, last: number | null];

interface MadeBrand {
  readonly name: string;
  readonly models: readonly { readonly name: string; readonly years: SoldYears | null }[];
}

/** A model of the year that follows is sold before it begins, and unsold cars are first registered years after the last one was made. */
const BEFORE = 1;
const AFTER = 2;

/** The years of a model, by the key of its used cars; null for one whose generations the catalogue does not tell. */
export function soldYears(catalogue: readonly MadeBrand[], key: string): SoldYears | null {
  for (const { name: brandName, models } of catalogue) {
    const brand = slugify(brandName);
    // Another brand's models are not spelled out: there are hundreds.
    if (!key.startsWith(brand)) continue;
    for (const { name, years } of models) if (years && modelKey({ brand, model: slugify(name) }) === key) return years;
  }
  return null;
}

/** Whether a car of that year can hardly be one of a model made in these years. */
export const isOutOfYears = (year: number, [first, last]: SoldYears): boolean =>
  year < first - BEFORE || (last !== null && year > last + AFTER);
