import { confirmedAlert, type ConfirmedAlert } from "../../contract/market/alert";

const PATIENCE = 15_000;
const FAILED = "Pas de réponse : réessayez dans un moment.";

export type Answered =
  | { readonly ok: true; readonly alert: ConfirmedAlert | null }
  | { readonly ok: false; readonly message: string };

/** Confirms an alert, or takes leave of it, with the token of its mail. */
export async function answerAlert(act: "confirm" | "leave", token: string): Promise<Answered> {
  try {
    const answer = await fetch(`/api/alerts/${act}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status === 204) return { ok: true, alert: null };
    const said: unknown = await answer.json();
    if (answer.ok) return { ok: true, alert: confirmedAlert.safeParse(said).data ?? null };
    return {
      ok: false,
      message: said !== null && typeof said === "object" && "message" in said ? String(said.message) : FAILED,
    };
  } catch (error) {
    console.warn("Alerte :", error instanceof Error ? error.name : "erreur inconnue");
    return { ok: false, message: FAILED };
  }
}
