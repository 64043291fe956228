import type { ContentKind } from "../../../../src/contract/shared/endpoints";
import { keyOf } from "./policy";

/** Rows of the copy at hand, replaced or followed by the changed ones. @returns null when a row cannot be told from another. */
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
