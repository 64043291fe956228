import type { AdDetail } from "../../contract/market/ad";
import { useServed } from "../../shared/served/use-served";
import { asAgreed, ask } from "../../shared/http/ask";
import { adIdIn, servedAd } from "./served-ad";

/** "gone": there is no such ad, or no longer; "waiting": it is under review; "failed": the request failed. */
export type AskedAd = AdDetail | "gone" | "waiting" | "failed";

/** Asks the edge for an ad. */
export async function askAd(id: string): Promise<AskedAd> {
  const asked = await ask(`/api/ads/${encodeURIComponent(id)}`, asAgreed<AdDetail>());
  if (asked.ok) return asked.value;
  if (asked.status === 404 || asked.status === 410) return "gone";
  return asked.code === "ad_waiting" ? "waiting" : "failed";
}

/** The ad of an address, from the document if it is there, else from the edge. */
export function useAd(path: string): { readonly ad: AskedAd | "coming"; readonly retry: () => void } {
  const { value, retry } = useServed<AskedAd>(
    () => servedAd(path)?.value ?? null,
    () => askAd(adIdIn(path)),
  );
  return { ad: value, retry };
}
