import { isNumericId } from "../../routes";
import { readStored, store, type StoredKey } from "../../shared/stored/storage";

/** Ids of versions that this browser keeps under a key, the latest first; what anybody else wrote there is left out. */
export const keptIds = (key: StoredKey, most: number): readonly number[] =>
  [...new Set((readStored(key) ?? "").split(",").filter(isNumericId).map(Number))].slice(0, most);

/** @returns false where the browser keeps nothing */
export const keepIds = (key: StoredKey, ids: readonly number[]): boolean => store(key, ids.join());
