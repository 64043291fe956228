import type { OwnAd } from "../../contract/market/ad";
import { AD_REFUSALS } from "../../contract/market/reasons";
import { nextState, type OwnerAct } from "../../contract/market/states";
import { frenchDate } from "../../shared/dates/dates";

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
