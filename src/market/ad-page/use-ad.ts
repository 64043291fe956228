import { useEffect, useState } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { adIdIn, injectedAd } from "./injected-ad";

/** "gone": there is no such ad, or no more; "waiting": it is read again; "failed": nobody could be asked. */
export type AskedAd = AdDetail | "coming" | "gone" | "waiting" | "failed";

/** Our own edge answers in the shape of the contract: no parser is brought for it. */
async function ask(id: string): Promise<AskedAd> {
  try {
    const answer = await fetch(`/api/ads/${encodeURIComponent(id)}`);
    if (answer.ok) return (await answer.json()) as AdDetail;
    if (answer.status === 404 || answer.status === 410) return "gone";
    return ((await answer.json()) as { readonly code?: string }).code === "ad_waiting" ? "waiting" : "failed";
  } catch {
    return "failed";
  }
}

/** The ad of an address: what the document holds, else what the edge answers. */
export function useAd(path: string): { readonly ad: AskedAd; readonly retry: () => void } {
  const [ad, setAd] = useState<AskedAd>(() => injectedAd(path) ?? "coming");
  useEffect(() => {
    let wanted = true;
    if (ad === "coming") void ask(adIdIn(path)).then((answer) => wanted && setAd(answer));
    return () => void (wanted = false);
  }, [ad === "coming", path]);
  return { ad, retry: () => setAd("coming") };
}
