import { isLoadFailure } from "../../gatsby-5.16/browser/load-failure";
import { readStored, store } from "../../shared/stored/storage";
import { RELOADED } from "../../shared/stored/frame-keys";
import { reloadGuard } from "../../site";

/**
 * Whether the page may reload now: at most once per path within 10 s (rule: site/missing-script). It stores the time of the reload; without storage it
 * allows none, because the page could reload for ever.
 * @param now current time in milliseconds
 */
export function mayReload(path: string, now: number): boolean {
  const key = `${RELOADED}${path}` as const;
  const last = Number(readStored(key, "tab") ?? 0);
  if (now - last < reloadGuard) return false;
  const isKept = store(key, String(now), "tab");
  if (!isKept) console.warn("Page non rechargée : le navigateur ne garde rien.");
  return isKept;
}

/** @returns false when the page reloaded a moment ago, could reload for ever, or would be lost without a network */
export function reloadOnce(): boolean {
  if (!navigator.onLine || !mayReload(location.pathname, Date.now())) return false;
  location.reload();
  return true;
}

/** Must be called before Gatsby's modules run. */
export function watchChunkFailures(): void {
  addEventListener("error", (event) => isLoadFailure(event.error) && reloadOnce());
  // The first listener is also the last one: Gatsby's own would reload the page without a network, where it is lost, and without end.
  const reload = (event: PromiseRejectionEvent) => {
    if (!isLoadFailure(event.reason)) return;
    event.stopImmediatePropagation();
    reloadOnce();
  };
  addEventListener("unhandledrejection", reload);
}
