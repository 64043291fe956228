/**
 * What Gatsby leaves in `public/` that is no part of a site.
 *
 * - Relies on: the names of these files and folders.
 * - No public way: Gatsby means all of `public/` to be served.
 * - When it changes: files that say how the site is built would be public. `tests/site/secrets.test.ts` sees those known today.
 */
const LEAVINGS = [
  /\.map$/,
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^_gatsby\//,
  /^~partytown\//,
  /^(?:404|500)\//, // their one address is /404.html and /500.html
  /^page-data\/(?:404|500|dev-404-page)\//,
  /^polyfill-/, // only browsers without modules would ask for it, and they get the page as it is
];

/** @param file path below `public/` */
export const isLeftByGatsby = (file: string): boolean => LEAVINGS.some((pattern) => pattern.test(file));
