const MONTHS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

/**
 * « 6 décembre 2025 » for an ISO day or instant (in UTC, which is Dakar's time), « décembre 2025 » for a month; a year is returned unchanged.
 * Intl is not used, because its output differs between the build's Node and the visitor's browser.
 */
export function frenchDate(iso: string): string {
  const [year = "", month, day] = iso.slice(0, 10).split("-");
  if (!month) return year;
  const name = MONTHS[Number(month) - 1] ?? "";
  if (!day) return `${name} ${year}`;
  return `${Number(day) === 1 ? "1er" : Number(day)} ${name} ${year}`;
}

/** A date within a sentence: « le 6 décembre 2025 » for a day, « en décembre 2025 » for a month, « en 2025 » for a year. */
export const whenText = (iso: string) => `${iso.length > 7 ? "le" : "en"} ${frenchDate(iso)}`;

/** The date of a figure within a sentence: « au 6 décembre 2025 » for a day, « en 2025 » for a month or a year. */
export const asOfText = (iso: string) => whenText(iso).replace(/^le /, "au ");

/** A starting date within a sentence: « depuis le 6 décembre 2025 », « depuis décembre 2025 », « depuis 2025 ». */
export const sinceText = (iso: string) => `depuis ${whenText(iso).replace(/^en /, "")}`;

const SHORT = ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."];

/** « déc. 2025 », for cards; a no-break space keeps its parts on one line. */
export const shortMonth = (iso: string) => `${SHORT[Number(iso.slice(5, 7)) - 1] ?? ""}\u00a0${iso.slice(0, 4)}`;

/** « 6 déc. », for a day of the coming months; a no-break space keeps its parts on one line. */
export function dayAndMonth(iso: string): string {
  const [, month, day] = iso.slice(0, 10).split("-");
  return `${Number(day) === 1 ? "1er" : Number(day)}\u00a0${SHORT[Number(month) - 1] ?? ""}`;
}

/** « 6 déc. 2025 », for cards; no-break spaces keep its parts on one line. */
export const shortDate = (iso: string) => `${dayAndMonth(iso)}\u00a0${iso.slice(0, 4)}`;

/** ISO day of an instant in milliseconds; Dakar's time is UTC. */
export const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);
export const today = () => isoDay(Date.now());

/** Number of whole days from one ISO day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
}

/** « décembre 2025 » */
export const frenchMonth = (iso: string) => frenchDate(iso.slice(0, 7));
