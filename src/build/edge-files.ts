import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  CAR_NAMES,
  carNames,
  GUIDE_NAMES,
  guideNames,
  modelPrices,
  NEW_CARS,
  newCars,
  type PricedModel,
  PRICES,
  SEARCH_INDEX,
  type UsedBrand,
  WATCHED_CARS,
  watchedCars,
} from "./edge-facts";
import { type SearchedContent, searchIndex } from "./search-index";

/** What these files need beside what pages are created from. */
export const EDGE_BRAND = /* GraphQL */ `
  name
  path
  priceMin
  mark
`;
export const EDGE_USED_BRAND = /* GraphQL */ `
  name
  synonyms
  models {
    name
    synonyms
    generations {
      from
      to
    }
  }
`;

export type EdgeModel = PricedModel & SearchedContent["models"][number] & { readonly modelId: number };

interface EdgeContent extends SearchedContent {
  readonly models: readonly EdgeModel[];
  readonly usedBrands: readonly UsedBrand[];
}

/**
 * Writes the files by which the Worker knows the guide's cars and all that the search finds. They are written with the pages, because these are created from the same
 * models, and reading them all a second time takes a twelfth of the time of a changed price among 10,000.
 * @param root folder of what is built: `public`
 */
export function writeEdgeFiles(root: string, content: EdgeContent): void {
  const { brands, models, usedBrands } = content;
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  mkdirSync(path.join(root, path.dirname(PRICES)), { recursive: true });
  write(PRICES, modelPrices(models));
  write(NEW_CARS, newCars(models));
  write(WATCHED_CARS, watchedCars(models));
  write(GUIDE_NAMES, guideNames(brands, models));
  write(CAR_NAMES, carNames(usedBrands, brands, models));
  write(SEARCH_INDEX, searchIndex(content));
}
