import { townsOf } from "../../../src/market/search/changes";
import { REGION_KEYS, regionOf } from "../../../src/places";
import { ownValue } from "../../../src/shared/text/own-value";
import type { GuideNames } from "../guide-figures";
import type { OnlineAnswers } from "../search/ad-answers-store";
import { modelKey } from "../names/keys";
import { storedName } from "./landing-store";

/** What is known of brands and models. */
export interface Known {
  readonly db: D1Database;
  readonly online: OnlineAnswers;
  readonly guide: GuideNames;
}

/** The name of a brand: the guide's, or that of its last ad; null when neither knows it. */
export const brandName = async ({ db, online, guide }: Known, brand: string): Promise<string | null> =>
  ownValue(guide.brands, brand)?.name ??
  ownValue(online.answers["marque"] ?? {}, brand)?.label ??
  (await storedName(db, "marque", brand));

/** The name of a model with its brand's: « Toyota RAV4 ». */
export async function modelName(
  { db, online, guide }: Known,
  car: { readonly brand: string; readonly model: string },
): Promise<string | null> {
  const key = modelKey(car);
  return (
    ownValue(guide.models, key)?.name ??
    ownValue(online.answers["modele"] ?? {}, key)?.label ??
    (await storedName(db, "modele", key))
  );
}

/** « Almadies (Dakar) », « Thiès » */
export function townName(town: string): string {
  const regions = REGION_KEYS.filter((key) => townsOf([key]).some(({ value }) => value === town));
  const name = townsOf(regions).find(({ value }) => value === town)?.label ?? town;
  const [only, ...others] = regions.map((key) => regionOf(key).name);
  return only === undefined || others.length > 0 || only === name ? name : `${name} (${only})`;
}
