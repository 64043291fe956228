import type { Cote } from "../../contract/market/cote";
import { asAgreed, ask } from "../../shared/http/ask";
import { useServed } from "../../shared/served/use-served";
import { servedCote } from "./served-cote";

/** "gone": there is no such page; "failed": the request failed. */
type AskedCote = Cote | "gone" | "failed";

/** Asks the edge for a page of estimates. @param path « /cote/toyota/rav4 », or « /cote » for the list */
export async function askCote(path: string): Promise<AskedCote> {
  const asked = await ask(`/api/ads/cote?${new URLSearchParams({ path })}`, asAgreed<Cote>());
  if (asked.ok) return asked.value;
  return asked.status === 404 ? "gone" : "failed";
}

/** The estimates at an address, from the document if they are there, else from the Worker. */
export function useCote(path: string): { readonly asked: AskedCote | "coming"; readonly retry: () => void } {
  const { value, retry } = useServed<AskedCote>(
    () => servedCote(path),
    () => askCote(path),
  );
  return { asked: value, retry };
}
