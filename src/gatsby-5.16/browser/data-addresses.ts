/**
 * Addresses of the data files that Gatsby publishes beside pages.
 *
 * - Relies on: the addresses from which Gatsby's loader requests them.
 * - No public way: Gatsby documents none of these addresses.
 * - When it changes: nothing would be prefetched before the application starts, which would then request it in three rounds; the service worker
 *   would cache pages without their data.
 */

export const DATA_FOLDERS = ["/page-data", "/slice-data"];

/** @param page address of the page; `/index` for the home page */
export const pageDataAt = (page: string): string => `/page-data${page}/page-data.json`;

/** Whether an address is that of a page's data. */
export const isPageData = (path: string): boolean => path.endsWith("/page-data.json");

export const sliceDataAt = (slice: string): string => `/slice-data/${slice}.json`;

/** @param hash hash of a static query */
export const staticQueryAt = (hash: string): string => `/page-data/sq/d/${hash}.json`;
