import { readCarIndex } from "../../contract/guide/car-index";
import { SORTS } from "./engine/sorts";
import { usualCredit } from "../../costs/rules/loan";
import type { Parameter } from "../../costs/rules/parameters";
import { ActiveFilters } from "./active-filters";
import { FoundList } from "./found-list";
import { readPublished } from "../../shared/http/read-published";
import { type Searcher, searcherOf } from "./searcher";

/** Loads the search of all cars and the components that show its results: one script, loaded with the index. @param index address of the index @param parameters the country’s figures about loans @throws when the index cannot be loaded */
export async function allCars(index: string, parameters: readonly Parameter[]): Promise<Searcher> {
  const cars = await readPublished(index, readCarIndex);
  if (!cars) throw new Error("no index of cars");
  return { ...searcherOf(cars, SORTS, usualCredit(parameters)), FoundList, ActiveFilters };
}
