import { figure } from "../../shared/figures/figures";
import type { Line } from "./lines";
import type { Rates } from "./parameters";

export const CUSTOMS_KEYS = [
  "douane_droit_voiture",
  "douane_droit_utilitaire",
  "douane_redevance_statistique",
  "douane_pcs",
  "douane_pcc",
  "douane_cosec",
  "douane_tva",
  "douane_enregistrement_occasion",
  "douane_enregistrement_neuf",
] as const;
type CustomsRates = Rates<(typeof CUSTOMS_KEYS)[number]>;

export interface Import {
  /** Customs value in francs, including freight and insurance. */
  readonly value: number;
  readonly isNew: boolean;
  /** Customs heading 8704: pick-ups, vans, lorries. */
  readonly isUtility: boolean;
  /** True for arrival by the port, false by road, where no contribution to the shippers’ council is due (rule: costs/customs-by-road). */
  readonly bySea: boolean;
}

/**
 * Customs duties at Dakar, line by line (rule: costs/customs-lines; rates: docs/senegal.md): duties on the value, VAT on the sum of value, duty and
 * statistics fee, then the registration duty on that total including VAT.
 */
export function customsLines(rates: CustomsRates, { value, isNew, isUtility, bySea }: Import): readonly Line[] {
  const line = (key: keyof CustomsRates, label: string, base: number, of: string): Line => ({
    key,
    label,
    amount: Math.round((base * rates[key]) / 100),
    formula: `${figure(rates[key], "%")} ${of}`,
    from: [key],
  });
  const ofValue = "de la valeur";
  const duty = line(isUtility ? "douane_droit_utilitaire" : "douane_droit_voiture", "Droit de douane", value, ofValue);
  const statistics = line("douane_redevance_statistique", "Redevance statistique", value, ofValue);
  const base = value + duty.amount + statistics.amount;
  const vat = line("douane_tva", "TVA", base, "de la valeur, du droit et de la redevance");
  return [
    duty,
    statistics,
    line("douane_pcs", "Prélèvement communautaire de solidarité", value, ofValue),
    line("douane_pcc", "Prélèvement communautaire CEDEAO", value, ofValue),
    ...(bySea ? [line("douane_cosec", "Conseil des chargeurs (COSEC)", value, ofValue)] : []),
    vat,
    line(
      isNew ? "douane_enregistrement_neuf" : "douane_enregistrement_occasion",
      "Droit d’enregistrement",
      base + vat.amount,
      "du total taxé",
    ),
  ];
}

/** Converts an amount in another currency to whole francs (rule: costs/euro). @param rate francs per unit of that currency */
export const inFrancs = (amount: number, rate: number): number => Math.round(amount * rate);
