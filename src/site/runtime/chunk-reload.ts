import { readStored, store } from "../../shared/stored/storage";
import { RELOADED } from "../../shared/stored/frame-keys";
import { reloadGuard } from "../../site";

/** A script chunk of an older publication that is gone: webpack, or the browser's own import, says so in these words. */
export function isChunkFailure(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    /^ChunkLoadError|loading (?:css )?chunk|dynamically imported module|we couldn't load/i.test(String(reason))
  );
}

/**
 * Whether the page may reload now: at most once per path within 10 s (rule: site/missing-script). Remembers the reload it allows; where the browser
 * keeps nothing it allows none, which could loop.
 * @param now milliseconds
 */
export function mayReload(path: string, now: number): boolean {
  const key = `${RELOADED}${path}` as const;
  const last = Number(readStored(key, "tab") ?? Number.NEGATIVE_INFINITY);
  if (now - last < reloadGuard) return false;
  const isKept = store(key, String(now), "tab");
  if (!isKept) console.warn("Page non rechargée : le navigateur ne garde rien.");
  return isKept;
}

/** @returns false where the page reloaded a moment ago, could do so for ever, or would be lost for want of a network. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || !mayReload(location.pathname, Date.now())) return false;
  location.reload();
  return true;
}

export function watchChunkFailures(): void {
  addEventListener("error", (event) => isChunkFailure(event.error) && reloadOnce());
  addEventListener("unhandledrejection", (event) => isChunkFailure(event.reason) && reloadOnce());
}
