import { useEffect, useState } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { asAgreed, ask } from "../../shared/http/ask";
import { adIdIn, servedAd } from "./served-ad";

/** "coming": the request is under way; "gone": there is no such ad, or no longer; "waiting": it is under review; "failed": the request failed. */
export type AskedAd = AdDetail | "coming" | "gone" | "waiting" | "failed";

async function askAd(id: string): Promise<AskedAd> {
  const asked = await ask(`/api/ads/${encodeURIComponent(id)}`, asAgreed<AdDetail>());
  if (asked.ok) return asked.value;
  if (asked.status === 404 || asked.status === 410) return "gone";
  return asked.code === "ad_waiting" ? "waiting" : "failed";
}

/** The ad of an address, from the document if it is there, else from the edge. */
export function useAd(path: string): { readonly ad: AskedAd; readonly retry: () => void } {
  const [ad, setAd] = useState<AskedAd>(() => servedAd(path)?.value ?? "coming");
  const coming = ad === "coming";
  useEffect(() => {
    let wanted = true;
    if (coming) void askAd(adIdIn(path)).then((answer) => wanted && setAd(answer));
    return () => void (wanted = false);
  }, [coming, path]);
  return { ad, retry: () => setAd("coming") };
}
