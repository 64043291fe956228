import { readCarIndex } from "../../contract/guide/car-index";
import { SORTS } from "./engine/sorts";
import { usualCredit } from "../../costs/rules/loan";
import type { Parameter } from "../../costs/rules/parameters";
import { ActiveFilters } from "./active-filters";
import { FoundList } from "./found-list";
import { readPublished } from "../../shared/http/read-published";
import { type Searcher, searcherOf } from "./searcher";

/** What answers a search among all cars, and what shows its answer: one script, that comes with the index. @param index its address @param parameters the country’s, of loans @throws where it cannot be had */
export async function allCars(index: string, parameters: readonly Parameter[]): Promise<Searcher> {
  const cars = await readPublished(index, readCarIndex);
  if (!cars) throw new Error("no index of cars");
  return { ...searcherOf(cars, SORTS, usualCredit(parameters)), FoundList, ActiveFilters };
}
