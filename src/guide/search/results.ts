import type { IndexedCar } from "../../contract/guide/indexed-car";
import type { Active } from "./engine/active";
import type { Dropped, Facets, FoundModel } from "./engine/engine";
import type { Sort } from "./engine/sorts";

/** What was found of the cars, and how it may be narrowed or widened. */
export interface Results {
  /** The order that they are in. */
  readonly sort: Sort;
  /** What is asked for, one by one. */
  readonly active: readonly Active[];
  readonly cars: readonly IndexedCar[];
  readonly models: readonly FoundModel[];
  readonly facets: Facets;
  readonly bands: readonly number[];
  /** Where nothing is found: which single filter to drop. */
  readonly dropped: readonly Dropped[];
}
