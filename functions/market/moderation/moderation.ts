import { Hono } from "hono";
import type * as z from "zod/mini";
import {
  adDecision,
  type AdDecision,
  type ModeratedAds,
  papersSeen,
  sellerDecision,
} from "../../../src/contract/market/moderation";
import { ONLINE_DAYS } from "../../../src/contract/market/states";
import type { MessageEndpoint, adPublishedMessage, adRefusedMessage } from "../../../src/contract/wire/message";
import { routes } from "../../../src/routes";
import type { Env } from "../../env";
import { wrongFields } from "../../messages/forms";
import { liveJson, noContent } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { readText } from "../../shared/read-text";
import { uuidOf } from "../../messages/reference";
import { adReference, isoOf, slugOf, titleOf } from "../ad-row";
import { removePhoto } from "../photos/ad-photos-store";
import { refreshMarket } from "../ad-market-store";
import type { NewMessage } from "../../messages/messages-store";
import { adToJudge, reportedAds, waitingAds } from "./moderation-store";
import { block, decide, markPapers, subjectOf, type Subject, verify } from "./moderation-decisions-store";

const MOST_SHOWN = 30;
const MOST_REPORTS = 200;
const LONGEST = 1_000;
const DAY = 24 * 3_600_000;

/** Operators' own, under /api/ops: functions/ops.ts has asked who they are. */
export const moderation = new Hono<{ Bindings: Env }>();

moderation.get("/ads", async ({ env, req }) => {
  if ((req.query("etat") ?? "en_attente") !== "en_attente") return problem("unreadable");
  const { total, ads } = await waitingAds(env.DB, MOST_SHOWN);
  return liveJson({ total, ads: [...ads] } satisfies ModeratedAds);
});
moderation.all("/ads", () => problem("wrong_method", { Allow: "GET, HEAD" }));

moderation.get("/reports", async ({ env }) => {
  const ads = await reportedAds(env.DB, MOST_REPORTS);
  return liveJson({
    ads: ads.map(({ ad, reports }) => ({
      ad,
      reports: reports.map(({ reason, text, at }) => ({ reason, text, at: isoOf(at) })),
    })),
  });
});
moderation.all("/reports", () => problem("wrong_method", { Allow: "GET, HEAD" }));

type Order<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly answer: Response };

/** What an operator says: JSON, by whatever program. */
async function orderIn<Value>(
  request: Request,
  schema: { safeParse: (value: unknown) => z.core.util.SafeParseResult<Value> },
): Promise<Order<Value>> {
  const isLong = Number(request.headers.get("Content-Length")) > LONGEST; // an answer in the middle of a body may be lost on its way
  const text = isLong ? null : await readText(request, LONGEST);
  if (text === null) return { ok: false, answer: problem("too_big") };
  const read = () => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  };
  const { success, data, error } = schema.safeParse(read());
  return success ? { ok: true, value: data } : { ok: false, answer: problem("invalid", {}, wrongFields(error)) };
}

/** Tells the owner. The same decision of the same ad is the same message. */
async function told(ad: Subject, decision: AdDecision, now: number): Promise<NewMessage> {
  const { id, seller_uid: uid, email } = ad;
  const endpoint: MessageEndpoint = decision.decision === "approve" ? "annonce_publiee" : "annonce_refusee";
  const seller = {
    reference: adReference(id),
    recu_le: isoOf(now),
    id_membre: uid,
    email,
    annonce: adReference(id),
    titre: titleOf(ad),
  };
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

/** 409 for what has changed since the operator read it. */
moderation.post("/ads/:id", async ({ env, req, executionCtx }) => {
  const order = await orderIn(req.raw, adDecision);
  if (!order.ok) return order.answer;
  const ad = await subjectOf(env.DB, req.param("id"));
  if (!ad) return problem("unknown_ad");
  const now = Date.now();
  const message = await told(ad, order.value, now);
  if (!(await decide(env.DB, ad, order.value, message, now))) return problem("ad_changed");
  await refreshMarket(env.DB, ad.model_key, ad.year);
  executionCtx.waitUntil(
    env.DELIVERIES.send({ id: message.id }).catch(() => console.warn("no wake-up: the clock delivers")),
  );
  return noContent();
});
moderation.get("/ads/:id", async ({ env, req }) => {
  const ad = await adToJudge(env.DB, req.param("id"));
  return ad ? liveJson(ad) : problem("unknown_ad");
});
moderation.all("/ads/:id", () => problem("wrong_method", { Allow: "GET, HEAD, POST" }));

/** It is no change of what the owner said: their own next change is not refused for it. */
moderation.post("/ads/:id/papers", async ({ env, req }) => {
  const order = await orderIn(req.raw, papersSeen);
  if (!order.ok) return order.answer;
  const id = req.param("id");
  if (await markPapers(env.DB, id, order.value)) return noContent();
  return problem((await subjectOf(env.DB, id)) ? "ad_changed" : "unknown_ad");
});
moderation.all("/ads/:id/papers", () => problem("wrong_method", { Allow: "POST" }));

/** One photo of an ad, whatever becomes of the others: a face, a plate, what is no car. */
moderation.delete("/ads/:id/photos/:hash", async ({ env, req }) => {
  const { id, hash } = req.param();
  if (await removePhoto(env.DB, id, hash)) return noContent();
  return problem((await subjectOf(env.DB, id)) ? "unknown_photo" : "unknown_ad");
});
moderation.all("/ads/:id/photos/:hash", () => problem("wrong_method", { Allow: "DELETE" }));

moderation.post("/sellers/:id", async ({ env, req }) => {
  const order = await orderIn(req.raw, sellerDecision);
  if (!order.ok) return order.answer;
  const { value } = order;
  const id = req.param("id");
  const models =
    "blocked" in value ? await block(env.DB, id, value.blocked, Date.now()) : await verify(env.DB, id, value.verified);
  if (models === null) return problem("unknown_seller");
  for (const model of models) await refreshMarket(env.DB, model, null);
  return noContent();
});
moderation.all("/sellers/:id", () => problem("wrong_method", { Allow: "POST" }));
