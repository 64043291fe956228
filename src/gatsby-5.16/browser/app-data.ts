/**
 * Address of the data of the whole application, which name the build. It is a file of its own because every page's application needs it, and the other
 * addresses (data-addresses.ts) only some.
 *
 * - Relies on: the address from which Gatsby's loader requests it.
 * - No public way: Gatsby does not document it.
 * - When it changes: a new publication would not be detected.
 */
export const APP_DATA = "/page-data/app-data.json";
