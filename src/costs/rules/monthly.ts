import { costOf100km } from "./energy";
import { figure } from "../../shared/figures/figures";
import { insuranceBasis, insuranceKey, INSURANCE_KEYS, thirdParty } from "./insurance";
import { corrected, type Line } from "./lines";
import type { Rates } from "./parameters";

/** Keys of the price tiers of a household’s electricity bill. */
export const SLICES = ["electricite_tranche_1", "electricite_tranche_2", "electricite_tranche_3"] as const;
export type Slice = (typeof SLICES)[number];
export const RUNNING_KEYS = [
  "carburant_super",
  "carburant_gasoil",
  ...SLICES,
  "electricite_perte_recharge",
  "electricite_tva",
  "vt_total",
  "entretien_decote",
  ...INSURANCE_KEYS,
] as const;
export type RunningRates = Rates<(typeof RUNNING_KEYS)[number]>;

export interface DrivenCar {
  readonly price: number;
  /** As in the data sheets: « Essence », « Diesel », « Électrique », « Hybride »… */
  readonly energy: string;
  /** Litres or kWh per 100 km. */
  readonly consumption: number | null;
  readonly fiscalPower: number | null;
}

export interface Driving {
  readonly kilometresAMonth: number;
  /** Price tier that applies to the charging of an electric car. */
  readonly slice: Slice;
}

const isElectric = (energy: string) => /^électrique$/i.test(energy);

/** Energy cost of 100 km in whole francs, with the keys of its figures (rule: costs/energy-of-100-km, costs/charging); null when the consumption is unknown. */
export function energyOf100km(
  rates: RunningRates,
  { energy, consumption }: DrivenCar,
  slice: Slice,
): { readonly cost: number; readonly from: readonly string[] } | null {
  if (consumption === null) return null;
  if (!isElectric(energy)) {
    const key = /^diesel/i.test(energy) ? "carburant_gasoil" : "carburant_super";
    return { cost: costOf100km(consumption, rates[key]), from: [key] };
  }
  // VAT applies to the last tier only.
  const isTaxed = slice === "electricite_tranche_3";
  return {
    cost: costOf100km(
      consumption,
      rates[slice],
      rates.electricite_perte_recharge,
      ...(isTaxed ? [rates.electricite_tva] : []),
    ),
    from: [slice, "electricite_perte_recharge", ...(isTaxed ? ["electricite_tva"] : [])],
  };
}

/** Value of a car in whole francs after a number of years, with a yearly loss in percent, compounded. */
export const valueAfter = (price: number, yearlyLoss: number, years: number): number =>
  Math.round(price * (1 - yearlyLoss / 100) ** years);

/**
 * « Combien par mois ? » (rule: costs/monthly-lines): energy, insurance, inspection and the value lost in the first year, per month. Servicing and tyres
 * have no reliable published figure, so they are 0 until readers enter their own.
 */
export function monthlyLines(rates: RunningRates, car: DrivenCar, driving: Driving): readonly Line[] {
  const energy = energyOf100km(rates, car, driving.slice);
  const lost = car.price - valueAfter(car.price, rates.entretien_decote, 1);
  return [
    ...(energy
      ? [
          {
            key: "energie",
            label: isElectric(car.energy) ? "Électricité" : "Carburant",
            amount: Math.round((energy.cost * driving.kilometresAMonth) / 100),
            formula: `${figure(driving.kilometresAMonth, "km")} par mois`,
            from: energy.from,
          },
        ]
      : []),
    {
      key: "assurance",
      label: "Assurance au tiers",
      amount: Math.round(thirdParty(rates, car.fiscalPower) / 12),
      formula: `${insuranceBasis(car.fiscalPower, car.energy)}, un douzième`,
      from: [insuranceKey(car.fiscalPower)],
    },
    {
      key: "visite",
      label: "Visite technique",
      amount: Math.round(rates.vt_total / 12),
      formula: "une par an, un douzième",
      from: ["vt_total"],
    },
    { key: "entretien", label: "Entretien", amount: 0, formula: "à saisir d’après vos factures", from: [] },
    { key: "pneus", label: "Pneus", amount: 0, formula: "à saisir d’après un devis", from: [] },
    {
      key: "decote",
      label: "Perte de valeur",
      amount: Math.round(lost / 12),
      formula: `${figure(rates.entretien_decote, "%")} par an, première année, un douzième`,
      from: ["entretien_decote"],
    },
  ];
}

export const YEARS = 5;

/**
 * Cost of five years of driving, including the loss of value, in whole francs (rule: costs/five-years).
 * @param own the reader’s own monthly amounts, by line
 */
export function fiveYears(
  rates: RunningRates,
  car: DrivenCar,
  driving: Driving,
  own: Readonly<Record<string, number>> = {},
): number {
  const lines = corrected(monthlyLines(rates, car, driving), own);
  const counted = own["decote"] === undefined ? lines.filter(({ key }) => key !== "decote") : lines;
  const lost = own["decote"] === undefined ? car.price - valueAfter(car.price, rates.entretien_decote, YEARS) : 0;
  return counted.reduce((sum, { amount }) => sum + amount * 12 * YEARS, lost);
}
