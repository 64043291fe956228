import { figure } from "../../shared/figures/figures";
import { CUSTOMS_KEYS, customsLines } from "./customs";
import { IN_OWN_NAME_KEYS } from "./in-own-name";
import { type Line, total } from "./lines";
import type { Rates } from "./parameters";

/** The figures of a used car in its buyer's name, whose duties may still be owed. */
export const OWED_KEYS = [...IN_OWN_NAME_KEYS, ...CUSTOMS_KEYS] as const;

/** The duties on a used car that arrives by sea, its price taken for its value: customs set their own (rule: costs/in-own-name). @param price francs */
export function owedDuties(rates: Rates<(typeof CUSTOMS_KEYS)[number]>, price: number, isUtility: boolean): Line {
  const lines = customsLines(rates, { value: price, isNew: false, isUtility, bySea: true });
  const amount = total(lines);
  const share = price === 0 ? 0 : Math.round((amount / price) * 1_000) / 10;
  return {
    key: "douane",
    label: "Droits et taxes de douane",
    amount,
    formula: `${figure(share, "%")} du prix demandé, pris pour valeur\u00a0; la douane fixe la sienne`,
    from: lines.flatMap(({ from }) => from),
  };
}
