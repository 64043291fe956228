import type { AdDetail } from "../../contract/market/ad";
import type { WaitingAd } from "../../contract/market/waiting";
import { routes } from "../../routes";

/** The id that an address of an ad carries; "" where it carries none. */
export const adIdIn = (path: string) =>
  path.startsWith(`${routes.adShell}/`) ? (path.slice(routes.adShell.length + 1).split("-", 1)[0] ?? "") : "";

/**
 * The ad that the edge has written into this document (functions/market/ad-page/fill-page.ts), so that the first render says what was served.
 * @returns "waiting" where it is read again; null on a page that was come to from another one: its ad is asked for
 */
export function injectedAd(path: string): AdDetail | "waiting" | null {
  const text = typeof document === "undefined" ? null : document.querySelector("script#ad")?.textContent;
  const ad = text ? (JSON.parse(text) as AdDetail | WaitingAd) : null;
  if (ad?.id !== adIdIn(path)) return null;
  return "waiting" in ad ? "waiting" : ad;
}
