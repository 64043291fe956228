import type { IndexedCar } from "../../contract/guide/indexed-car";
import type { Sorts } from "./engine/sorts";
import { guideCars } from "./guide-cars";
import { type Searcher, searcherOf } from "./searcher";

/**
 * Search over the cars of the index that belong to a page's list.
 * @throws when the index cannot be loaded
 */
export const carsAmong = async (belongs: (car: IndexedCar) => boolean, sorts: Sorts): Promise<Searcher> =>
  searcherOf((await guideCars()).filter(belongs), sorts);
