import type {
  AdDecision,
  ModeratedAds,
  PapersSeen,
  ReportedAds,
  SellerDecision,
} from "../../contract/market/moderation";
import { moderatedAds, reportedAds } from "../../contract/market/moderation";
import { forget, readStored, store } from "../../shared/stored/storage";
import { OPERATOR } from "../../shared/stored/writing-keys";

const PATIENCE = 20_000;
const FAILED = "Pas de réponse : réessayez dans un moment.";
/** How `npm start` hands its token over: what stands after « # » reaches no server. */
const HANDED = /^#jeton=([\w-]{20,})$/;

/** The operator’s token, in this tab alone. */
export function tokenNow(): string | null {
  const handed = HANDED.exec(window.location.hash)?.[1];
  if (handed) {
    keepToken(handed);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  return readStored(OPERATOR, "tab");
}
export const keepToken = (token: string) => store(OPERATOR, token, "tab");
export const dropToken = () => forget(OPERATOR, "tab");

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly message: string };

async function ask(token: string, address: string, body?: object): Promise<Answer<unknown>> {
  try {
    const answer = await fetch(`/api/ops/${address}`, {
      method: body ? "POST" : "GET",
      headers: { Authorization: `Bearer ${token}`, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status === 204) return { ok: true, value: null };
    const said: unknown = await answer.json();
    if (answer.ok) return { ok: true, value: said };
    return {
      ok: false,
      status: answer.status,
      message: said !== null && typeof said === "object" && "message" in said ? String(said.message) : FAILED,
    };
  } catch (error) {
    console.warn("Modération :", error instanceof Error ? error.name : "erreur inconnue");
    return { ok: false, status: 0, message: FAILED };
  }
}

export interface Work {
  readonly waiting: ModeratedAds;
  readonly reported: ReportedAds;
}

/** All that there is to decide. */
export async function askWork(token: string): Promise<Answer<Work>> {
  const [ads, reports] = await Promise.all([ask(token, "ads?etat=en_attente"), ask(token, "reports")]);
  if (!ads.ok) return ads;
  if (!reports.ok) return reports;
  const [waiting, reported] = [moderatedAds.safeParse(ads.value).data, reportedAds.safeParse(reports.value).data];
  return waiting && reported ? { ok: true, value: { waiting, reported } } : { ok: false, status: 0, message: FAILED };
}

export const decideAd = (token: string, id: string, decision: AdDecision) => ask(token, `ads/${id}`, decision);
export const decideSeller = (token: string, id: string, decision: SellerDecision) =>
  ask(token, `sellers/${id}`, decision);
export const markPapers = (token: string, id: string, seen: PapersSeen) => ask(token, `ads/${id}/papers`, seen);
