import { figure } from "../../shared/figures/figures";
import { IN_OWN_NAME_KEYS, inOwnName } from "./in-own-name";
import { insuranceBasis, insuranceKey, thirdParty } from "./insurance";
import { type Line, total } from "./lines";
import { creditWords, downPaymentOf, repayment, USUAL_LENGTH } from "./loan";
import { energyOf100km, RUNNING_KEYS, SLICES, valueAfter, YEARS } from "./monthly";
import { onTheRoad } from "./on-the-road";
import type { Rates } from "./parameters";

export const NEW_OR_USED_KEYS = [...IN_OWN_NAME_KEYS, ...RUNNING_KEYS, "credit_taux", "credit_apport"] as const;
export type NewOrUsedRates = Rates<(typeof NEW_OR_USED_KEYS)[number]>;

export interface ComparedCar {
  /** Francs. */
  readonly price: number;
  readonly state: "neuve" | "occasion" | "venant";
  /** As in the data sheets: « Essence », « Diesel », « Électrique »… */
  readonly energy: string;
  /** Litres or kWh per 100 km. */
  readonly consumption: number | null;
  readonly fiscalPower: number | null;
  /** What it is worth after five years, in francs; null where the usual loss of value counts. */
  readonly later: number | null;
}

/** What belongs to driving and is counted for five years, not once. */
const COUNTED_YEARLY: readonly string[] = ["prix", "assurance", "visite"];

function papersLine(rates: NewOrUsedRates, { price, fiscalPower, state }: ComparedCar): Line {
  const lines =
    state === "neuve"
      ? onTheRoad(rates, price, fiscalPower)
      : inOwnName(rates, { price, fiscalPower, isPlated: state === "occasion", isInspected: false, owed: null });
  const counted = lines.filter(({ key }) => !COUNTED_YEARLY.includes(key));
  return {
    key: "papiers",
    label: "Papiers à l’achat",
    amount: total(counted),
    formula: counted.map(({ label }) => label.toLowerCase()).join(", "),
    from: counted.flatMap(({ from }) => from),
  };
}

function lossLine(rates: NewOrUsedRates, { price, later }: ComparedCar): Line {
  const usual = valueAfter(price, rates.entretien_decote, YEARS);
  return {
    key: "decote",
    label: "Perte de valeur",
    amount: Math.max(0, price - (later ?? usual)),
    formula:
      later === null ? `${figure(rates.entretien_decote, "%")} par an` : "prix moins la valeur que vous avez indiquée",
    from: later === null ? ["entretien_decote"] : [],
  };
}

/**
 * What a car costs in five years, line by line (rule: costs/new-or-used): papers, the interest of a usual loan, energy, insurance, inspections, loss of
 * value. Servicing and repairs have no reliable published figure, so they are 0 until readers enter their own.
 */
export function fiveYearLines(rates: NewOrUsedRates, car: ComparedCar, kilometresAMonth: number): readonly Line[] {
  const energy = energyOf100km(rates, car, SLICES[1]);
  const kilometres = kilometresAMonth * 12 * YEARS;
  const lent = car.price - downPaymentOf(car.price, { downPayment: rates.credit_apport });
  return [
    papersLine(rates, car),
    {
      key: "credit",
      label: "Intérêts du crédit",
      amount: repayment({ amount: lent, rate: rates.credit_taux, months: USUAL_LENGTH }).cost,
      formula: creditWords(rates),
      from: ["credit_taux", "credit_apport"],
    },
    ...(energy
      ? [
          {
            key: "energie",
            label: "Énergie",
            amount: Math.round((energy.cost * kilometres) / 100),
            formula: figure(kilometres, "km"),
            from: energy.from,
          },
        ]
      : []),
    {
      key: "assurance",
      label: "Assurance au tiers",
      amount: thirdParty(rates, car.fiscalPower) * YEARS,
      formula: `${insuranceBasis(car.fiscalPower, car.energy)}, chaque année`,
      from: [insuranceKey(car.fiscalPower)],
    },
    {
      key: "visite",
      label: "Visites techniques",
      amount: Math.round(rates.vt_total * YEARS),
      formula: "une par an",
      from: ["vt_total"],
    },
    { key: "entretien", label: "Entretien et pneus", amount: 0, formula: "à saisir d’après un devis", from: [] },
    { key: "reparations", label: "Réparations", amount: 0, formula: "à saisir d’après vos factures", from: [] },
    lossLine(rates, car),
  ];
}
