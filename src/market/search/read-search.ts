import { type AdSearch, readAdSearch } from "../../contract/market/search";
import { REGION_KEYS } from "../../places";
import { townsOf } from "./changes";

const TOWNS: ReadonlySet<string> = new Set(townsOf(REGION_KEYS).map(({ value }) => value));
/** Whether lists of this country offer a town or a district of that key. */
export const isTown = (key: string) => TOWNS.has(key);

/** A search whose order counts: what is no place of this country has nothing near to it, and the newest come first. */
export function readSearch(params: URLSearchParams): AdSearch {
  const search = readAdSearch(params);
  return search.near && !isTown(search.near) ? { ...search, sort: "recent", near: "" } : search;
}
