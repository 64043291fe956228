import type { IndexedCar } from "../../contract/guide/indexed-car";
import type { Active } from "./engine/active";
import type { Dropped, Facets, FoundModel } from "./engine/engine";
import type { Sort } from "./engine/sorts";

/** Results of a search, with the counts and filters for narrowing or widening it. */
export interface Results {
  /** Sort order of the results. */
  readonly sort: Sort;
  /** The active filters. */
  readonly active: readonly Active[];
  readonly cars: readonly IndexedCar[];
  readonly models: readonly FoundModel[];
  /** The lowest price of each model by its id, among all cars that were searched; left out where none is known. */
  readonly lowest: ReadonlyMap<number, number>;
  readonly facets: Facets;
  readonly bands: readonly number[];
  /** When nothing is found: single filters whose removal gives results. */
  readonly dropped: readonly Dropped[];
}
