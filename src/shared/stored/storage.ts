import type * as choices from "./choice-keys";
import type * as frame from "./frame-keys";
import type * as writing from "./writing-keys";

type Keys = typeof choices & typeof frame & typeof writing;
type Spelled = Keys[keyof Keys];
/** What may be kept: a key that is declared in stored/, or begins as one of them says. */
export type StoredKey = { [Key in Spelled]: Key extends `${string}:` ? `${Key}${string}` : Key }[Spelled];
/** The device's own storage stays, the tab's goes with the tab. */
export type KeptBy = "device" | "tab";

const storageOf = (by: KeptBy) => (by === "tab" ? sessionStorage : localStorage);

/** What the browser keeps for us under a key; null where there is nothing, or where it is told to keep nothing. */
export function readStored(key: StoredKey, by: KeptBy = "device"): string | null {
  try {
    return storageOf(by).getItem(key);
  } catch {
    return null;
  }
}

/** @returns false where the browser keeps nothing, or has no room left. */
export function store(key: StoredKey, value: string, by: KeptBy = "device"): boolean {
  try {
    storageOf(by).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Takes away what is kept under a key. @returns false where the browser lets nobody at what it keeps */
export function forget(key: StoredKey, by: KeptBy = "device"): boolean {
  try {
    storageOf(by).removeItem(key);
    return true;
  } catch {
    return false;
  }
}
