import type { AdDetail } from "../../contract/market/ad";
import type { WaitingAd } from "../../contract/market/waiting";
import { routes } from "../../routes";

/** The id in the address of an ad; "" if it has none. */
export const adIdIn = (path: string) =>
  path.startsWith(`${routes.adShell}/`) ? (path.slice(routes.adShell.length + 1).split("-", 1)[0] ?? "") : "";

/**
 * The ad that the edge wrote into this document (functions/market/ad-page/fill-page.ts), so that the first render equals the served page.
 * @returns "waiting" for an ad under review; null if the visitor came from another page: the ad is then requested
 */
export function injectedAd(path: string): AdDetail | "waiting" | null {
  const text = typeof document === "undefined" ? null : document.querySelector("script#ad")?.textContent;
  const ad = text ? (JSON.parse(text) as AdDetail | WaitingAd) : null;
  if (ad?.id !== adIdIn(path)) return null;
  return "waiting" in ad ? "waiting" : ad;
}
