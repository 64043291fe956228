import { useState } from "react";
import { asAgreed, ask } from "../../shared/http/ask";
import { showToast } from "../../shared/toasts/show-toast";

type Way = "telephone" | "whatsapp";
interface Contact {
  /** In E.164. */
  readonly phone: string;
  readonly whatsapp_url?: string;
}

export interface Reaching {
  /** Null until it is revealed. */
  readonly phone: string | null;
  readonly asking: Way | null;
  readonly showNumber: () => Promise<void>;
  readonly openWhatsapp: () => Promise<void>;
}

/** Reveals a seller's number, which the edge gives on request and which is never in the page. */
export function useContact(id: string): Reaching {
  const [phone, setPhone] = useState<string | null>(null);
  const [asking, setAsking] = useState<Way | null>(null);
  const reach = async (way: Way) => {
    if (asking) return;
    setAsking(way);
    const answer = await ask(`/api/ads/${id}/contact`, asAgreed<Contact>(), { body: { way }, subject: "number" });
    setAsking(null);
    if (!answer.ok) return showToast(answer.message, "warning");
    const { phone: number, whatsapp_url } = answer.value;
    if (way === "whatsapp" && whatsapp_url) location.assign(whatsapp_url);
    else setPhone(number);
  };
  return { phone, asking, showNumber: () => reach("telephone"), openWhatsapp: () => reach("whatsapp") };
}
