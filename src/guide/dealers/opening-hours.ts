import { capitalised } from "../../shared/text/capital";
import { DAYS, type Hours, hourText, minuteOf } from "./week";

/** « 8 h 30 – 18 h 30 », which no line breaks. */
const period = ({ opens, closes }: Hours) => `${hourText(minuteOf(opens))}\u00a0–\u00a0${hourText(minuteOf(closes))}`;

/** « Lundi – vendredi », « Samedi » */
const daysText = (first: string, last: string) => capitalised(first === last ? first : `${first} – ${last}`);

/** Merges consecutive days with the same hours into one line (rule: guide/dealer-hours): « Lundi – vendredi », « 8 h 30 – 18 h 30 ». */
export function openingHours(hours: readonly Hours[]): readonly { readonly days: string; readonly open: string }[] {
  const runs: { first: string; last: string; open: string }[] = [];
  for (const one of hours) {
    const { day } = one;
    const open = period(one);
    const run = runs.find(({ last, open: same }) => same === open && DAYS.indexOf(day) === DAYS.indexOf(last) + 1);
    if (run) run.last = day;
    else runs.push({ first: day, last: day, open });
  }
  return runs.map(({ first, last, open }) => ({
    days: daysText(first, last),
    open,
  }));
}

/** The seven days from Monday, each with its periods in the order of the clock; none on a day on which the dealer is closed. */
export const weekOf = (hours: readonly Hours[]) =>
  DAYS.map((day) => ({
    day: capitalised(day),
    open: hours
      .filter((one) => one.day === day)
      .sort((a, b) => minuteOf(a.opens) - minuteOf(b.opens))
      .map(period),
  }));

/** The hours of the first days of the week that are alike: « Lundi – vendredi, 8 h 00 – 13 h 00 et 15 h 00 – 18 h 30 ». @param hours at least one period */
export function usualHours(hours: readonly Hours[]): string {
  const week = weekOf(hours).map(({ open }) => open.join(" et "));
  const first = week.findIndex((open) => open !== "");
  const other = week.slice(first).findIndex((open) => open !== week[first]);
  const last = other < 0 ? week.length - 1 : first + other - 1;
  return `${daysText(DAYS[first] ?? "", DAYS[last] ?? "")}, ${week[first]}`;
}
