import type {
  AdDecision,
  ModeratedAds,
  PapersSeen,
  ReportedAds,
  ReportsRead,
  SellerDecision,
} from "../../contract/market/moderation";
import { moderatedAds, reportedAds } from "../../contract/market/moderation";
import { writeAddress } from "../../shared/address/address";
import { type Answer, ask, nothing } from "../../shared/http/ask";
import type { Reader } from "../../shared/http/reader";
import { forget, readStored, store } from "../../shared/stored/storage";
import { OPERATOR } from "../../shared/stored/writing-keys";

/** The fragment in which `npm start` passes its token to this page. A browser never sends the part after « # » to a server. */
const HANDED = /^#jeton=([\w-]{20,})$/;

/** The operator's token, kept in this tab only. */
export function tokenNow(): string | null {
  const handed = HANDED.exec(window.location.hash)?.[1];
  if (handed) {
    keepToken(handed);
    writeAddress(window.location.pathname);
  }
  return readStored(OPERATOR, "tab");
}
export const keepToken = (token: string) => store(OPERATOR, token, "tab");
export const dropToken = () => forget(OPERATOR, "tab");

/** Sends a request to the edge (functions/ops.ts) with the operator's token. */
const askOps = <Value>(token: string, address: string, reader: Reader<Value>, body?: object) =>
  ask(`/api/ops/${address}`, reader, { token: async () => token, ...(body && { body }) });

export interface Work {
  readonly waiting: ModeratedAds;
  readonly reported: ReportedAds;
}

/** Reads the ads that wait for moderation and the reported ads. */
export async function askWork(token: string): Promise<Answer<Work>> {
  const [ads, reports] = await Promise.all([
    askOps(token, "ads?etat=en_attente", moderatedAds),
    askOps(token, "reports", reportedAds),
  ]);
  if (!ads.ok) return ads;
  if (!reports.ok) return reports;
  return { ok: true, value: { waiting: ads.value, reported: reports.value } };
}

export const decideAd = (token: string, id: string, decision: AdDecision) =>
  askOps(token, `ads/${id}`, nothing, decision);
export const settleReports = (token: string, id: string, read: ReportsRead) =>
  askOps(token, `ads/${id}/reports`, nothing, read);
export const decideSeller = (token: string, id: string, decision: SellerDecision) =>
  askOps(token, `sellers/${id}`, nothing, decision);
export const markPapers = (token: string, id: string, seen: PapersSeen) =>
  askOps(token, `ads/${id}/papers`, nothing, seen);
