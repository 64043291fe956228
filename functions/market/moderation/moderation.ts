import type * as z from "zod/mini";
import {
  adDecision,
  type AdDecision,
  type ModeratedAds,
  papersSeen,
  reportsRead,
  sellerDecision,
} from "../../../src/contract/market/moderation";
import { ONLINE_DAYS } from "../../../src/contract/market/states";
import type { MessageEndpoint, adPublishedMessage, adRefusedMessage } from "../../../src/contract/wire/message";
import { routes } from "../../../src/routes";
import { wrongFields } from "../../shared/wrong-fields";
import { liveJson, noContent } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import type { Decider } from "../../members/operators/decisions-store";
import type { OperatorContext } from "../../members/operators/operator";
import type { Context, JsonContext } from "../../shared/context";
import { uuidOf } from "../../messages/reference";
import { slugOf } from "../ad-row";
import { ownerFields } from "../owner-fields";
import type { NewMessage } from "../../messages/messages-store";
import { adToJudge, reportedAds, waitingAds } from "./moderation-store";
import {
  decide,
  decideOn,
  markPapers,
  settleReports,
  subjectOf,
  type Subject,
  takePhoto,
} from "./moderation-decisions-store";
import { DAY } from "../../../src/shared/dates/day";
import { isoOf } from "../../shared/iso-of";

const MAX_SHOWN = 30;
const MAX_REPORTS = 200;

/** `GET /api/ops/ads`: ads that wait for an operator. */
export async function listWaiting({ env, request }: Context): Promise<Response> {
  const state = new URL(request.url).searchParams.get("etat") ?? "en_attente";
  if (state !== "en_attente") return problem("unreadable");
  const { total, ads } = await waitingAds(env.DB, MAX_SHOWN);
  return liveJson({ total, ads: [...ads] } satisfies ModeratedAds);
}

/** `GET /api/ops/reports` */
export async function listReports({ env }: Context): Promise<Response> {
  const ads = await reportedAds(env.DB, MAX_REPORTS);
  return liveJson({
    ads: ads.map(({ ad, reports }) => ({
      ad,
      reports: reports.map(({ reason, text, at }) => ({ reason, text, at: isoOf(at) })),
    })),
  });
}

const invalid = (error: z.core.$ZodError) => problem("invalid", {}, wrongFields(error));

/** The message that tells the owner of a decision. Its id follows from the ad, its revision and the decision, so that it is sent once. */
async function decisionMessage(ad: Subject, decision: AdDecision, now: number): Promise<NewMessage> {
  const { id, seller_uid: uid } = ad;
  const endpoint: MessageEndpoint = decision.decision === "approve" ? "annonce_publiee" : "annonce_refusee";
  const seller = ownerFields(ad, now);
  const body: z.output<typeof adPublishedMessage> | z.output<typeof adRefusedMessage> =
    decision.decision === "approve"
      ? { ...seller, expire_le: isoOf(now + ONLINE_DAYS * DAY), lien: routes.ad({ id, slug: slugOf(ad) }) }
      : { ...seller, motif: decision.reason, lien_mes_annonces: `${routes.account}#annonces` };
  return {
    id: await uuidOf(`${id} ${decision.revision} ${endpoint}`),
    endpoint,
    contact: uid,
    body: JSON.stringify(body),
  };
}

/** `POST /api/ops/ads/{id}`: approves or refuses an ad. The answer is 409 when the ad has changed since the operator read it. */
export async function decideAd({
  env,
  json,
  operator,
  params: { id = "" },
  waitUntil,
}: OperatorContext & JsonContext): Promise<Response> {
  const { success, data: decision, error } = adDecision.safeParse(json);
  if (!success) return invalid(error);
  const ad = await subjectOf(env.DB, id);
  if (!ad) return problem("unknown_ad");
  const now = Date.now();
  const message = await decisionMessage(ad, decision, now);
  if (!(await decide(env.DB, ad, decision, message, operator, now))) return problem("ad_changed");
  waitUntil(env.DELIVERIES.send({ id: message.id }).catch(() => console.warn("no wake-up: the clock delivers")));
  return noContent();
}

/** `GET /api/ops/ads/{id}` */
export async function readAd({ env, params: { id = "" } }: Context): Promise<Response> {
  const ad = await adToJudge(env.DB, id);
  return ad ? liveJson(ad) : problem("unknown_ad");
}

type Note<Order> = (db: D1Database, id: string, order: Order, by: Decider, now: number) => Promise<boolean>;

/** An endpoint that notes something about an ad as the operator has read it, and leaves its state. */
const notingOn =
  <Order>(schema: z.ZodMiniType<Order>, note: Note<Order>) =>
  async ({ env, json, operator, params: { id = "" } }: OperatorContext & JsonContext): Promise<Response> => {
    const { success, data, error } = schema.safeParse(json);
    if (!success) return invalid(error);
    if (await note(env.DB, id, data, operator, Date.now())) return noContent();
    return problem((await subjectOf(env.DB, id)) ? "ad_changed" : "unknown_ad");
  };

/** `POST /api/ops/ads/{id}/papers`. It leaves the ad's revision as it is, so that the owner's next change is not refused as outdated. */
export const notePapers = notingOn(papersSeen, markPapers);

/** `POST /api/ops/ads/{id}/reports`: the reports were read, and the ad stays online. */
export const leaveOnline = notingOn(reportsRead, settleReports);

/** `DELETE /api/ops/ads/{id}/photos/{hash}`: removes one photo of an ad, such as one that shows a face or a number plate. */
export async function deleteAdPhoto({
  env,
  operator,
  params: { id = "", hash = "" },
}: OperatorContext): Promise<Response> {
  if (await takePhoto(env.DB, id, hash, operator, Date.now())) return noContent();
  return problem((await subjectOf(env.DB, id)) ? "unknown_photo" : "unknown_ad");
}

/** `POST /api/ops/sellers/{id}` */
export async function decideSeller({
  env,
  json,
  operator,
  params: { id = "" },
}: OperatorContext & JsonContext): Promise<Response> {
  const { success, data: order, error } = sellerDecision.safeParse(json);
  if (!success) return invalid(error);
  return (await decideOn(env.DB, id, order, operator, Date.now())) ? noContent() : problem("unknown_seller");
}
