import type { AdSearch } from "../../../src/contract/market/search";
import { AD_BANDS } from "../../../src/market/search/prices";
import { isTown } from "../../../src/market/search/read-search";
import {
  adShell,
  alertPage,
  landingShell,
  routes,
  sellerShell,
  usedBrand,
  usedBudget,
  usedModel,
  usedTown,
  usedYear,
} from "../../../src/routes";
import { isKey, modelKey, YEAR } from "../names/keys";

/** What the used cars of a landing page share (rule: market/landing). Brands, models and towns are spelled as in the address of a search, but a model without its brand. */
export type Landing =
  | { readonly of: "brand"; readonly brand: string }
  | { readonly of: "model"; readonly brand: string; readonly model: string }
  | { readonly of: "year"; readonly brand: string; readonly model: string; readonly year: number }
  | { readonly of: "town"; readonly town: string }
  | { readonly of: "budget"; readonly budget: string };

export const landingPath = (landing: Landing): string => {
  if (landing.of === "brand") return usedBrand(landing.brand);
  if (landing.of === "model") return usedModel(landing.brand, landing.model);
  if (landing.of === "year") return usedYear(landing.brand, landing.model, landing.year);
  return landing.of === "town" ? usedTown(landing.town) : usedBudget(landing.budget);
};

/** The one address of a page of a landing page's ads. */
export const landingAddress = (landing: Landing, page: number) =>
  landingPath(landing) + (page > 1 ? `?page=${page}` : "");

const firstOf = (path: string) => path.slice(routes.usedCars.length + 1).split("/", 1)[0] ?? "";
/** First names below the market's address that belong to other pages. */
const TAKEN: readonly string[] = [
  ...[routes.usedSearch, adShell, sellerShell, alertPage, landingShell].map(firstOf),
  "ville",
  "budget",
];

export const bandOf = (slug: string) => AD_BANDS.find((band) => band.slug === slug);

function carsAt(brand: string, model?: string, year?: string): Landing | null {
  if (!isKey(brand) || TAKEN.includes(brand)) return null;
  if (model === undefined) return { of: "brand", brand };
  if (!isKey(model) || !isKey(modelKey({ brand, model }))) return null;
  if (year === undefined) return { of: "model", brand, model };
  return YEAR.test(year) ? { of: "year", brand, model, year: Number(year) } : null;
}

/** @returns null for the path of no landing page */
export function landingAt(path: string): Landing | null {
  if (!path.startsWith(`${routes.usedCars}/`)) return null;
  const [first = "", second, third, ...more] = path.slice(routes.usedCars.length + 1).split("/");
  if (more.length > 0) return null;
  if (first === "ville") return third === undefined && isTown(second ?? "") ? { of: "town", town: second ?? "" } : null;
  if (first === "budget")
    return third === undefined && bandOf(second ?? "") ? { of: "budget", budget: second ?? "" } : null;
  return carsAt(first, second, third);
}

/** What a search asks for the same ads. */
export function landingSearch(landing: Landing): Partial<AdSearch> {
  if (landing.of === "town") return { choices: { ville: [landing.town] } };
  if (landing.of === "budget") {
    const [least, most] = bandOf(landing.budget)?.range ?? [null, null];
    return { bounds: { ...(least !== null && { prix_min: least }), ...(most !== null && { prix_max: most }) } };
  }
  if (landing.of === "brand") return { choices: { marque: [landing.brand] } };
  return {
    choices: { marque: [landing.brand], modele: [modelKey(landing)] },
    ...(landing.of === "year" && { bounds: { annee_min: landing.year, annee_max: landing.year } }),
  };
}
