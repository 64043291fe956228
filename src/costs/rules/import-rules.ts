import { isoDay } from "../../shared/dates/dates";
import { importableUntil } from "./import-age";

/** How old an imported car could be at most, from some day on. */
export interface ImportRule {
  /** Years since its first registration. */
  readonly years: number;
  /** A day, a month or a year; null: as long as anybody knows. */
  readonly since: string | null;
}

/** Today’s limit of cars, and those before it: `import_age_max_2012`. */
const KEY = /^import_age_max_(?:voiture|\d{4})$/;

/** The first day on which a rule held. */
const firstDay = ({ since }: ImportRule) => (since === null ? "0000-01-01" : `${since}-01-01`.slice(0, 10));

const dayBefore = (day: string) => isoDay(Date.parse(day) - 86_400_000);

/** The limits that `parametres_pays` knows, oldest first (rule: costs/import-history). */
export const importRules = (
  parameters: readonly { readonly key: string; readonly value: number | null; readonly effective: string | null }[],
): readonly ImportRule[] =>
  parameters
    .flatMap(({ key, value, effective }) =>
      KEY.test(key) && value !== null ? [{ years: value, since: effective }] : [],
    )
    .sort((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1));

/** The limit that holds on a day; null before the first that is known. @param day ISO day */
export const ruleOn = (rules: readonly ImportRule[], day: string): ImportRule | null =>
  rules.findLast((rule) => firstDay(rule) <= day) ?? null;

/**
 * The last day on which a car could, or can, be imported, and the limit of that day; null where no known limit ever let it in. A limit that
 * came later than the car’s age allowed lets nothing in: a car of March 2015 had its ten years before October 2025.
 * @param firstRegistration ISO day
 */
export function lastImportDay(
  rules: readonly ImportRule[],
  firstRegistration: string,
): { readonly day: string; readonly rule: ImportRule } | null {
  for (const [index, rule] of [...rules.entries()].reverse()) {
    const next = rules[index + 1];
    const [old, replaced] = [importableUntil(firstRegistration, rule.years), next ? dayBefore(firstDay(next)) : null];
    const day = replaced !== null && replaced < old ? replaced : old;
    if (day >= firstDay(rule) && day >= firstRegistration) return { day, rule };
  }
  return null;
}
