import { figure } from "../figures";
import { insuranceBasis, insuranceKey, INSURANCE_KEYS, type InsuranceKey, thirdParty } from "./insurance";
import type { Line } from "./lines";
import type { Rates } from "./parameters";

export const ON_THE_ROAD_KEYS = ["immat_carte_grise", "immat_plaques", ...INSURANCE_KEYS] as const;
export const IN_OWN_NAME_KEYS = [...ON_THE_ROAD_KEYS, "immat_enregistrement_occasion", "vt_total"] as const;
type RoadRates = Rates<(typeof ON_THE_ROAD_KEYS)[number]>;

const registration = (rates: RoadRates): Line => ({ key: "carte_grise", label: "Carte grise", amount: Math.round(rates.immat_carte_grise), formula: "tarif", from: ["immat_carte_grise"] });
const plates = (rates: RoadRates): Line => ({ key: "plaques", label: "Plaques", amount: Math.round(rates.immat_plaques), formula: "trois plaques", from: ["immat_plaques"] });
const insurance = (rates: Rates<InsuranceKey>, fiscalPower: number | null): Line => ({
  key: "assurance",
  label: "Assurance au tiers, un an",
  amount: thirdParty(rates, fiscalPower),
  formula: `${insuranceBasis(fiscalPower)}, avant taxes`,
  from: [insuranceKey(fiscalPower)],
});

/** « Prix clé en main »: what stands between the list price of a new car and driving off. A dealer’s list price has its duties in it. */
export const onTheRoad = (rates: RoadRates, price: number, fiscalPower: number | null): readonly Line[] => [
  { key: "prix", label: "Prix public", amount: price, formula: "prix TTC conseillé", from: [] },
  registration(rates),
  plates(rates),
  insurance(rates, fiscalPower),
];

/**
 * What a used car costs until it is in its buyer’s name: the duty on its transfer, its papers and a year of insurance. White plates stay with a
 * car for life, so that only one that never had any here takes them; a transfer asks for a valid inspection.
 * @param isPlated whether it was registered in the country before
 */
export const inOwnName = (rates: Rates<(typeof IN_OWN_NAME_KEYS)[number]>, price: number, fiscalPower: number | null, isPlated: boolean): readonly Line[] => [
  { key: "prix", label: "Prix de la voiture", amount: price, formula: "prix demandé par le vendeur", from: [] },
  {
    key: "enregistrement",
    label: "Droit d’enregistrement",
    amount: Math.round((price * rates.immat_enregistrement_occasion) / 100),
    formula: `${figure(rates.immat_enregistrement_occasion, "%")} du prix de vente`,
    from: ["immat_enregistrement_occasion"],
  },
  registration(rates),
  isPlated ? { key: "visite", label: "Visite technique", amount: Math.round(rates.vt_total), formula: "à passer si elle n’est plus valable", from: ["vt_total"] } : plates(rates),
  insurance(rates, fiscalPower),
];
