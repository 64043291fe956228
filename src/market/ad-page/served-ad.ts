import type { AdDetail } from "../../contract/market/ad";
import { adShell } from "../../routes";
import { servedHere } from "../../shared/served/served";

/** The id in the address of an ad; "" if it has none. */
export const adIdIn = (path: string) =>
  path.startsWith(`${adShell}/`) ? (path.slice(adShell.length + 1).split("-", 1)[0] ?? "") : "";

/** Names an ad in the document that the Worker rendered for it. */
export const servedAs = (id: string) => `ad/${id}`;

/** @returns "waiting" for an ad under review; null if the visitor came from another page: the ad is then requested */
export const servedAd = (path: string) => servedHere<AdDetail | "waiting">(servedAs(adIdIn(path)));
