import type { WireVersion } from "../../../../src/contract/wire/version";
import { lowest } from "../extremes";
import type { PromoFields } from "./promo";
import { whole } from "./whole";

/** In one order whatever order the rows come in, so that equal nodes have equal digests. */
const firstToEnd = (a: PromoFields, b: PromoFields) =>
  a.end === b.end ? a.promoId - b.promoId : a.end < b.end ? -1 : 1;

/** The first to end first. */
export const byEnd = (promos: readonly PromoFields[]): readonly PromoFields[] => promos.toSorted(firstToEnd);

/** Those that run, while cars are left of them; the first to end first. */
export const running = (promos: readonly PromoFields[]): readonly PromoFields[] =>
  byEnd(promos.filter(({ status, stock }) => status === "RUNNING" && stock !== 0));

/** Those that run on a version: a promo that names no version is for all of its model's. */
export const offersOf = ({ car_id, id_modele }: WireVersion, promos: readonly PromoFields[]): readonly PromoFields[] =>
  running(promos).filter(
    ({ modelId, versionIds }) => modelId === id_modele && (versionIds.length === 0 || versionIds.includes(car_id)),
  );

/**
 * The price that a promo makes of a version's list price for whoever buys it: the lowest of its offers for everybody (rule: guide/promo-for-everybody). An offer must lower
 * this version's own price: one figure for several trims would sell the dearest at the price of the cheapest.
 * @returns whole francs CFA, under the list price; null without such an offer
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
