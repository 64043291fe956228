import { isoDay } from "../../shared/dates/dates";
import { importableUntil } from "./import-age";

/** An age limit for imported cars, in force from a given date. */
export interface ImportRule {
  /** Maximum age in years since first registration. */
  readonly years: number;
  /** A day, a month or a year; null when the limit has no known start. */
  readonly since: string | null;
}

/** Keys of the current limit for cars and of former ones (`import_age_max_2012`). */
const KEY = /^import_age_max_(?:voiture|\d{4})$/;

/** The first day on which a limit applied. */
const firstDay = ({ since }: ImportRule) => (since === null ? "0000-01-01" : `${since}-01-01`.slice(0, 10));

const dayBefore = (day: string) => isoDay(Date.parse(day) - 86_400_000);

/** The limits in `parametres_pays`, oldest first (rule: costs/import-history). */
export const importRules = (
  parameters: readonly { readonly key: string; readonly value: number | null; readonly effective: string | null }[],
): readonly ImportRule[] =>
  parameters
    .flatMap(({ key, value, effective }) =>
      KEY.test(key) && value !== null ? [{ years: value, since: effective }] : [],
    )
    .sort((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1));

/** The limit in force on a day; null before the first known one. @param day ISO day */
export const ruleOn = (rules: readonly ImportRule[], day: string): ImportRule | null =>
  rules.filter((rule) => firstDay(rule) <= day).at(-1) ?? null;

/**
 * The last day on which a car could or can be imported, with the limit in force on that day; null when no known limit ever allowed it. A limit does
 * not help a car that was already too old when it came into force: a car of March 2015 was ten years old before October 2025.
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
