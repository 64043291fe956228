import { capitalised } from "../../shared/text/capital";
import { DAYS, type Hours, hourText, minuteOf } from "./week";

/** « 8 h 30 – 18 h 30 » */
const period = ({ opens, closes }: Hours) => `${hourText(minuteOf(opens))} – ${hourText(minuteOf(closes))}`;

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
    days: capitalised(first === last ? first : `${first} – ${last}`),
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
  const week = weekOf(hours);
  const isOpen = ({ open }: { readonly open: readonly string[] }) => open.length > 0;
  const first = week.findIndex(isOpen);
  const alike = week[first]?.open.join(" et ") ?? "";
  const other = week.findIndex(({ open }, index) => index > first && open.join(" et ") !== alike);
  const [from, to] = [week[first]?.day ?? "", week[(other < 0 ? week.length : other) - 1]?.day ?? ""];
  return `${from === to ? from : `${from} – ${to.toLowerCase()}`}, ${alike}`;
}
