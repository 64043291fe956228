import { frenchDate } from "../../shared/dates/dates";
import { enumerate, figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";

/** A promo that runs on a car, as GraphQL answers it. */
export interface Offer {
  readonly promoId: number;
  readonly title: string;
  readonly forEveryone: boolean;
  readonly promoPrice: number | null;
  /** Percent, of a loan. */
  readonly rate: number | null;
  readonly end: string;
  readonly conditions: string | null;
  /** Empty for all of the model's. */
  readonly versionIds: readonly number[];
  readonly dealer: { readonly name: string; readonly city: string } | null;
}

/** What stands of an offer beside the price of its car (rule: guide/promo-beside-price). */
export interface OfferWords {
  readonly id: number;
  /** « Sous conditions : 9.500.000 FCA jusqu’au 26 novembre 2026 » */
  readonly head: string;
  /** What it asks, and where it is had. */
  readonly text: string;
}

/** A promo for everybody is the car's price already; any other is worth something to those alone who meet its conditions. */
function kindOf({ forEveryone, promoPrice, rate }: Offer): string {
  if (forEveryone) return "Promo pour tous";
  return `Sous conditions\u00a0: ${rate !== null ? `crédit à ${figure(rate, "%")}` : promoPrice !== null ? formatPrice(promoPrice) : "offre"}`;
}

/** « , version 1.2 GL »: nothing where an offer is for all of them. */
function ofVersions(
  { versionIds }: Offer,
  versions: readonly { readonly versionId: number; readonly name: string }[],
): string {
  const names = versions.filter(({ versionId }) => versionIds.includes(versionId)).map(({ name }) => name);
  return names.length > 0 && names.length < versions.length
    ? `, ${names.length > 1 ? "versions" : "version"} ${enumerate(names)}`
    : "";
}

/** Until when, for whom, under which conditions. @param versions the model's, where the offer stands beside the prices of all */
export function offerWords(
  offer: Offer,
  versions: readonly { readonly versionId: number; readonly name: string }[] = [],
): OfferWords {
  const { promoId, title, forEveryone, conditions, dealer, end } = offer;
  const asked = conditions ?? (forEveryone ? null : "Conditions à demander au concessionnaire.");
  const text = [`${title}${ofVersions(offer, versions)}.`, asked, dealer && `Chez ${dealer.name}, ${dealer.city}.`];
  return { id: promoId, head: `${kindOf(offer)} jusqu’au ${frenchDate(end)}`, text: text.filter(Boolean).join(" ") };
}
