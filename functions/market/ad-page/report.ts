import { AD_ID } from "../../../src/contract/market/ad-id";
import { adReportForm } from "../../../src/contract/market/ad-report";
import type { JsonContext } from "../../shared/context";
import { wrongFields } from "../../shared/wrong-fields";
import { liveJson } from "../../shared/live-json";
import { digestOf } from "../../shared/network";
import { problem } from "../../shared/problem";
import { adReference } from "../ad-row";
import { keepReport } from "./ad-reports-store";

/** `POST /api/ads/{id}/report`: reports an ad to operators, once a visitor. Digests of visitors differ from ad to ad. The answer is 202 with the ad’s reference. */
export async function receiveReport({ env, request, params: { id = "" }, json }: JsonContext): Promise<Response> {
  const { success, data: report, error } = adReportForm.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const kept = AD_ID.test(id)
    ? await keepReport(env.DB, id, await digestOf(env, request, id), report, Date.now())
    : "unknown";
  if (kept === "unknown") return problem("unknown_ad");
  return kept === "before" ? problem("reported") : liveJson({ reference: adReference(id) }, 202);
}
