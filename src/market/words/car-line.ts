import type { AdCard } from "../../contract/market/ad";
import { ENERGIES, GEARBOXES } from "../../contract/market/lists";
import { figure } from "../../shared/figures/figures";

/** Stands before the next of a line’s facts, so that no line ends with it. */
export const NEXT = " ·\u00a0";

/** « 95.000 km · Diesel · Automatique »: what a buyer compares of a car after its price. */
export const carLine = ({ mileage, energy, gearbox }: Pick<AdCard, "mileage" | "energy" | "gearbox">) =>
  [figure(mileage, "km"), ENERGIES[energy], GEARBOXES[gearbox]].join(NEXT);
