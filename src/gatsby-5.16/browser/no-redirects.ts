/**
 * Replaces Gatsby's search for redirects in the browser (../build/replaced-packages.ts). The site's redirects are made by its server, and Gatsby's list of those
 * with `redirectInBrowser` is empty.
 *
 * - Relies on: the name of the function that Gatsby's navigation and its search for a page's path call.
 * - No public way: Gatsby searches the list even when it is empty.
 * - When it changes: the application does not start.
 */
export const maybeGetBrowserRedirect = () => undefined;
