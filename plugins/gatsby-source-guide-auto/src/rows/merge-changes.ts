import type { ContentKind } from "../../../../src/contract/shared/endpoints";
import { keyOf } from "./policy";

/** Merges changed rows into those of the copy at hand: known rows are replaced, new ones appended. @returns null when a row has no key. */
export function mergeChanges(
  kind: ContentKind,
  rows: readonly unknown[],
  changes: readonly unknown[],
): unknown[] | null {
  const merged = new Map<string, unknown>();
  for (const row of [...rows, ...changes]) {
    const key = keyOf(kind, row);
    if (key === null) return null;
    merged.set(key, row);
  }
  return [...merged.values()];
}
