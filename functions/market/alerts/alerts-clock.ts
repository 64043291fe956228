import type * as z from "zod/mini";
import { PRICE_LABELS } from "../../../src/contract/market/lists";
import type { alertMessage } from "../../../src/contract/wire/message";
import { alertPage, routes } from "../../../src/routes";
import { subjectPath } from "../../../src/market/alerts/subject-path";
import { eachAlone } from "../../shared/each-alone";
import type { Env } from "../../env";
import { referenceOf, uuidOf } from "../../messages/reference";
import { isoOf } from "../ad-row";
import { newAdsOf, type ToldAd } from "./alert-ads-store";
import { type DueAlert, dueAlerts, noteAlert } from "./alerts-store";
import type { NewMessage } from "../../messages/messages-store";

/** At most this many alerts are checked each minute, 3,000 an hour. */
const MAX_ALERTS = 50;
/** A mail lists at most this many ads, the newest. Its link shows the others. */
const MAX_ADS = 20;
/** An ad may be stored a little later than its publication date says, so periods overlap. */
const OVERLAP_MS = 10 * 60_000;

const line = ({ card: { id, slug, title, price, price_label, mileage, town, district }, before }: ToldAd) => ({
  titre: title,
  prix: price,
  ...(before !== null && { prix_avant: before }),
  ...(price_label !== null && { avis_prix: PRICE_LABELS[price_label] }),
  kilometrage: mileage,
  lieu: [district, town].filter(Boolean).join(", ") || "Sénégal",
  lien: routes.ad({ id, slug }),
});

/** The message of an alert. Its id follows from the alert and the time of its last message, so that it is sent once. */
async function digestOf(
  { id: alertId, email, uid, name, search, token, told_at }: DueAlert,
  ads: readonly ToldAd[],
  now: number,
): Promise<NewMessage> {
  const id = await uuidOf(`${alertId} ${told_at ?? 0} alerte_annonces`);
  const body: z.output<typeof alertMessage> = {
    reference: await referenceOf(id),
    recu_le: isoOf(now),
    id_membre: uid,
    email,
    nom: name,
    annonces: ads.map(line),
    lien_recherche: subjectPath(search),
    lien_quitter: `${alertPage}?quitter=${token}`,
    lien_desabonner: `/api/alerts/leave?jeton=${token}`,
  };
  return { id, endpoint: "alerte_annonces", contact: email, body: JSON.stringify(body) };
}

/** Runs each minute: checks alerts that were not checked for an hour, and writes a message for those with new ads or lower prices. */
export async function alertsOnClock({ DB }: Env, now: number): Promise<void> {
  await eachAlone(await dueAlerts(DB, now, MAX_ALERTS), async (alert) => {
    const ads = await newAdsOf(DB, alert, now, MAX_ADS);
    const message = ads.length > 0 ? await digestOf(alert, ads, now) : null;
    await noteAlert(
      DB,
      alert,
      Math.max(alert.seen_at, now - OVERLAP_MS),
      ads.map(({ card: { id, price } }) => ({ id, price })),
      message,
      now,
    );
  });
}
