import type { Rates } from "./parameters";

/** Upper bound of each bracket of fiscal horsepower, with the key of its minimum premium. */
const BRACKETS = [
  [6, "assurance_rc_3_6_cv"],
  [10, "assurance_rc_7_10_cv"],
  [14, "assurance_rc_11_14_cv"],
  [Number.POSITIVE_INFINITY, "assurance_rc_15_23_cv"],
] as const;
export const INSURANCE_KEYS = BRACKETS.map(([, key]) => key);
export type InsuranceKey = (typeof INSURANCE_KEYS)[number];

/** Key of the minimum yearly premium for third-party cover, by fiscal horsepower (rule: costs/insurance); the second bracket when it is unknown. */
export const insuranceKey = (fiscalPower: number | null): InsuranceKey =>
  BRACKETS.find(([most]) => (fiscalPower ?? 7) <= most)?.[1] ?? "assurance_rc_15_23_cv";

/**
 * Explains the premium to readers: only the scale of petrol cars is known, so it is used for all energies.
 * @param energy as in the data sheets; empty when the tool does not ask for it
 */
export function insuranceBasis(fiscalPower: number | null, energy = ""): string {
  // A diesel car pays as much as a petrol one of its power, or more.
  const least = /^diesel$/i.test(energy) ? "au moins le " : "";
  const others = /^(?:diesel|électrique)$/i.test(energy) ? ", le seul connu" : "";
  return `${least}minimum du barème de l’essence${others}${fiscalPower === null ? ", tranche moyenne faute de puissance fiscale" : ""}`;
}

/** Premium for third-party cover in whole francs per year. */
export const thirdParty = (rates: Rates<InsuranceKey>, fiscalPower: number | null): number =>
  Math.round(rates[insuranceKey(fiscalPower)]);
