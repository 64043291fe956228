import { readCarIndex } from "../../contract/car-index";
import { SORTS } from "../../lib/car-search/sorts";
import type { Credit } from "../../lib/costs/loan";
import { FoundList } from "./found-list";
import { readJson } from "./read-json";
import { type Searcher, searcherOf } from "./searcher";

/** What answers a search among all cars, and what shows its answer: one script, that comes with the index. @param index its address @throws where it cannot be had */
export async function allCars(index: string, credit: Credit | null): Promise<Searcher> {
  const cars = readCarIndex(await readJson(index));
  if (!cars) throw new Error("not an index of cars");
  return { ...searcherOf(cars, SORTS, credit), FoundList };
}
