import type * as z from "zod/mini";
import type { AdCard } from "../../../src/contract/market/ad";
import type { alertMessage } from "../../../src/contract/wire/message";
import { routes } from "../../../src/routes";
import { eachAlone } from "../../shared/each-alone";
import type { Env } from "../../env";
import { referenceOf, uuidOf } from "../../messages/reference";
import { isoOf } from "../ad-row";
import { newAdsOf } from "./alert-ads-store";
import { type DueAlert, dueAlerts, noteAlert } from "./alerts-store";
import type { NewMessage } from "../../messages/messages-store";

/** In a minute: three thousand in the hour that each has to itself. */
const MAX_ALERTS = 50;
/** In a mail, the newest: its link shows the others. */
const MAX_ADS = 20;
/** An ad may be written down a little after the moment that it says it was published. */
const OVERLAP_MS = 10 * 60_000;

const line = ({ id, slug, title, price, mileage, town, district }: AdCard) => ({
  titre: title,
  prix: price,
  kilometrage: mileage,
  lieu: [district, town].filter(Boolean).join(", ") || "Sénégal",
  lien: routes.ad({ id, slug }),
});

/** The same look at the same alert is one message. */
async function digestOf(
  { id: alertId, email, uid, name, search, token, told_at }: DueAlert,
  ads: readonly AdCard[],
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
    lien_recherche: search ? `${routes.usedSearch}?${search}` : routes.usedSearch,
    lien_quitter: `${routes.alert}?quitter=${token}`,
    lien_desabonner: `/api/alerts/leave?jeton=${token}`,
  };
  return { id, endpoint: "alerte_annonces", contact: email, body: JSON.stringify(body) };
}

/** Each minute: saved searches that were not looked at for an hour write of what is new to them, and are silent where nothing is. */
export async function alertsOnClock({ DB }: Env, now: number): Promise<void> {
  await eachAlone(await dueAlerts(DB, now, MAX_ALERTS), async (alert) => {
    const ads = await newAdsOf(DB, alert, now, MAX_ADS);
    const message = ads.length > 0 ? await digestOf(alert, ads, now) : null;
    await noteAlert(
      DB,
      alert,
      Math.max(alert.seen_at, now - OVERLAP_MS),
      ads.map(({ id }) => id),
      message,
      now,
    );
  });
}
