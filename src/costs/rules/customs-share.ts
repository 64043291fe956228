import { figure } from "../../shared/figures/figures";
import { customsLines, CUSTOMS_KEYS } from "./customs";
import { total } from "./lines";
import { type Parameter, ratesOf } from "./parameters";

const VALUE = 1_000_000;

/** What a used car that arrives by sea owes of its value: « 49 % »; null when a rate is unknown. */
export function customsShare(parameters: readonly Parameter[], isUtility: boolean): string | null {
  const rates = ratesOf(parameters, CUSTOMS_KEYS);
  if (!rates) return null;
  const owed = total(customsLines(rates, { value: VALUE, isNew: false, isUtility, bySea: true }));
  return figure(Math.round((owed / VALUE) * 100), "%");
}
