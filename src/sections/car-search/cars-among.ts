import * as z from "zod/mini";
import { readCarIndex } from "../../contract/car-index";
import type { IndexedCar } from "../../contract/indexed-car";
import type { Sorts } from "../../lib/car-search/sorts";
import { routes } from "../../routes";
import { readJson } from "./read-json";
import { type Searcher, searcherOf } from "./searcher";

const searchData = z.object({ result: z.object({ pageContext: z.object({ index: z.string() }) }) });

/**
 * What searches those cars of the index that belong to a page's list. The search's page says where the index is: its name changes with each
 * price, and pages do not change with the prices of others.
 * @throws where it cannot be had
 */
export async function carsAmong(belongs: (car: IndexedCar) => boolean, sorts: Sorts): Promise<Searcher> {
  const page = searchData.parse(await readJson(`/page-data${routes.search}/page-data.json`));
  const cars = readCarIndex(await readJson(page.result.pageContext.index));
  if (!cars) throw new Error("not an index of cars");
  return searcherOf(cars.filter(belongs), sorts);
}
