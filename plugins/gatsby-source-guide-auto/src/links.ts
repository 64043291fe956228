import { byEnd, running } from "./map/offers";
import type { PromoFields } from "./map/promo";

interface Link {
  readonly type: string;
  readonly keys: readonly (string | number)[];
}

/**
 * Lists of other nodes, by field. They hold the nodes' own ids, so that a page that shows a list depends on these nodes alone: with a link
 * by any other field, Gatsby would run the query of every such page again whenever any node of the type changes. The order of each list
 * depends on its content only, never on which row changed last.
 */
export type Links = Readonly<Record<string, Link>>;

/** Links to rows in ascending order of their ids. */
export const byId = <Row>(type: string, rows: readonly Row[], idOf: (row: Row) => number): Link => ({
  type,
  keys: rows.map(idOf).sort((a, b) => a - b),
});

/** Links to rows from the latest to the oldest; rows of the same date come with the highest id first. */
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

/** The two lists that a brand and a model have: all their promos, and those that run today. */
export const promosAndOffers = (promos: readonly PromoFields[]) => ({
  promos: linkToPromos(byEnd(promos)),
  offers: linkToPromos(running(promos)),
});
