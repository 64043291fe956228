import { readCarIndex } from "../../src/contract/guide/car-index";
import { readCarQuery } from "../../src/guide/search/engine/address";
import { SORTS } from "../../src/guide/search/engine/sorts";
import { searcherOf } from "../../src/guide/search/searcher";

export interface TimedSearches {
  /** Time until the index can be searched. */
  readonly ready: number;
  /** The number of cars that each query finds, and the time of each run. */
  readonly answers: readonly { readonly cars: number; readonly runs: readonly number[] }[];
}

/** Runs the search's own code in a page. All times are in milliseconds. @param index parsed JSON of the index @param queries query strings of the search's page */
export function timeSearches(index: unknown, queries: readonly string[], turns: number): TimedSearches {
  const start = performance.now();
  const cars = readCarIndex(index);
  if (!cars) throw new Error("not an index of cars");
  const searcher = searcherOf(cars, SORTS);
  const ready = performance.now() - start;
  const answers = queries.map((query) => {
    const search = readCarQuery(new URLSearchParams(query));
    const answer = () => {
      const before = performance.now();
      const { cars } = searcher.find({ ...search, filters: searcher.understand(search.filters) });
      return { cars: cars.length, time: performance.now() - before };
    };
    const all = Array.from({ length: turns }, answer);
    return { cars: all[0]?.cars ?? 0, runs: all.map(({ time }) => time) };
  });
  return { ready, answers };
}
