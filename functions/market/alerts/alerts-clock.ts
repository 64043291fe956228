import type * as z from "zod/mini";
import { alertSubject, isOnNewCar, type WatchedCar } from "../../../src/contract/market/alert-subject";
import { PRICE_LABELS } from "../../../src/contract/market/lists";
import type { alertMessage } from "../../../src/contract/wire/message";
import { formatPrice } from "../../../src/shared/figures/price";
import { agreed } from "../../../src/shared/text/gender";
import { alertPage, routes } from "../../../src/routes";
import { subjectPath } from "../../../src/market/alerts/subject-path";
import { eachAlone } from "../../shared/each-alone";
import type { Env } from "../../env";
import type { Budget } from "../../shared/budget";
import { referenceOf, uuidOf } from "../../messages/reference";
import { watchedCar } from "../guide-figures";
import { newAdsOf, type ToldAd } from "./alert-ads-store";
import { type Checked, type DueAlert, dueAlerts, noteAlert } from "./alerts-store";
import { type NewMessage, NOTIFICATION } from "../../messages/messages-store";
import type { Notification } from "../push/notices-store";
import { isoOf } from "../../shared/iso-of";

/** At most this many alerts are checked each minute, 3,000 an hour. */
const MAX_ALERTS = 50;
/** The most statements that an alert takes: two look for ads, five note them and write the message. */
const AN_ALERT = 7;
/** A mail lists at most this many ads, the newest. Its link shows the others. */
const MAX_ADS = 20;
/** An ad may be stored a little later than its publication date says, so periods overlap. */
const OVERLAP_MS = 10 * 60_000;

type Line = z.output<typeof alertMessage>["annonces"][number];

const lineOfAd = ({
  card: { id, slug, title, price, price_label, mileage, town, district },
  before,
}: ToldAd): Line => ({
  titre: title,
  prix: price,
  ...(before !== null && { prix_avant: before }),
  ...(price_label !== null && { avis_prix: PRICE_LABELS[price_label] }),
  kilometrage: mileage,
  lieu: [district, town].filter(Boolean).join(", ") || "Sénégal",
  lien: routes.ad({ id, slug }),
});

interface Telling extends Pick<Checked, "ads" | "price"> {
  readonly lines: readonly Line[];
}

/** A new car is told when it has its first price, and then each time when it costs less than was told. */
async function newCarTelling(env: Env, { search, price }: DueAlert, { kind, id }: WatchedCar): Promise<Telling> {
  const car = await watchedCar(env, kind, id);
  if (!car || car.price === null || (price !== null && car.price >= price)) return { lines: [], ads: [], price };
  const line = {
    titre: `${car.name}, ${agreed(car.gender, "neuf", "neuve")}`,
    prix: car.price,
    ...(price !== null && { prix_avant: price }),
    lien: subjectPath(search),
  };
  return { lines: [line], ads: [], price: car.price };
}

/** What an alert has to tell, and what is then remembered of it. */
async function tellingOf(env: Env, alert: DueAlert, now: number): Promise<Telling> {
  const subject = alertSubject(alert.search);
  if (isOnNewCar(subject)) return newCarTelling(env, alert, subject);
  const told = await newAdsOf(env.DB, alert, subject, now, MAX_ADS);
  return { lines: told.map(lineOfAd), ads: told.map(({ card: { id, price } }) => ({ id, price })), price: null };
}

/** The id of an alert's message follows from the alert and the time of its last message, so that it is sent once. */
const messageId = ({ id, told_at }: DueAlert, endpoint: string) => uuidOf(`${id} ${told_at ?? 0} ${endpoint}`);

/** « Hyundai Tucson 2017 : 8.400.000 FCA au lieu de 8.600.000 FCA, et 2 autres » */
function noticeText([first, ...others]: readonly Line[]): string {
  if (!first) return "";
  const before = first.prix_avant === undefined ? "" : ` au lieu de ${formatPrice(first.prix_avant)}`;
  const more = others.length === 0 ? "" : others.length === 1 ? ", et une autre" : `, et ${others.length} autres`;
  return `${first.titre} : ${formatPrice(first.prix)}${before}${more}`;
}

/** What wakes the browser of an alert and is then read by it. */
async function noticeOf(alert: DueAlert, push: string, lines: readonly Line[]): Promise<NewMessage> {
  const [first] = lines;
  const body: Notification = {
    push,
    title: alert.name,
    text: noticeText(lines),
    path: lines.length === 1 && first ? first.lien : subjectPath(alert.search),
    token: alert.token,
  };
  return {
    id: await messageId(alert, NOTIFICATION),
    endpoint: NOTIFICATION,
    contact: alert.email,
    body: JSON.stringify(body),
  };
}

/** The e-mail of an alert. */
async function digestOf(alert: DueAlert, lines: readonly Line[], now: number): Promise<NewMessage> {
  const { email, uid, name, search, token } = alert;
  const id = await messageId(alert, "alerte_annonces");
  const body: z.output<typeof alertMessage> = {
    reference: await referenceOf(id),
    recu_le: isoOf(now),
    id_membre: uid,
    email,
    nom: name,
    annonces: [...lines],
    lien_recherche: subjectPath(search),
    lien_quitter: `${alertPage}?quitter=${token}`,
    lien_desabonner: `/api/alerts/leave?jeton=${token}`,
  };
  return { id, endpoint: "alerte_annonces", contact: email, body: JSON.stringify(body) };
}

/** Runs each minute: checks alerts that were not checked for an hour, and writes a message for those with new ads or lower prices. */
export async function alertsOnClock(env: Env, now: number, budget: Budget): Promise<void> {
  await eachAlone(budget.within(await dueAlerts(env.DB, now, MAX_ALERTS), AN_ALERT), async (alert) => {
    const { lines, ads, price } = await tellingOf(env, alert, now);
    const { push } = alert;
    const message =
      lines.length === 0 ? null : await (push === null ? digestOf(alert, lines, now) : noticeOf(alert, push, lines));
    await noteAlert(env.DB, alert, { seenAt: Math.max(alert.seen_at, now - OVERLAP_MS), ads, price }, message, now);
  });
}
