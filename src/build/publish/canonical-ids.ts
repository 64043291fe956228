import { addressed, isNumericId, type Addressed } from "../../routes";

export type AddressedKind = Addressed["kind"];
export const ADDRESSED_KINDS = [
  "brand",
  "model",
  "version",
  "category",
  "article",
] as const satisfies readonly AddressedKind[];

/** id → canonical path. */
export type CanonicalIds = Readonly<Record<AddressedKind, Readonly<Record<string, string>>>>;

/** Page 2 and on of a list have its id; the list's own address is the canonical one. */
const isLaterPage = (path: string) => /\/page\/\d+$/.test(path);

/**
 * Where the Worker sends a right id with a wrong slug. Two pages that claim one id: the first by alphabet has it, so
 * that the same pages always give the same files.
 */
export function canonicalIds(paths: Iterable<string>): CanonicalIds {
  const ids: Record<AddressedKind, Record<string, string>> = {
    brand: {},
    model: {},
    version: {},
    category: {},
    article: {},
  };
  for (const path of [...paths].sort()) {
    const found = isLaterPage(path) ? null : addressed(path);
    if (found && isNumericId(found.id)) ids[found.kind][String(Number(found.id))] ??= path;
  }
  return ids;
}
