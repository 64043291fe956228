/**
 * Global variables by which Gatsby's application and the site exchange data.
 *
 * - Relies on: `___chunkMapping`, `___webpackCompilationHash` and `pageData`, which the application reads when it starts; `___loader.hovering`, which
 *   it sets; `webpackCompilationHash` in its data.
 * - No public way: Gatsby prints the first two into every page, where they would take more than half of it; there is no other way to give an error page its
 *   data; the public `prefetchPathname` waits for three seconds before it fetches anything.
 * - When it changes: the application does not start, shows « page introuvable » on error pages, or prefetches nothing.
 */

declare global {
  interface Window {
    /** Hash of the build that this page runs. */
    readonly ___webpackCompilationHash: string;
    ___loader?: { hovering(path: string): void };
  }
}

/** Sets the hash of the build, and a map of chunks without entries: the launch script requests them (src/build/boot/launch.ts). */
export function describeBuild(build: string): void {
  Object.assign(window, { ___chunkMapping: {}, ___webpackCompilationHash: build });
}

/**
 * Gives an error page its own data, since the address at which it is shown has none, or has those of another page. Gatsby looks there before it requests
 * data, by path and query.
 */
export function giveData(data: string): void {
  Object.assign(window, { pageData: { ...JSON.parse(data), path: decodeURI(location.pathname) + location.search } });
}

/** Whether this is a page that is shown at another page's address, as error pages are. */
export const isErrorPage = (): boolean => "pageData" in window;

export const runningBuild = (): string => window.___webpackCompilationHash;

/** Hash of the build in the data of the whole application; null when there is none. */
export function buildIn(appData: unknown): string | null {
  const { webpackCompilationHash: hash }: { webpackCompilationHash?: unknown } = Object(appData);
  return typeof hash === "string" ? hash : null;
}

/** Fetches a page's data and scripts at once, as hovering over a `<Link>` would. */
export const fetchAhead = (path: string): void => window.___loader?.hovering(path);
