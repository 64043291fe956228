import { isNumericId } from "../../routes";
import { readStored, store, type StoredKey } from "../../shared/stored/storage";

/** Ids of versions stored under a key, the latest first; anything that is not an id is ignored. */
export const keptIds = (key: StoredKey, most: number): readonly number[] =>
  [...new Set((readStored(key) ?? "").split(",").filter(isNumericId).map(Number))].slice(0, most);

/** @returns false when the browser refuses to store anything */
export const keepIds = (key: StoredKey, ids: readonly number[]): boolean => store(key, ids.join());
