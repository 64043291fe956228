import { insuranceBasis, insuranceKey, INSURANCE_KEYS, type InsuranceKey, thirdParty } from "./insurance";
import type { Line } from "./lines";
import type { Rates } from "./parameters";

export const ON_THE_ROAD_KEYS = ["immat_carte_grise", "immat_plaques", ...INSURANCE_KEYS] as const;
type RoadRates = Rates<(typeof ON_THE_ROAD_KEYS)[number]>;

/** Lines shared by new and used cars. */
export const registration = (rates: RoadRates): Line => ({
  key: "carte_grise",
  label: "Carte grise",
  amount: Math.round(rates.immat_carte_grise),
  formula: "tarif",
  from: ["immat_carte_grise"],
});
export const plates = (rates: RoadRates): Line => ({
  key: "plaques",
  label: "Plaques",
  amount: Math.round(rates.immat_plaques),
  formula: "trois plaques",
  from: ["immat_plaques"],
});
/** @param energy as in the data sheets; empty when the tool does not ask for it */
export const insurance = (rates: Rates<InsuranceKey>, fiscalPower: number | null, energy = ""): Line => ({
  key: "assurance",
  label: "Assurance au tiers, un an",
  amount: thirdParty(rates, fiscalPower),
  formula: `${insuranceBasis(fiscalPower, energy)}, avant taxes`,
  from: [insuranceKey(fiscalPower)],
});

/** « Prix clé en main » (rule: costs/on-the-road): the price of a new car plus the costs due before it can be driven. That price already includes customs duties. */
export const onTheRoad = (
  rates: RoadRates,
  price: number,
  fiscalPower: number | null,
  energy = "",
): readonly Line[] => [
  { key: "prix", label: "Prix de la voiture", amount: price, formula: "toutes taxes comprises", from: [] },
  registration(rates),
  plates(rates),
  insurance(rates, fiscalPower, energy),
];
