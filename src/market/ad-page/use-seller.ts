import { useEffect, useState } from "react";
import type { SellerAnswer } from "../../contract/market/ad";
import { servedSeller } from "./seller-view";
import { asAgreed, ask } from "../../shared/http/ask";

export type AskedSeller = SellerAnswer | "coming" | "gone" | "failed";

async function askSeller(id: string): Promise<AskedSeller> {
  const asked = await ask(`/api/sellers/${encodeURIComponent(id)}`, asAgreed<SellerAnswer>());
  if (asked.ok) return asked.value;
  return asked.status === 404 ? "gone" : "failed";
}

/** A seller and their ads, from the document if they are there, else from the edge. */
export function useSeller(id: string): AskedSeller {
  const [seller, setSeller] = useState<AskedSeller>(() => servedSeller(id) ?? "coming");
  useEffect(() => {
    let wanted = true;
    if (!servedSeller(id)) void askSeller(id).then((answer) => wanted && setSeller(answer));
    return () => void (wanted = false);
  }, [id]);
  return seller;
}
