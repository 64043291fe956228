import { figure } from "../../shared/figures/figures";
import type { Line } from "./lines";
import { insurance, ON_THE_ROAD_KEYS, plates, registration } from "./on-the-road";
import type { Rates } from "./parameters";

export const IN_OWN_NAME_KEYS = [...ON_THE_ROAD_KEYS, "immat_enregistrement_occasion", "vt_total"] as const;

/**
 * Cost of a used car until it is registered to its buyer (rule: costs/in-own-name): the duty on the transfer, the papers and a year of insurance. White
 * plates stay with a car for life, so only a car never registered in Senegal needs them; a transfer requires a valid inspection.
 * @param isPlated whether the car has been registered in the country before
 */
export const inOwnName = (
  rates: Rates<(typeof IN_OWN_NAME_KEYS)[number]>,
  price: number,
  fiscalPower: number | null,
  isPlated: boolean,
): readonly Line[] => [
  { key: "prix", label: "Prix de la voiture", amount: price, formula: "prix demandé par le vendeur", from: [] },
  {
    key: "enregistrement",
    label: "Droit d’enregistrement",
    amount: Math.round((price * rates.immat_enregistrement_occasion) / 100),
    formula: `${figure(rates.immat_enregistrement_occasion, "%")} du prix de vente`,
    from: ["immat_enregistrement_occasion"],
  },
  registration(rates),
  isPlated
    ? {
        key: "visite",
        label: "Visite technique",
        amount: Math.round(rates.vt_total),
        formula: "si elle n’est plus valable ; tarif",
        from: ["vt_total"],
      }
    : plates(rates),
  insurance(rates, fiscalPower),
];
