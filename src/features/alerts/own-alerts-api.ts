import { type OwnAlert, ownAlerts } from "../../contract/ads/alert";
import { idToken } from "../account/provider";

const PATIENCE = 15_000;

/** @returns null when there is no answer, or another one than was asked for */
async function ask(method: "GET" | "DELETE", address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, { method, headers: { Authorization: `Bearer ${(await idToken()) ?? ""}` }, signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? answer : null;
  } catch (error) {
    console.warn("Pas de réponse :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}

/** Null when they cannot be had now. */
export async function listAlerts(): Promise<readonly OwnAlert[] | null> {
  const answer = await ask("GET", "/api/me/alerts");
  return ownAlerts.safeParse(await answer?.json()).data?.alerts ?? null;
}

/** @returns whether it is gone */
export const deleteAlert = async (id: string) => (await ask("DELETE", `/api/me/alerts/${id}`)) !== null;
