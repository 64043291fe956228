import { isLoadFailure } from "../../gatsby-5.16/browser/load-failure";

/** Errors that one page tells of: those that follow are mostly caused by the first. */
const MOST = 3;
const told = new Set<string>();

/** The place of an error in a script of this site: file, line and column, as browsers write it in the stack. */
const placeOf = ({ stack }: Error) => stack?.split(`${location.origin}/`)[1]?.match(/^[\w.-]+\.js:\d+:\d+/)?.[0];

/**
 * Tells operators of an error of the site's scripts, once per place (rule: site/script-errors): its name, its place and the page, and not its message,
 * which may quote what a visitor wrote. A script that is gone is no error: the page reloads.
 */
export function reportError(error: unknown): void {
  if (!(error instanceof Error) || isLoadFailure(error)) return;
  const place = placeOf(error);
  if (!place || told.has(place) || told.size === MOST) return;
  told.add(place);
  navigator.sendBeacon("/api/errors", JSON.stringify({ error: error.name, place, page: location.pathname }));
}

export function watchErrors(): void {
  addEventListener("error", (event) => reportError(event.error));
  addEventListener("unhandledrejection", (event) => reportError(event.reason));
}
