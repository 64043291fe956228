import { figureRange } from "../../shared/figures/figures";
import { UNKNOWN } from "../../shared/figures/price";

type Figures = readonly (number | null)[];

/**
 * « 5,4 à 6,1 l/100 km », or « autonomie 420 km » of cars of which none burns fuel.
 * @param litres litres per 100 km; 0 of a car that burns none
 * @param ranges kilometres on one charge
 * @returns null when neither is known
 */
export function consumptionRange(litres: Figures, ranges: Figures): string | null {
  const burnt = figureRange(
    litres.filter((one) => one !== 0),
    "l/100 km",
  );
  if (burnt !== UNKNOWN) return burnt;
  const range = figureRange(ranges, "km");
  return range === UNKNOWN ? null : `autonomie ${range}`;
}
