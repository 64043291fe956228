import { byEnd, running } from "./map/offers";
import type { PromoFields } from "./map/promo";

interface Link {
  readonly type: string;
  readonly keys: readonly (string | number)[];
}

/**
 * Lists of other nodes, by field. They contain the nodes' ids, so that a page that lists them depends on these nodes only. With a link by any other
 * field, Gatsby would run the query of every page again whenever one node of the type changes. The order of each list does not depend on which row changed last.
 */
export type Links = Readonly<Record<string, Link>>;

/** Links to rows in the order of their ids. */
export const byId = <Row>(type: string, rows: readonly Row[], idOf: (row: Row) => number): Link => ({
  type,
  keys: rows.map(idOf).sort((a, b) => a - b),
});

/** Links to rows, latest first; among rows of the same date, the highest id comes first. */
export const latestFirst = <Row extends { readonly date: string }>(
  type: string,
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Link => ({
  type,
  keys: rows.toSorted((a, b) => (a.date === b.date ? idOf(b) - idOf(a) : a.date < b.date ? 1 : -1)).map(idOf),
});

/** Links to promos in the given order. */
export const linkToPromos = (promos: readonly PromoFields[]): Link => ({
  type: "Promo",
  keys: promos.map(({ promoId }) => promoId),
});

/** Links to all promos of a brand or model, and to those that are running. */
export const promosAndOffers = (promos: readonly PromoFields[]) => ({
  promos: linkToPromos(byEnd(promos)),
  offers: linkToPromos(running(promos)),
});
