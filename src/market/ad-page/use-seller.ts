import type { SellerAnswer } from "../../contract/market/ad";
import { servedSeller } from "./seller-view";
import { useServed } from "../../shared/served/use-served";
import { asAgreed, ask } from "../../shared/http/ask";

export type AskedSeller = SellerAnswer | "gone" | "failed";

async function askSeller(id: string): Promise<AskedSeller> {
  const asked = await ask(`/api/sellers/${encodeURIComponent(id)}`, asAgreed<SellerAnswer>());
  if (asked.ok) return asked.value;
  return asked.status === 404 ? "gone" : "failed";
}

/** A seller and their ads, from the document if they are there, else from the edge. */
export const useSeller = (id: string): AskedSeller | "coming" =>
  useServed<AskedSeller>(
    () => servedSeller(id),
    () => askSeller(id),
  ).value;
