import { frenchDate } from "../../shared/dates/dates";
import { enumerate, figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";

/** A current promo on a car, as GraphQL returns it. */
export interface Offer {
  readonly promoId: number;
  readonly title: string;
  readonly forEveryone: boolean;
  readonly promoPrice: number | null;
  /** Loan rate in percent. */
  readonly rate: number | null;
  readonly end: string;
  readonly conditions: string | null;
  /** Empty when the promo applies to all versions of the model. */
  readonly versionIds: readonly number[];
  readonly dealer: { readonly name: string; readonly city: string } | null;
}

/** Text of an offer beside the price of its car (rule: guide/promo-beside-price). */
export interface OfferWords {
  /** Where « Voir les conditions » of its card leads (rule: guide/promo-card). */
  readonly id: string;
  /** « Promo à 9.500.000 FCA jusqu’au 26 novembre 2026, sous » before the underlined word « conditions » */
  readonly head: string;
  /** Conditions and dealer. */
  readonly text: string;
}

/** A promo open to everybody is already the car's price; any other states its benefit under conditions. */
function kindOf({ forEveryone, promoPrice, rate }: Offer): string {
  if (forEveryone) return "Promo pour tous";
  return rate !== null
    ? `Crédit à ${figure(rate, "%")}`
    : promoPrice !== null
      ? `Promo à ${formatPrice(promoPrice)}`
      : "Offre";
}

/** « , version 1.2 GL, »; empty when the offer applies to all versions. */
function ofVersions(
  { versionIds }: Offer,
  versions: readonly { readonly versionId: number; readonly name: string }[],
): string {
  const names = versions.filter(({ versionId }) => versionIds.includes(versionId)).map(({ name }) => name);
  return names.length > 0 && names.length < versions.length
    ? `, ${names.length > 1 ? "versions" : "version"} ${enumerate(names)},`
    : "";
}

/** Describes the end, the audience and the conditions of an offer. @param versions all versions of the model, when the offer is shown on the model's page */
export function offerWords(
  offer: Offer,
  versions: readonly { readonly versionId: number; readonly name: string }[] = [],
): OfferWords {
  const { promoId, title, forEveryone, conditions, dealer, end } = offer;
  const requirements = conditions ?? (forEveryone ? null : "Conditions à demander au concessionnaire.");
  const text = [`${title}.`, requirements, dealer && `Chez ${dealer.name}, ${dealer.city}.`];
  return {
    id: `offre-${promoId}`,
    head: `${kindOf(offer)}${ofVersions(offer, versions)} jusqu’au ${frenchDate(end)}${forEveryone ? "\u00a0:" : ", sous"}`,
    text: text.filter(Boolean).join(" "),
  };
}
