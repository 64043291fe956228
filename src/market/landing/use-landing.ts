import type { AdLanding } from "../../contract/market/landing";
import { useServed } from "../../shared/served/use-served";
import { asAgreed, ask } from "../../shared/http/ask";
import { servedLanding, type ServedLanding } from "./served-landing";

/** "gone": there is no such page; "failed": the request failed. */
type AskedLanding = ServedLanding | "gone" | "failed";

async function askLanding(path: string, page: number): Promise<AskedLanding> {
  const query = new URLSearchParams({ path, page: String(page) });
  const asked = await ask(`/api/ads/landing?${query}`, asAgreed<AdLanding>());
  if (asked.ok) return { landing: asked.value, isStale: false };
  return asked.status === 404 ? "gone" : "failed";
}

/** The landing page of an address, from the document if it is there, else from the Worker. */
export function useLanding(
  path: string,
  page: number,
): { readonly asked: AskedLanding | "coming"; readonly retry: () => void } {
  const { value, retry } = useServed<AskedLanding>(
    () => servedLanding(path, page),
    () => askLanding(path, page),
  );
  return { asked: value, retry };
}
