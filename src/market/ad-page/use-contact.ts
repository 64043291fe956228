import { useState } from "react";
import { showToast } from "../../shared/toasts/show-toast";

type Way = "telephone" | "whatsapp";
interface Told {
  /** E.164. */
  readonly phone: string;
  readonly whatsapp_url?: string;
}

const FAILED = "Le numéro ne vient pas. Vérifiez la connexion, puis réessayez.";

async function ask(id: string, way: Way): Promise<Told | string> {
  try {
    const answer = await fetch(`/api/ads/${id}/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ way }),
    });
    const said = (await answer.json()) as Told & { message?: string };
    return answer.ok ? said : (said.message ?? FAILED);
  } catch {
    return FAILED;
  }
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
    const told = await ask(id, way);
    setAsking(null);
    if (typeof told === "string") return showToast(told, "warning");
    if (way === "whatsapp" && told.whatsapp_url) location.assign(told.whatsapp_url);
    else setPhone(told.phone);
  };
  return { phone, asking, showNumber: () => reach("telephone"), openWhatsapp: () => reach("whatsapp") };
}
