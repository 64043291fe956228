import { costOf100km } from "./energy";
import { figure } from "../../shared/figures/figures";
import { insuranceBasis, insuranceKey, INSURANCE_KEYS, thirdParty } from "./insurance";
import { corrected, type Line } from "./lines";
import type { Rates } from "./parameters";

/** Slices of the household’s electricity bill. */
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
  /** As the data sheets say it: « Essence », « Diesel », « Électrique », « Hybride »… */
  readonly energy: string;
  /** Litres or kWh for 100 km. */
  readonly consumption: number | null;
  readonly fiscalPower: number | null;
}

export interface Driving {
  readonly kilometresAMonth: number;
  /** Where the electricity of an electric car falls in the household’s bill. */
  readonly slice: Slice;
}

const isElectric = (energy: string) => /^électrique$/i.test(energy);

/** What 100 km cost, in whole francs, with the keys of the figures (rule: costs/energy-of-100-km, costs/charging); null where the consumption is not known. */
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
  // VAT is asked of the last slice alone.
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

/** What a year takes from a car’s value, compounded: whole francs after so many years. */
export const valueAfter = (price: number, yearlyLoss: number, years: number): number =>
  Math.round(price * (1 - yearlyLoss / 100) ** years);

/**
 * « Combien par mois ? » (rule: costs/monthly-lines): energy, insurance, inspection and lost value of the first year, a month each. Servicing and tyres have no
 * figure that anybody stands for: readers give their own (0 until then).
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
            formula: `${driving.kilometresAMonth} km par mois`,
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

const YEARS = 5;

/**
 * What five years of driving cost beside what the car is still worth: whole francs (rule: costs/five-years).
 * @param own a reader’s own amounts a month, by line
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
