import type { Row } from "../row";
import type { DealerEntry } from "../source/shapes";
import type { Names } from "./names";

/** `get_concessionnaires`: brand names become ids. */
export const dealerRows = (dealers: readonly DealerEntry[], names: Names): Row[] =>
  dealers.map((dealer) => ({ ...dealer, marques: dealer.marques.flatMap((name) => names.brand(name)?.id ?? []) }));
