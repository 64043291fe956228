import { byEnd, running } from "./map/offers";
import type { PromoFields } from "./map/promo";

interface Link {
  readonly type: string;
  readonly keys: readonly (string | number)[];
}

/**
 * Lists of other nodes, by field. Kept by the nodes' own ids: a page that lists them then follows these nodes alone. A link by any other
 * field would have Gatsby ask every page anew whenever one node of the type changes. Each list has one order, whichever row changed last.
 */
export type Links = Readonly<Record<string, Link>>;

/** In the order of their ids. */
export const byId = <Row>(type: string, rows: readonly Row[], idOf: (row: Row) => number): Link => ({
  type,
  keys: rows.map(idOf).sort((a, b) => a - b),
});

/** Of one date, the highest id first. */
export const latestFirst = <Row extends { readonly date: string }>(
  type: string,
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Link => ({
  type,
  keys: rows.toSorted((a, b) => (a.date === b.date ? idOf(b) - idOf(a) : a.date < b.date ? 1 : -1)).map(idOf),
});

/** In the order in which they come. */
export const linkToPromos = (promos: readonly PromoFields[]): Link => ({
  type: "Promo",
  keys: promos.map(({ promoId }) => promoId),
});

/** All promos of a brand or a model, and those of them that run. */
export const promosAndOffers = (promos: readonly PromoFields[]) => ({
  promos: linkToPromos(byEnd(promos)),
  offers: linkToPromos(running(promos)),
});
