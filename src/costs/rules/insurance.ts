import type { Rates } from "./parameters";

/** Fiscal horsepower → the key of its minimum premium. */
const BRACKETS = [
  [6, "assurance_rc_3_6_cv"],
  [10, "assurance_rc_7_10_cv"],
  [14, "assurance_rc_11_14_cv"],
  [Number.POSITIVE_INFINITY, "assurance_rc_15_23_cv"],
] as const;
export const INSURANCE_KEYS = BRACKETS.map(([, key]) => key);
export type InsuranceKey = (typeof INSURANCE_KEYS)[number];

/** The key of the yearly minimum for third-party cover, by fiscal horsepower (rule: costs/insurance); the second bracket where nobody says. */
export const insuranceKey = (fiscalPower: number | null): InsuranceKey =>
  BRACKETS.find(([most]) => (fiscalPower ?? 7) <= most)?.[1] ?? "assurance_rc_15_23_cv";

/**
 * What the premium is, for readers: only the scale of petrol cars is known, whatever a car runs on.
 * @param energy as the data sheets say it; nothing where it is not asked for
 */
export function insuranceBasis(fiscalPower: number | null, energy = ""): string {
  const others = /^(?:diesel|électrique)$/i.test(energy) ? ", le seul connu" : "";
  return `minimum du barème de l’essence${others}${fiscalPower === null ? ", tranche moyenne faute de puissance fiscale" : ""}`;
}

/** Francs a year. */
export const thirdParty = (rates: Rates<InsuranceKey>, fiscalPower: number | null): number =>
  Math.round(rates[insuranceKey(fiscalPower)]);
