import { readStored, store } from "../../shared/stored/storage";
import { TICKS } from "../../shared/stored/choice-keys";

const keyOf = (id: string) => `${TICKS}${id}` as const;

/** Indexes of the ticked lines of a checklist; empty when nothing valid is stored. */
export function readTicks(id: string): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(id)) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((index) => Number.isInteger(index)) : []);
  } catch {
    return new Set(); // The stored text is invalid: the list starts unticked.
  }
}

/** @returns false when the browser refuses to store anything. */
export const storeTicks = (id: string, ticks: ReadonlySet<number>): boolean =>
  store(keyOf(id), JSON.stringify([...ticks].sort((a, b) => a - b)));
