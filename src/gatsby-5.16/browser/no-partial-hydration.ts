/**
 * In the place of the package « react-server-dom-webpack » (../build/replaced-packages.ts), the parser of pages that React renders in part.
 *
 * - Relies on: Gatsby's loader imports it in a branch that no page of this site takes.
 * - No public way: the import stands in Gatsby's loader whether a site renders pages in part or not.
 * - When it changes: a site that never needs it publishes it.
 */
export {};
