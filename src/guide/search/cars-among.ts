import type { IndexedCar } from "../../contract/guide/indexed-car";
import type { Sorts } from "./engine/sorts";
import { guideCars } from "./guide-cars";
import { type Searcher, searcherOf } from "./searcher";

/**
 * What searches those cars of the index that belong to a page's list.
 * @throws where it cannot be had
 */
export const carsAmong = async (belongs: (car: IndexedCar) => boolean, sorts: Sorts): Promise<Searcher> =>
  searcherOf((await guideCars()).filter(belongs), sorts);
