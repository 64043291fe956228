import { figure } from "../../shared/figures/figures";
import { total } from "./lines";
import { creditOf, creditWords, monthlyOf } from "./loan";
import { fiveYears, monthlyLines, RUNNING_KEYS, SLICES, valueAfter, YEARS } from "./monthly";
import { onTheRoad, ON_THE_ROAD_KEYS } from "./on-the-road";
import type { Rates } from "./parameters";

export const CAR_COST_KEYS = [...ON_THE_ROAD_KEYS, ...RUNNING_KEYS, "credit_taux", "credit_apport"] as const;
export type CarCostRates = Rates<(typeof CAR_COST_KEYS)[number]>;

/** Estimated costs of a car beyond its list price, in whole francs. */
export interface CarCosts {
  readonly onTheRoad: number;
  readonly monthlyPayment: number;
  /** Per month; null when the consumption is unknown, like `fiveYears`. */
  readonly driving: number | null;
  readonly fiveYears: number | null;
}

interface PricedCar {
  readonly price: number;
  readonly energy: string;
  readonly consumption: number | null;
  readonly fiscalPower: number | null;
}

const DRIVING = { kilometresAMonth: 1_000, slice: SLICES[1] } as const;

/** Estimates every car with the same assumptions (rule: costs/stated-bases); readers enter their own figures in the tools. */
export function carCosts(rates: CarCostRates, car: PricedCar): CarCosts {
  const { price, consumption, fiscalPower } = car;
  const isDriven = consumption !== null;
  return {
    onTheRoad: total(onTheRoad(rates, price, fiscalPower)),
    monthlyPayment: monthlyOf(price, creditOf(rates)),
    driving: isDriven ? total(monthlyLines(rates, car, DRIVING)) : null,
    fiveYears: isDriven ? fiveYears(rates, car, DRIVING) : null,
  };
}

/** What a car is worth new and after each year, in whole francs, by the usual loss of value (rule: costs/value-lost). */
export const valuesOf = (rates: CarCostRates, price: number): readonly number[] =>
  Array.from({ length: YEARS + 1 }, (_, years) => valueAfter(price, rates.entretien_decote, years));

/** The assumptions of those estimates, in French. */
export function costBases(rates: CarCostRates) {
  const distance = `${figure(DRIVING.kilometresAMonth, "km")} par mois`;
  const loss = `perte de valeur de ${figure(rates.entretien_decote, "%")} par an`;
  const without = "hors crédit, entretien et pneus";
  return {
    distance,
    loss,
    onTheRoad: "avec carte grise, plaques et un an d’assurance au tiers (barème de l’essence)",
    monthlyPayment: creditWords(rates),
    driving: `${distance}, ${loss} comprise, ${without}`,
    fiveYears: `usage et ${loss}, ${without}`,
  };
}
export type CostBases = ReturnType<typeof costBases>;
