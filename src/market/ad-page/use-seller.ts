import { useEffect, useState } from "react";
import type { SellerAnswer } from "../../contract/market/ad";

export type AskedSeller = SellerAnswer | "coming" | "gone" | "failed";

async function ask(id: string): Promise<AskedSeller> {
  try {
    const answer = await fetch(`/api/sellers/${encodeURIComponent(id)}`);
    if (answer.ok) return (await answer.json()) as SellerAnswer;
    return answer.status === 404 ? "gone" : "failed";
  } catch {
    return "failed";
  }
}

/** Who sells, and what, as the edge says it now. */
export function useSeller(id: string): AskedSeller {
  const [seller, setSeller] = useState<AskedSeller>("coming");
  useEffect(() => {
    let wanted = true;
    void ask(id).then((answer) => wanted && setSeller(answer));
    return () => void (wanted = false);
  }, [id]);
  return seller;
}
