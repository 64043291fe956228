import { readCarIndex } from "../../contract/car-index";
import type { IndexedCar } from "../../contract/indexed-car";
import { type Asked, known } from "../../lib/car-search/address";
import { byModel, type Dropped, dropOne, engineOf, type Facets, type FoundModel, search } from "../../lib/car-search/engine";
import type { Filters } from "../../lib/car-search/filters";
import { readSentence, withSentence } from "../../lib/car-search/sentence";
import { SORTS, sortOf } from "../../lib/car-search/sorts";

export interface Results {
  readonly cars: readonly IndexedCar[];
  readonly models: readonly FoundModel[];
  readonly facets: Facets;
  readonly bands: readonly number[];
  /** Where nothing is found: which single filter to drop. */
  readonly dropped: readonly Dropped[];
}

/** All that needs the index of cars; comes with it. */
export interface Searcher {
  readonly find: (asked: Asked) => Results;
  /** What an address or a visitor asks for, as filters: a sentence is read, what no car has is dropped. */
  readonly understand: (filters: Filters) => Filters;
}

/** @param file what was fetched @returns null where it is no index of ours */
export function searcherOf(file: unknown): Searcher | null {
  const cars = readCarIndex(file);
  const [first] = SORTS;
  if (!cars || !first) return null;
  const engine = engineOf(cars);
  return {
    find: ({ filters, sort }) => {
      const order = sortOf(sort) ?? first;
      const found = search(engine, filters, order);
      return { ...found, models: byModel(found.cars), dropped: found.cars.length === 0 ? dropOne(engine, filters, order) : [] };
    },
    understand: (filters) => known(filters.q === "" ? filters : withSentence({ ...filters, q: "" }, readSentence(filters.q, engine.options)), engine.options),
  };
}
