/**
 * Replaces the package « react-server-dom-webpack » (../build/replaced-packages.ts), the parser for partially hydrated pages.
 *
 * - Relies on: Gatsby's loader imports it in a branch that no page of this site reaches.
 * - No public way: Gatsby's loader contains the import whether a site uses partial hydration or not.
 * - When it changes: the site publishes the package although it never needs it.
 */
export {};
