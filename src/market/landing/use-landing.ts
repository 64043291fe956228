import { useEffect, useState } from "react";
import type { AdLanding } from "../../contract/market/landing";
import { asAgreed, ask } from "../../shared/http/ask";
import { servedLanding, type ServedLanding } from "./served-landing";

/** "coming": the request is under way; "gone": there is no such page; "failed": the request failed. */
type AskedLanding = ServedLanding | "coming" | "gone" | "failed";

async function askLanding(path: string, page: number): Promise<AskedLanding> {
  const query = new URLSearchParams({ path, page: String(page) });
  const asked = await ask(`/api/ads/landing?${query}`, asAgreed<AdLanding>());
  if (asked.ok) return { landing: asked.value, isStale: false };
  return asked.status === 404 ? "gone" : "failed";
}

/** The landing page of an address, from the document if it is there, else from the Worker. */
export function useLanding(path: string, page: number): { readonly asked: AskedLanding; readonly retry: () => void } {
  const [asked, setAsked] = useState<AskedLanding>(() => servedLanding(path, page) ?? "coming");
  const isComing = asked === "coming";
  useEffect(() => {
    let isWanted = true;
    if (isComing) void askLanding(path, page).then((answer) => isWanted && setAsked(answer));
    return () => void (isWanted = false);
  }, [isComing, path, page]);
  return { asked, retry: () => setAsked("coming") };
}
