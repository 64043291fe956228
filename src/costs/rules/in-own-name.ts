import { figure } from "../../shared/figures/figures";
import type { Line } from "./lines";
import { insurance, ON_THE_ROAD_KEYS, plates, registration } from "./on-the-road";
import type { Rates } from "./parameters";

export const IN_OWN_NAME_KEYS = [...ON_THE_ROAD_KEYS, "immat_enregistrement_occasion", "vt_total"] as const;
type OwnNameRates = Rates<(typeof IN_OWN_NAME_KEYS)[number]>;

/** A used car that somebody wants to have in their name. */
export interface OwnedCar {
  /** Francs. */
  readonly price: number;
  readonly fiscalPower: number | null;
  /** As in the data sheets; absent when it is not asked for. */
  readonly energy?: string;
  /** Whether the car has been registered in the country before. */
  readonly isPlated: boolean;
  /** Whether its inspection is still valid. */
  readonly isInspected: boolean;
  /** The duties that are still to be paid (`owedDuties`); null where they are paid. */
  readonly owed: Line | null;
}

/**
 * Cost of a used car until it is registered to its buyer (rule: costs/in-own-name): duties that are still owed, the duty on the transfer, the papers
 * and a year of insurance. White plates stay with a car for life, so only a car never registered in Senegal needs them; a transfer requires a valid
 * inspection.
 */
export const inOwnName = (
  rates: OwnNameRates,
  { price, fiscalPower, energy, isPlated, isInspected, owed }: OwnedCar,
): readonly Line[] => [
  { key: "prix", label: "Prix de la voiture", amount: price, formula: "prix demandé par le vendeur", from: [] },
  ...(owed ? [owed] : []),
  {
    key: "enregistrement",
    label: "Droit d’enregistrement",
    amount: Math.round((price * rates.immat_enregistrement_occasion) / 100),
    formula: `${figure(rates.immat_enregistrement_occasion, "%")} du prix de vente`,
    from: ["immat_enregistrement_occasion"],
  },
  registration(rates),
  ...(isPlated ? [] : [plates(rates)]),
  ...(isPlated && !isInspected
    ? [
        {
          key: "visite",
          label: "Visite technique",
          amount: Math.round(rates.vt_total),
          formula: "si elle n’est plus valable ; tarif",
          from: ["vt_total"],
        },
      ]
    : []),
  insurance(rates, fiscalPower, energy),
];
