import { shortDate } from "./dates";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Maximum number of days counted, which is longer than an ad is online: a list of ads has no date among ages. After that the date is shown. */
const COUNTED_DAYS = 60;

/**
 * Relative time in French: « à l’instant », « il y a 5 min », « il y a 2 h », « hier », « il y a 3 j »; after sixty days the date.
 * @param iso an instant; a future one, caused by a wrong clock, counts as now
 * @param now current time in milliseconds
 * @returns "" when `iso` is not an instant
 */
export function ago(iso: string, now: number): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return "";
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return "à l’instant";
  const [amount, unit] =
    passed < HOUR ? [passed / MINUTE, "min"] : passed < DAY ? [passed / HOUR, "h"] : [passed / DAY, "j"];
  if (unit === "j" && amount < 2) return "hier";
  return unit === "j" && amount > COUNTED_DAYS
    ? shortDate(new Date(at).toISOString())
    : `il\u00a0y\u00a0a\u00a0${Math.floor(amount)}\u00a0${unit}`;
}
