import { type MemberData, memberData } from "../../contract/member-data";
import { idToken } from "./provider";

const PATIENCE = 15_000;

/** Asks the edge in the member’s name. @returns null when there is no answer, or another one than was asked for */
async function ask(method: "GET" | "DELETE", address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, { method, headers: { Authorization: `Bearer ${(await idToken()) ?? ""}` }, signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? answer : null;
  } catch (error) {
    console.warn("Pas de réponse :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}

/** What this site has of the member (functions/member.ts); null when it cannot be had now. */
export async function askMemberData(): Promise<MemberData | null> {
  const answer = await ask("GET", "/api/me/data");
  return memberData.safeParse(await answer?.json()).data ?? null;
}

/** Takes back a review. @returns whether it is gone */
export const withdrawReview = async (id: string) => (await ask("DELETE", `/api/reviews/${id}`)) !== null;

/** Has all that the member did here forgotten. @returns whether that is done */
export const forgetMe = async () => (await ask("DELETE", "/api/me")) !== null;
