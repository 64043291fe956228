import type { OwnAd } from "../../contract/market/ad";
import { AD_REFUSALS } from "../../contract/market/reasons";
import { nextState, ONLINE_DAYS, type OwnerAct, REMINDED_AFTER_DAYS } from "../../contract/market/states";
import { frenchDate } from "../../shared/dates/dates";
import { DAY } from "../../shared/dates/day";

const STATES: Readonly<Record<OwnAd["state"], string>> = {
  brouillon: "Brouillon",
  en_attente: "En vérification",
  publiee: "En ligne",
  refusee: "Non publiée",
  expiree: "Expirée",
  vendue: "Vendue",
  supprimee: "Supprimée",
};
export const stateName = ({ state }: Pick<OwnAd, "state">) => STATES[state];

/** Days before its end from which an ad that is online should be renewed; its owner gets a mail then, too. */
const LAST_DAYS = ONLINE_DAYS - REMINDED_AFTER_DAYS;

/** Whether an ad is online for its last days. @param now current time in milliseconds */
export const endsSoon = ({ state, expires_at }: Pick<OwnAd, "state" | "expires_at">, now: number): boolean =>
  state === "publiee" && expires_at !== null && Date.parse(expires_at) - now < LAST_DAYS * DAY;

const URGENT: readonly OwnAd["state"][] = ["refusee", "brouillon", "expiree", "publiee", "en_attente", "vendue"];

/** Lower for an ad that waits for its owner than for one that does not. */
export const urgency = (ad: Pick<OwnAd, "state" | "expires_at">, now: number): number =>
  endsSoon(ad, now) ? 0 : URGENT.indexOf(ad.state);

/** Explains to the owner what the state of the ad means. */
export function stateSentence({ state, refusal, expires_at }: Pick<OwnAd, "state" | "refusal" | "expires_at">): string {
  if (state === "brouillon") return "Elle n’est pas encore envoyée : terminez-la quand vous voulez.";
  if (state === "en_attente") return "Nous la relisons, en général en moins de 2 h.";
  if (state === "publiee")
    return expires_at === null
      ? "Les acheteurs la voient."
      : `Les acheteurs la voient jusqu’au ${frenchDate(expires_at)}.`;
  if (state === "refusee")
    return `Elle n’a pas été publiée : ${AD_REFUSALS[refusal ?? "autre"]}. Corrigez-la, puis envoyez-la de nouveau.`;
  if (state === "expiree")
    return "Elle n’est plus dans les listes : renouvelez-la si la voiture est toujours à vendre.";
  return "Sa page dit qu’elle est vendue ; votre numéro n’y est plus.";
}

/** Whether the owner may do this in the ad's current state. */
export const may = ({ state }: Pick<OwnAd, "state">, act: OwnerAct) => nextState(state, act) !== null;
