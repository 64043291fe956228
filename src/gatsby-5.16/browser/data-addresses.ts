/**
 * Addresses of what Gatsby publishes beside pages.
 *
 * - Relies on: where Gatsby's loader asks for them.
 * - No public way: Gatsby names none of these addresses.
 * - When it changes: nothing would be fetched ahead of the application, which would then ask in three rounds; who keeps pages for want of a network
 *   would keep none of their data; a new publication would not be told.
 */

/** What the whole application shares: which build it is. */
export const APP_DATA = "/page-data/app-data.json";

export const DATA_FOLDERS = ["/page-data", "/slice-data"];

/** @param page its address; `/index` for the home page */
export const pageDataAt = (page: string): string => `/page-data${page}/page-data.json`;

export const sliceDataAt = (slice: string): string => `/slice-data/${slice}.json`;

/** @param hash of a static query */
export const staticQueryAt = (hash: string): string => `/page-data/sq/d/${hash}.json`;
