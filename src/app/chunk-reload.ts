import { reloadGuard } from "../site";

const keyOf = (path: string) => `reloaded:${path}`;

/** A script chunk of an older publication that is gone: webpack, or the browser's own import, says so in these words. */
export function isChunkFailure(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return reason.name === "ChunkLoadError" || /loading (?:css )?chunk|dynamically imported module|we couldn't load/i.test(reason.message);
}

/**
 * Whether the page may reload now: at most once per path within 10 s (SPEC § 8 and § 9). Remembers the reload it allows.
 * @param now milliseconds
 */
export function mayReload(path: string, now: number, storage: Pick<Storage, "getItem" | "setItem">): boolean {
  const last = Number(storage.getItem(keyOf(path)) ?? Number.NEGATIVE_INFINITY);
  if (now - last < reloadGuard) return false;
  storage.setItem(keyOf(path), String(now));
  return true;
}

/** @returns false where the page reloaded a moment ago, could do so for ever, or would be lost for want of a network. */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (!mayReload(location.pathname, Date.now(), sessionStorage)) return false;
  } catch {
    console.warn("Page non rechargée : le navigateur ne garde rien."); // without storage a reload could loop
    return false;
  }
  location.reload();
  return true;
}

export function watchChunkFailures(): void {
  addEventListener("error", (event) => isChunkFailure(event.error) && reloadOnce());
  addEventListener("unhandledrejection", (event) => isChunkFailure(event.reason) && reloadOnce());
}
