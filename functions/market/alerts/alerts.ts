import * as z from "zod/mini";
import type { ConfirmedAlert, NamedAlert } from "../../../src/contract/market/alert";
import { type AlertSubject, alertSubject, isOnNewCar, subjectText } from "../../../src/contract/market/alert-subject";
import { ALERT_TOKEN, alertForm, alertToken, pushAlertForm } from "../../../src/contract/market/alert-form";
import type { alertToConfirmMessage } from "../../../src/contract/wire/message";
import { isoDay } from "../../../src/shared/dates/dates";
import { subjectPath } from "../../../src/market/alerts/subject-path";
import { alertPage } from "../../../src/routes";
import { wrongFields } from "../../shared/wrong-fields";
import { type Member, type MemberContext, whoIs } from "../../members/identity";
import { liveJson, noContent } from "../../shared/live-json";
import { digestOf } from "../../shared/network";
import { problem } from "../../shared/problem";
import { referenceOf } from "../../messages/reference";
import { acknowledge, notKept, refuseRobot } from "../../messages/requests";
import type { Context, JsonContext } from "../../shared/context";
import { pageJsonIn } from "../../shared/page-json";
import { newToken } from "../../shared/new-token";
import { pushKeysOf } from "../../shared/web-push";
import { alertsOf, confirmAlert, deleteAlert, keepAlert, leaveAlert } from "./alerts-store";
import { isNetworkOver, keepMessage, NOTIFICATION } from "../../messages/messages-store";
import type { Notification } from "../push/notices-store";
import { contactOf } from "../push/push";
import { alertOf } from "./alert-name";
import { isoOf } from "../../shared/iso-of";

/** The member, when they ask for an alert to their own verified address. Everybody else confirms by a mail. */
async function ownerOf(context: Context, email: string): Promise<Member | null> {
  if (!context.request.headers.has("Authorization")) return null;
  const who = await whoIs(context);
  return who.ok && who.member.email.toLowerCase() === email ? who.member : null;
}

/** Asked for by e-mail, or by a browser that wants notifications. */
const askedForm = z.union([alertForm, pushAlertForm]);

const ENDPOINT = "alerte_confirmer";
/** Anybody may type a search with words in it and somebody else's address, so the mail that asks for confirmation quotes none of the words. */
const UNCONFIRMED_NAMES: Readonly<Record<AlertSubject["kind"], string>> = {
  search: "Votre recherche de voitures d’occasion",
  ad: "Le prix d’une voiture d’occasion",
  model: "Le prix d’une voiture neuve",
  version: "Le prix d’une voiture neuve",
};
const confirmation = (
  kind: AlertSubject["kind"],
  reference: string,
  email: string,
  token: string,
  now: number,
): z.output<typeof alertToConfirmMessage> => ({
  reference,
  recu_le: isoOf(now),
  id_membre: null,
  email,
  nom: UNCONFIRMED_NAMES[kind],
  lien: `${alertPage}?jeton=${token}`,
});

/** The first notification shows the visitor that they arrive, and the Worker that there is such a browser. */
const welcome = (push: string, name: string, search: string, token: string): Notification => ({
  push,
  title: "Alerte créée",
  text: name,
  path: subjectPath(search),
  token,
});

/**
 * `POST /api/alerts`: saves a search, or an ad or a new car whose price is to be watched, as an alert. A member's own address is confirmed at once; any other address is sent a mail that asks
 * for confirmation. A browser that is to be notified instead is confirmed at once, and notified of that. Whoever is not that member gets the same answer whatever alerts the address has and whether or not a mail is sent.
 */
export async function createAlert(context: JsonContext): Promise<Response> {
  const { env, request, json, waitUntil } = context;
  const { success, data: form, error } = askedForm.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const push = "push" in form ? form.push : null;
  if (push !== null && pushKeysOf(env).length === 0) return problem("not_ready");
  const refused = await refuseRobot(env, { ...form, filledIn: form.filled_in }, "alerts", request);
  if (refused) return refused;
  const now = Date.now();
  const email = "push" in form ? await contactOf(form.push) : form.email.toLowerCase();
  const [asked, reference] = [alertSubject(form.search), await referenceOf(form.id)];
  const found = await alertOf(env, asked);
  if (!found) return problem(asked.kind === "ad" ? "unknown_ad" : "unknown_car");
  const member = push === null ? await ownerOf(context, email) : null;
  const network = await digestOf(env, request, isoDay(now));
  const endpoint = push === null ? ENDPOINT : NOTIFICATION;
  if (!member && (await isNetworkOver(env.DB, network, endpoint))) return notKept("network");
  const alert = await keepAlert(
    env.DB,
    {
      id: form.id,
      email,
      push,
      uid: member?.uid ?? null,
      search: subjectText(asked),
      ...found,
      token: newToken(),
    },
    now,
  );
  if (!alert) return problem(member ? "many_alerts" : push === null ? "message_changed" : "many_notices");
  if (alert.confirmed_at !== null && push === null) return liveJson({ reference }, 202);
  const body = JSON.stringify(
    push === null
      ? confirmation(asked.kind, reference, email, alert.token, now)
      : welcome(push, found.name, subjectText(asked), alert.token),
  );
  const kept = await keepMessage(env.DB, { id: form.id, endpoint, contact: email, body, network }, now);
  return kept === "network" || kept === "changed" ? notKept(kept) : acknowledge(env, form.id, reference, waitUntil);
}

const asking = z.object({ search: z.string().check(z.maxLength(40)) });

/** `GET /api/alerts/name?search=modele_neuf=13`: what an alert on a new car is called, for the page on which it is asked for. */
export async function nameAlert({ env, request }: Context): Promise<Response> {
  const { data } = asking.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const subject = alertSubject(data?.search ?? "");
  const found = isOnNewCar(subject) ? await alertOf(env, subject) : null;
  return found ? liveJson({ name: found.name } satisfies NamedAlert) : problem("unknown_car");
}

/** The token from a mail, which the page behind its link sends. */
const tokenIn = (json: unknown) => alertToken.safeParse(json).data?.token;

/** `POST /api/alerts/confirm` */
export async function confirm({ env, json }: JsonContext): Promise<Response> {
  const token = tokenIn(json);
  if (token === undefined) return problem("unknown_alert");
  const alert = await confirmAlert(env.DB, token, Date.now());
  if (alert === "many") return problem("many_alerts");
  return alert ? liveJson(alert satisfies ConfirmedAlert) : problem("unknown_alert");
}

/**
 * `POST /api/alerts/leave`: 204, also for whoever left before. A mail program sends the token in the address and comes from nowhere
 * (RFC 8058); everybody else sends it from a page of this site.
 */
export async function leave({ env, request }: Context): Promise<Response> {
  let token = new URL(request.url).searchParams.get("jeton") ?? undefined;
  if (token === undefined) {
    const read = await pageJsonIn(request);
    if (!read.ok) return problem(read.code);
    token = tokenIn(read.value);
  }
  if (token === undefined || !ALERT_TOKEN.test(token)) return problem("unknown_alert");
  await leaveAlert(env.DB, token);
  return noContent();
}

/** `GET /api/me/alerts` */
export const listAlerts = async ({ env, member }: MemberContext): Promise<Response> =>
  liveJson({ alerts: await alertsOf(env.DB, member) });

/** `DELETE /api/me/alerts/{id}` */
export async function removeAlert({ env, member, params: { id = "" } }: MemberContext): Promise<Response> {
  return (await deleteAlert(env.DB, member, id)) ? noContent() : problem("unknown_alert");
}
