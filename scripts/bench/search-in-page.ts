import { readCarIndex } from "../../src/contract/guide/car-index";
import { readAsked } from "../../src/guide/search/engine/address";
import { SORTS } from "../../src/guide/search/engine/sorts";
import { searcherOf } from "../../src/guide/search/searcher";

export interface TimedSearches {
  /** Until the index can be searched. */
  readonly ready: number;
  /** What each query was answered with: its number of cars, and each answer's time. */
  readonly answers: readonly { readonly cars: number; readonly runs: readonly number[] }[];
}

/** Runs in a page, on the search's own code. All times in milliseconds. @param index parsed @param queries of addresses of the search */
export function timeSearches(index: unknown, queries: readonly string[], turns: number): TimedSearches {
  const start = performance.now();
  const cars = readCarIndex(index);
  if (!cars) throw new Error("not an index of cars");
  const searcher = searcherOf(cars, SORTS);
  const ready = performance.now() - start;
  const answers = queries.map((query) => {
    const asked = readAsked(new URLSearchParams(query));
    const answer = () => {
      const before = performance.now();
      const { cars } = searcher.find({ ...asked, filters: searcher.understand(asked.filters) });
      return { cars: cars.length, time: performance.now() - before };
    };
    const all = Array.from({ length: turns }, answer);
    return { cars: all[0]?.cars ?? 0, runs: all.map(({ time }) => time) };
  });
  return { ready, answers };
}
