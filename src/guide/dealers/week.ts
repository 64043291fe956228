/** Days as api.php names them, Monday first. */
export const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
export const DAY = 1_440;
export const WEEK = 7 * DAY;
/** 1 January 1970 was a Thursday. */
const EPOCH = 3 * DAY;

/** A period of a day during which a dealer is open: « lundi », « 08:30 », « 18:00 ». */
export interface Hours {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
}

/** « 08:30 » → 510 */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** 510 → « 8 h 30 » */
export const hourText = (minute: number) =>
  `${Math.floor(minute / 60)}\u00a0h\u00a0${String(minute % 60).padStart(2, "0")}`;

/**
 * Minutes since Monday, midnight, in Dakar. Senegal keeps Greenwich’s time all year, so that the zone of the visitor’s phone does not count.
 * @param now milliseconds since 1970
 */
export const minuteOfWeek = (now: number) => (Math.floor(now / 60_000) + EPOCH) % WEEK;
