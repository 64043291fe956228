import type * as choices from "./choice-keys";
import type * as frame from "./frame-keys";
import type * as writing from "./writing-keys";

type Keys = typeof choices & typeof frame & typeof writing;
type Spelled = Keys[keyof Keys];
/** A key declared in this folder, or one that begins with a declared prefix. */
export type StoredKey = { [Key in Spelled]: Key extends `${string}:` ? `${Key}${string}` : Key }[Spelled];
/** "device" is localStorage, which persists; "tab" is sessionStorage, which ends with the tab. */
export type KeptBy = "device" | "tab";

const storageOf = (by: KeptBy) => (by === "tab" ? sessionStorage : localStorage);

/** Reads a stored value; null when there is none or when the browser refuses access to its storage. */
export function readStored(key: StoredKey, by: KeptBy = "device"): string | null {
  try {
    return storageOf(by).getItem(key);
  } catch {
    return null;
  }
}

/** @returns false when the browser refuses access to its storage or has no space left */
export function store(key: StoredKey, value: string, by: KeptBy = "device"): boolean {
  try {
    storageOf(by).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a stored value. @returns false when the browser refuses access to its storage */
export function forget(key: StoredKey, by: KeptBy = "device"): boolean {
  try {
    storageOf(by).removeItem(key);
    return true;
  } catch {
    return false;
  }
}
