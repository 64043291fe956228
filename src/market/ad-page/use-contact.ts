import { useState } from "react";
import { asAgreed, ask } from "../../shared/http/ask";
import { showToast } from "../../shared/toasts/show-toast";

type Way = "telephone" | "whatsapp";
interface Told {
  /** E.164. */
  readonly phone: string;
  readonly whatsapp_url?: string;
}

export interface Reaching {
  /** Once it was asked for. */
  readonly phone: string | null;
  readonly asking: Way | null;
  readonly showNumber: () => Promise<void>;
  readonly openWhatsapp: () => Promise<void>;
}

/** A seller's number: told by the edge to who asks, never in the page. */
export function useContact(id: string): Reaching {
  const [phone, setPhone] = useState<string | null>(null);
  const [asking, setAsking] = useState<Way | null>(null);
  const reach = async (way: Way) => {
    if (asking) return;
    setAsking(way);
    const told = await ask(`/api/ads/${id}/contact`, asAgreed<Told>(), { body: { way }, subject: "number" });
    setAsking(null);
    if (!told.ok) return showToast(told.message, "warning");
    const { phone: number, whatsapp_url } = told.value;
    if (way === "whatsapp" && whatsapp_url) location.assign(whatsapp_url);
    else setPhone(number);
  };
  return { phone, asking, showNumber: () => reach("telephone"), openWhatsapp: () => reach("whatsapp") };
}
