import { type AdSearch, ALL_ADS, writeAdSearch } from "../../contract/market/search";
import { routes } from "../../routes";

/** @param query of writeAdSearch */
export const searchPath = (query: string) => routes.usedSearch + (query ? `?${query}` : "");

/** The address of a search. */
export const adsThat = (asked: Partial<AdSearch>) => searchPath(writeAdSearch({ ...ALL_ADS, ...asked }));
