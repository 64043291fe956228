import type { AdSearchAnswer } from "../../contract/market/ad";
import { type AdSearch, writeAdSearch } from "../../contract/market/search";
import { queryHere } from "../../shared/address/address";
import { type Served, servedHere } from "../../shared/served/served";
import { readSearch } from "./read-search";

/** A search as the Worker rendered it. */
export interface ServedSearch {
  readonly search: AdSearch;
  readonly answer: AdSearchAnswer;
  /** Whether the database failed and these are the ads of a few minutes ago. */
  readonly isStale: boolean;
}

/** Names a search in the document that the Worker rendered for it. */
export const searchServedAs = (search: AdSearch) => `search?${writeAdSearch(search)}`;

/** @returns null if the visitor came from another page, or the Worker rendered nothing */
export const servedSearch = (): Served<ServedSearch> | null =>
  typeof document === "undefined" ? null : servedHere<ServedSearch>(searchServedAs(readSearch(queryHere())));
