import { type AdSearch, readAdSearch } from "../../contract/market/search";
import { REGION_KEYS } from "../../places";
import { townsOf } from "./changes";

const TOWNS: ReadonlySet<string> = new Set(townsOf(REGION_KEYS).map(({ value }) => value));
/** Whether a town or a district of this country has that key. */
export const isTown = (key: string) => TOWNS.has(key);

/** Reads a search from an address. Sorting by distance needs a place of this country; without one, the newest ads come first. */
export function readSearch(params: URLSearchParams): AdSearch {
  const search = readAdSearch(params);
  return search.near && !isTown(search.near) ? { ...search, sort: "recent", near: "" } : search;
}
