import { DAY, DAYS, type Hours, hourText, minuteOf, WEEK } from "./week";

/** Minutes from one time of the week on to another, into the next week where needed. */
const wait = (from: number, to: number) => (to - from + WEEK) % WEEK;

/** Where in the week a period begins, and how long it lasts. One that does not close after it opens ends on the next day. */
function spanOf({ day, opens, closes }: Hours) {
  const [start, end] = [minuteOf(opens), minuteOf(closes)];
  // From 1 minute to 24 hours; a period that opens at « 24:00 » is the next day's.
  const length = ((end - start - 1 + 2 * DAY) % DAY) + 1;
  return { start: DAYS.indexOf(day) * DAY + start, length };
}

/**
 * Whether a dealer is open, and the minutes until that changes; null where it never does. Periods that touch count as one.
 * @param hours at least one period
 * @param now minutes since Monday, midnight
 */
export function openAt(hours: readonly Hours[], now: number): { readonly open: boolean; readonly left: number | null } {
  const spans = hours.map(spanOf);
  /** For how long it is open from a time on, by the periods that hold it. */
  const lasting = (at: number) => Math.max(0, ...spans.map(({ start, length }) => length - wait(start, at % WEEK)));
  let left = 0;
  for (let more = lasting(now); more > 0 && left < WEEK; more = lasting(now + left)) left += more;
  if (left > 0) return { open: true, left: left < WEEK ? left : null };
  return { open: false, left: Math.min(...spans.map(({ start }) => wait(now, start))) };
}

/** « 8 h », « 8 h 30 »: the hour of a sentence, where a table has « 8 h 00 ». */
const clock = (minute: number) => hourText(minute).replace(/\u00a000$/, "");

/** « demain à 8 h 30 », and « à 8 h 30 » for today, as seen from a time of the week. */
function whenText(now: number, left: number): string {
  const at = now + left;
  const days = Math.floor(at / DAY) - Math.floor(now / DAY);
  const day = DAYS[Math.floor(at / DAY) % 7] ?? "";
  const name = days === 0 ? "" : days === 1 ? "demain" : days === 7 ? `${day} prochain` : day;
  return `${name} à ${clock(at % DAY)}`.trim();
}

/** « Ouvert », and « ferme à 18 h »: null where it never closes, or not within a day. */
export interface OpenWords {
  readonly open: boolean;
  readonly state: string;
  readonly change: string | null;
}

/**
 * What a dealer’s page says of the present (rule: guide/dealer-open): whether it is open, and until or from when.
 * @param now minutes since Monday, midnight
 */
export function openWords(hours: readonly Hours[], now: number): OpenWords {
  const { open, left } = openAt(hours, now);
  if (!open) return { open, state: "Fermé", change: `ouvre ${whenText(now, left ?? 0)}` };
  if (left === null || left > DAY) return { open, state: "Ouvert", change: null };
  const end = (now + left) % DAY;
  return { open, state: "Ouvert", change: `ferme à ${end === 0 ? "minuit" : clock(end)}` };
}
