/**
 * What Gatsby's application and the site tell each other upon `window`.
 *
 * - Relies on: `___chunkMapping`, `___webpackCompilationHash` and `pageData`, which the application reads when it starts; `___loader.hovering`, which
 *   it sets; `webpackCompilationHash` in its data.
 * - No public way: Gatsby prints the first two into every page, where they would be the greater part of it; nothing else gives an error page its
 *   data; the public `prefetchPathname` waits for three seconds before it fetches anything.
 * - When it changes: the application does not start, shows « page introuvable » on error pages, or fetches nothing ahead.
 */

declare global {
  interface Window {
    /** The build that this page runs. */
    readonly ___webpackCompilationHash: string;
    ___loader?: { hovering(path: string): void };
  }
}

/** Names of chunks → addresses, and the name of the build. */
export function describeBuild(chunks: Readonly<Record<string, readonly string[]>>, build: string): void {
  Object.assign(window, { ___chunkMapping: chunks, ___webpackCompilationHash: build });
}

/** Gives an error page, at an address that has no data, the data of the page it is, where Gatsby looks before it asks. */
export function giveData(data: string): void {
  Object.assign(window, { pageData: { ...JSON.parse(data), path: decodeURI(location.pathname) } });
}

/** Whether the page has taken another one's address, as error pages do. */
export const isErrorPage = (): boolean => "pageData" in window;

export const runningBuild = (): string => window.___webpackCompilationHash;

/** The build that the data of the whole application name; null where they name none. */
export function buildIn(appData: unknown): string | null {
  const { webpackCompilationHash: hash }: { webpackCompilationHash?: unknown } = Object(appData);
  return typeof hash === "string" ? hash : null;
}

/** Fetches a page's data and scripts at once, as pointing at a `<Link>` would. */
export const fetchAhead = (path: string): void => window.___loader?.hovering(path);
