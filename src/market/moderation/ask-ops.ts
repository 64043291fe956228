import type {
  AdDecision,
  ModeratedAds,
  PapersSeen,
  ReportedAds,
  ReportsRead,
  SellerDecision,
} from "../../contract/market/moderation";
import { moderatedAds, reportedAds } from "../../contract/market/moderation";
import { askOps, type OpsSession } from "../../members/operators/ops-session";
import { type Answer, nothing } from "../../shared/http/ask";

export interface Work {
  readonly waiting: ModeratedAds;
  readonly reported: ReportedAds;
}

/** Reads the ads that wait for moderation and the reported ads. */
export async function askWork(session: OpsSession): Promise<Answer<Work>> {
  const [ads, reports] = await Promise.all([
    askOps(session, "ads?etat=en_attente", moderatedAds),
    askOps(session, "reports", reportedAds),
  ]);
  if (!ads.ok) return ads;
  if (!reports.ok) return reports;
  return { ok: true, value: { waiting: ads.value, reported: reports.value } };
}

export const decideAd = (session: OpsSession, id: string, decision: AdDecision) =>
  askOps(session, `ads/${id}`, nothing, decision);
export const settleReports = (session: OpsSession, id: string, read: ReportsRead) =>
  askOps(session, `ads/${id}/reports`, nothing, read);
export const decideSeller = (session: OpsSession, id: string, decision: SellerDecision) =>
  askOps(session, `sellers/${id}`, nothing, decision);
export const markPapers = (session: OpsSession, id: string, seen: PapersSeen) =>
  askOps(session, `ads/${id}/papers`, nothing, seen);
