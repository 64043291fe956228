import { AD_ID } from "../../src/contract/ads/ad";
import { adReportForm } from "../../src/contract/forms/ad-report";
import type { Env } from "../env";
import { wrongFields } from "../forms";
import { liveJson } from "../live-json";
import { digestOf } from "../network";
import { problem } from "../problem";
import { readSent } from "../sent";
import { adReference } from "../store/ad-row";
import { keepReport } from "../store/ad-reports";

/** `POST /api/ads/{id}/report`: for an operator to look at an ad again. Once a visitor, told apart within one ad alone. 202 with the ad’s reference. */
export async function receiveReport(env: Env, request: Request, id: string): Promise<Response> {
  const sent = await readSent(request, env.MESSAGE_RATE);
  if (!sent.ok) return sent.answer;
  const { success, data: report, error } = adReportForm.safeParse(sent.value);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const kept = AD_ID.test(id) ? await keepReport(env.DB, id, await digestOf(env, request, id), report, Date.now()) : "unknown";
  if (kept === "unknown") return problem("unknown_ad");
  return kept === "before" ? problem("reported") : liveJson({ reference: adReference(id) }, 202);
}
