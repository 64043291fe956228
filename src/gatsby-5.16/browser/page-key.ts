/**
 * Replaces Gatsby's `normalize-page-path` (../build/replaced-packages.ts), which makes the key by which its loader requests and keeps a page. Gatsby's keys contain
 * the query, for pages that a server renders: a page whose link has one (`/comparateur?v=12,45`, `?fbclid=…` of a shared link) would be requested again for each
 * query, although its data are those that the launch script or the pointer has fetched already.
 *
 * - Relies on: the loader's search for a path, which makes every key by this function.
 * - No public way: Gatsby has no setting for pages that read their query in the browser.
 * - When it changes: pages with a query request their data twice.
 */
import { isErrorPage } from "./page-globals";

/** @param address path of a page, with or without a query @returns the path without its last slash; on an error page with the query, for which alone it has data */
export default function pageKey(address: string): string {
  const [path = "", query] = address.split("?");
  const key = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return query && isErrorPage() ? `${key}?${query}` : key;
}
