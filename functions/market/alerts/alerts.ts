import { Hono } from "hono";
import type * as z from "zod/mini";
import type { ConfirmedAlert } from "../../../src/contract/market/alert";
import { type AdSearch, readAdSearch, writeAdSearch } from "../../../src/contract/market/search";
import { ALERT_TOKEN, alertForm, alertToken } from "../../../src/contract/market/alert-form";
import type { alertToConfirmMessage } from "../../../src/contract/wire/message";
import { isoDay } from "../../../src/shared/dates/dates";
import { routes } from "../../../src/routes";
import type { Env } from "../../env";
import { wrongFields } from "../../messages/forms";
import { type Member, whoIs } from "../../members/identity";
import { liveJson, noContent } from "../../shared/live-json";
import { asMember } from "../../members/as-member";
import { digestOf, networkOf } from "../../shared/network";
import { problem } from "../../shared/problem";
import { referenceOf } from "../../messages/reference";
import { acknowledge, isOurs, notKept, readSent, refuseRobot, type Stay } from "../../messages/sent";
import { hexOf } from "../../shared/sha-256";
import { isoOf } from "../ad-row";
import { alertsOf, confirmAlert, deleteAlert, keepAlert, leaveAlert } from "./alerts-store";
import { isNetworkOver, keepMessage } from "../../messages/messages-store";
import { alertName } from "./alert-name";

/** A search in its one spelling; its page and its order are no part of what is looked for. */
const canonical = (typed: string): AdSearch => ({
  ...readAdSearch(new URLSearchParams(typed)),
  sort: "recent",
  page: 1,
});

const newToken = () => hexOf(crypto.getRandomValues(new Uint8Array(16)));

/** The member who asks for their own verified address; everybody else confirms by a mail. */
async function ownerOf(env: Env, request: Request, email: string): Promise<Member | null> {
  if (!request.headers.has("Authorization")) return null;
  const who = await whoIs(env, request);
  return who.ok && who.member.email.toLowerCase() === email ? who.member : null;
}

const ENDPOINT = "alerte_confirmer";
/** A search may hold words that anybody typed, and its address may be anybody’s: the mail that asks has none of them. */
const UNCONFIRMED_NAME = "Votre recherche de voitures d’occasion";
const confirmation = (
  reference: string,
  email: string,
  token: string,
  now: number,
): z.output<typeof alertToConfirmMessage> => ({
  reference,
  recu_le: isoOf(now),
  id_membre: null,
  email,
  nom: UNCONFIRMED_NAME,
  lien: `${routes.alert}?jeton=${token}`,
});

/**
 * `POST /api/alerts`: a search that writes. A member's own address is confirmed at once; to any other goes a mail that asks, and no
 * more. Who is not its member has one answer, whatever that address has, and whether or not a mail leaves.
 */
async function create(env: Env, request: Request, stay: Stay): Promise<Response> {
  const sent = await readSent(request, env.MESSAGE_RATE);
  if (!sent.ok) return sent.answer;
  const { success, data: form, error } = alertForm.safeParse(sent.value);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const refused = await refuseRobot(env, { ...form, filledIn: form.filled_in }, "alerts", request);
  if (refused) return refused;
  const now = Date.now();
  const [email, asked, reference] = [form.email.toLowerCase(), canonical(form.search), await referenceOf(form.id)];
  const member = await ownerOf(env, request, email);
  const network = await digestOf(env, request, isoDay(now));
  if (!member && (await isNetworkOver(env.DB, network, ENDPOINT))) return notKept("network");
  const alert = await keepAlert(
    env.DB,
    {
      id: form.id,
      email,
      uid: member?.uid ?? null,
      search: writeAdSearch(asked),
      name: alertName(asked),
      token: newToken(),
    },
    now,
  );
  if (!alert) return problem(member ? "many_alerts" : "message_changed");
  if (alert.confirmed_at !== null) return liveJson({ reference }, 202);
  const body = JSON.stringify(confirmation(reference, email, alert.token, now));
  const kept = await keepMessage(env.DB, { id: form.id, endpoint: ENDPOINT, contact: email, body, network }, now);
  return kept === "network" || kept === "changed" ? notKept(kept) : acknowledge(env, form.id, reference, stay);
}

/** The token of a mail, as its page sends it. @returns the answer to anything else */
async function tokenIn(env: Env, request: Request): Promise<string | Response> {
  const sent = await readSent(request, env.MEMBER_RATE);
  if (!sent.ok) return sent.answer;
  return alertToken.safeParse(sent.value).data?.token ?? problem("unknown_alert");
}

/** `/api/alerts` */
export const alerts = new Hono<{ Bindings: Env }>();

alerts.post("/", ({ env, req, executionCtx }) => create(env, req.raw, (work) => executionCtx.waitUntil(work)));

alerts.post("/confirm", async ({ env, req }) => {
  const token = await tokenIn(env, req.raw);
  if (typeof token !== "string") return token;
  const alert = await confirmAlert(env.DB, token, Date.now());
  if (alert === "many") return problem("many_alerts");
  return alert ? liveJson(alert satisfies ConfirmedAlert) : problem("unknown_alert");
});

/** Whoever left before has left: nobody is told that they have to do it again. A mail program sends its token in the address, from nowhere (RFC 8058). */
alerts.post("/leave", async ({ env, req }) => {
  const given = req.query("jeton");
  if (given !== undefined) {
    const { success } = await env.MEMBER_RATE.limit({ key: networkOf(req.raw) });
    if (!success) return problem("too_many", { "Retry-After": "60" });
  }
  const token = given ?? (await tokenIn(env, req.raw));
  if (typeof token !== "string") return token;
  if (!ALERT_TOKEN.test(token)) return problem("unknown_alert");
  await leaveAlert(env.DB, token);
  return noContent();
});
for (const address of ["/", "/confirm", "/leave"])
  alerts.all(address, () => problem("wrong_method", { Allow: "POST" }));

/** `/api/me/alerts` */
export const memberAlerts = new Hono<{ Bindings: Env }>();

memberAlerts.get("/", ({ env, req }) =>
  asMember(env, req.raw, async (member) => liveJson({ alerts: await alertsOf(env.DB, member) })),
);
memberAlerts.all("/", () => problem("wrong_method", { Allow: "GET, HEAD" }));

memberAlerts.delete("/:id", ({ env, req }) => {
  if (!isOurs(req.raw)) return Promise.resolve(problem("wrong_origin"));
  return asMember(env, req.raw, async (member) => {
    const gone = await deleteAlert(env.DB, member, req.param("id"));
    return gone ? noContent() : problem("unknown_alert");
  });
});
memberAlerts.all("/:id", () => problem("wrong_method", { Allow: "DELETE" }));
