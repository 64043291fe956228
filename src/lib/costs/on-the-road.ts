import { insuranceKey, INSURANCE_KEYS, thirdParty } from "./insurance";
import type { Line } from "./lines";
import type { Rates } from "./parameters";

export const ON_THE_ROAD_KEYS = ["immat_carte_grise", "immat_plaques", ...INSURANCE_KEYS] as const;

/**
 * « Prix clé en main »: what stands between the list price and driving off (MARKET § 2.3). The list price of a dealer has
 * its duties and its registration in it.
 */
export function onTheRoad(rates: Rates<(typeof ON_THE_ROAD_KEYS)[number]>, price: number, fiscalPower: number | null): readonly Line[] {
  const key = insuranceKey(fiscalPower);
  return [
    { key: "prix", label: "Prix public", amount: price, formula: "prix TTC conseillé", from: [] },
    { key: "carte_grise", label: "Carte grise", amount: Math.round(rates.immat_carte_grise), formula: "tarif", from: ["immat_carte_grise"] },
    { key: "plaques", label: "Plaques", amount: Math.round(rates.immat_plaques), formula: "trois plaques", from: ["immat_plaques"] },
    { key: "assurance", label: "Assurance au tiers, un an", amount: thirdParty(rates, fiscalPower), formula: "minimum du barème, avant taxes", from: [key] },
  ];
}
