import type * as z from "zod/mini";
import type { adReminderMessage } from "../../src/contract/wire/message";
import { routes } from "../../src/routes";
import { eachAlone } from "../shared/each-alone";
import type { Env } from "../env";
import type { Budget } from "../shared/budget";
import { uuidOf } from "../messages/reference";
import { expireAds, type ExpiringAd, expiringAds, remind } from "./ad-clock-store";
import { slugOf } from "./ad-row";
import { ownerFields } from "./owner-fields";
import type { NewMessage } from "../messages/messages-store";
import { isoOf } from "../shared/iso-of";

/** At most this many are handled each minute; the next minute does the rest. */
const MAX_EXPIRED = 200;
const MAX_REMINDED = 50;
/** Statements that a reminder takes. */
const A_REMINDER = 3;

/** The message that reminds an owner. Its id follows from the ad and its expiry date, so that it is sent once until the ad is renewed. */
async function reminderOf(ad: ExpiringAd, now: number): Promise<NewMessage> {
  const { id, seller_uid: uid, expires_at } = ad;
  const body: z.output<typeof adReminderMessage> = {
    ...ownerFields(ad, now),
    expire_le: isoOf(expires_at),
    lien: routes.ad({ id, slug: slugOf(ad) }),
    lien_mes_annonces: `${routes.account}#annonces`,
  };
  return {
    id: await uuidOf(`${id} ${expires_at} annonce_rappel`),
    endpoint: "annonce_rappel",
    contact: uid,
    body: JSON.stringify(body),
  };
}

/** Runs each minute: takes expired ads offline. */
export const expireOnClock = ({ DB }: Env, now: number) => expireAds(DB, now, MAX_EXPIRED);

/** Runs each minute: reminds owners whose ads expire soon. */
export const remindOnClock = async ({ DB }: Env, now: number, budget: Budget): Promise<void> =>
  eachAlone(budget.within(await expiringAds(DB, now, MAX_REMINDED), A_REMINDER), async (ad) =>
    remind(DB, ad, await reminderOf(ad, now), now),
  );
