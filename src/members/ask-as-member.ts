import { idToken } from "./provider";

const PATIENCE = 15_000;

/** Asks the edge in the member’s name. @returns null when there is no answer, or another one than was asked for */
export async function askAsMember(method: "GET" | "DELETE", address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, {
      method,
      headers: { Authorization: `Bearer ${(await idToken()) ?? ""}` },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? answer : null;
  } catch (error) {
    console.warn("Pas de réponse :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}
