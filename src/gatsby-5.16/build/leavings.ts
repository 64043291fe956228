/**
 * Files that Gatsby leaves in `public/` although they are not part of the site.
 *
 * - Relies on: the names of these files and folders.
 * - No public way: Gatsby expects all of `public/` to be served.
 * - When it changes: files that reveal how the site is built would be public. `tests/site/secrets.test.ts` detects those known today.
 */
const LEAVINGS = [
  /\.map$/,
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^_gatsby\//,
  /^~partytown\//,
  /^(?:404|500)\//, // The error pages are only published as /404.html and /500.html.
  /^page-data\/(?:404|500|dev-404-page)\//,
  /^polyfill-/, // Only browsers without modules would request it, and they show the page without scripts.
];

/** @param file path below `public/` */
export const isLeftByGatsby = (file: string): boolean => LEAVINGS.some((pattern) => pattern.test(file));
