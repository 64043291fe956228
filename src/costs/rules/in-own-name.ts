import { figure } from "../../shared/figures/figures";
import type { Line } from "./lines";
import { insurance, ON_THE_ROAD_KEYS, plates, registration } from "./on-the-road";
import type { Rates } from "./parameters";

export const IN_OWN_NAME_KEYS = [...ON_THE_ROAD_KEYS, "immat_enregistrement_occasion", "vt_total"] as const;

/**
 * What a used car costs until it is in its buyer’s name (rule: costs/in-own-name): the duty on its transfer, its papers and a year of insurance. White plates stay with a
 * car for life, so that only one that never had any here takes them; a transfer asks for a valid inspection.
 * @param isPlated whether it was registered in the country before
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
