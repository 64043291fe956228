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

/** Page 2 and later pages of a list contain the list's id, but only the list's own address is canonical. */
const isLaterPage = (path: string) => /\/page\/\d+$/.test(path);

/**
 * Paths to which the Worker redirects an address with a valid id and a wrong slug. When two pages have the same id, the first path
 * in alphabetical order is used, so that the same pages always give the same files.
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
