import type { WireVersion } from "../../../../src/contract/wire/version";
import { lowest } from "../extremes";
import type { PromoFields } from "./promo";
import { whole } from "./whole";

/** Orders promos by their last day, then by id. The order does not depend on that of the rows, so that equal nodes have equal digests. */
const firstToEnd = (a: PromoFields, b: PromoFields) =>
  a.end === b.end ? a.promoId - b.promoId : a.end < b.end ? -1 : 1;

/** Promos in the order of their last day. */
export const byEnd = (promos: readonly PromoFields[]): readonly PromoFields[] => promos.toSorted(firstToEnd);

/** Running promos with cars left, in the order of their last day. */
export const running = (promos: readonly PromoFields[]): readonly PromoFields[] =>
  byEnd(promos.filter(({ status, stock }) => status === "RUNNING" && stock !== 0));

/** Running promos that apply to a version. A promo that names no version applies to all versions of its model. */
export const offersOf = ({ car_id, id_modele }: WireVersion, promos: readonly PromoFields[]): readonly PromoFields[] =>
  running(promos).filter(
    ({ modelId, versionIds }) => modelId === id_modele && (versionIds.length === 0 || versionIds.includes(car_id)),
  );

/**
 * Promo price of a version for any buyer: the lowest of its offers for everybody (rule: guide/promo-for-everybody). An offer's initial price must be
 * this version's list price; otherwise an offer with one price for several trims would apply the price of the cheapest trim to the dearest.
 * @returns whole francs CFA, lower than the list price; null without such an offer
 */
export function promoPriceOf(version: WireVersion, promos: readonly PromoFields[]): number | null {
  const price = whole(version.prix);
  const lowered = offersOf(version, promos).flatMap(({ forEveryone, initialPrice, promoPrice }) =>
    forEveryone && price !== null && initialPrice === price && promoPrice !== null && promoPrice < price
      ? promoPrice
      : [],
  );
  return lowest(lowered);
}
