import { capitalised } from "../../shared/text/capital";

const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

interface Hours {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
}

/** « 08:30 » → « 8 h 30 » */
const hour = (time: string) => time.replace(/^0?(\d+):(\d+)$/, "$1\u00a0h\u00a0$2");

/** Merges consecutive days with the same hours into one line (rule: guide/dealer-hours): « Lundi – vendredi », « 8 h 30 – 18 h 30 ». */
export function openingHours(hours: readonly Hours[]): readonly { readonly days: string; readonly open: string }[] {
  const runs: { first: string; last: string; open: string }[] = [];
  for (const { day, opens, closes } of hours) {
    const open = `${hour(opens)} – ${hour(closes)}`;
    const run = runs.at(-1);
    if (run && run.open === open && DAYS.indexOf(day) === DAYS.indexOf(run.last) + 1) run.last = day;
    else runs.push({ first: day, last: day, open });
  }
  return runs.map(({ first, last, open }) => ({
    days: capitalised(first === last ? first : `${first} – ${last}`),
    open,
  }));
}
