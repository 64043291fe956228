import { readStored, store } from "../../shared/stored/storage";
import { TICKS } from "../../shared/stored/choice-keys";

const keyOf = (id: string) => `${TICKS}${id}` as const;

/** Numbers of the ticked lines of one checklist; empty where nothing (or nonsense) is stored. */
export function readTicks(id: string): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(id)) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((one) => Number.isInteger(one)) : []);
  } catch {
    return new Set(); // spoilt: an unticked list is a sound start
  }
}

/** @returns false when the browser keeps nothing. */
export const storeTicks = (id: string, ticks: ReadonlySet<number>): boolean =>
  store(keyOf(id), JSON.stringify([...ticks].sort((a, b) => a - b)));
