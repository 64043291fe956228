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
  /** Francs, freight and insurance included. */
  readonly value: number;
  readonly isNew: boolean;
  /** Heading 8704: pick-ups, vans, lorries. */
  readonly isUtility: boolean;
  /** By the port; otherwise by road, which owes nothing to the shippers’ council (rule: costs/customs-by-road). */
  readonly bySea: boolean;
}

/**
 * What customs ask at Dakar, line by line (rule: costs/customs-lines; rates: docs/senegal.md): duties on the value, VAT on value, duty and
 * statistics fee, then registration on all of that.
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

/** Francs for an amount in another currency (rule: costs/euro). @param rate francs for one */
export const inFrancs = (amount: number, rate: number): number => Math.round(amount * rate);
