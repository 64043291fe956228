import type { Row } from "../row";
import type { DealerEntry } from "../source/shapes";
import type { Names } from "./names";

const facadeOf = (id: number) => `/media/concessionnaires/${id}.jpg`;

/** `get_concessionnaires`: brand names become ids, and each has a drawn front. */
export const dealerRows = (dealers: readonly DealerEntry[], names: Names): Row[] =>
  dealers.map((dealer) => ({
    ...dealer,
    marques: dealer.marques.flatMap((name) => names.brand(name)?.id ?? []),
    photo: facadeOf(dealer.id),
  }));
