import { UNKNOWN, groupDigits } from "./price";

/** Formats a number as people type it: 5.6 → « 5,6 ». */
export const asTyped = (value: number) => String(value).replace(".", ",");

/** Formats a figure with its unit, a decimal comma and grouped thousands: 5.6 → « 5,6 l/100 km », 3990 → « 3.990 mm ». */
export function figure(value: number | null | undefined, unit: string): string {
  if (value === null || value === undefined) return UNKNOWN;
  const [whole = "", decimals] = String(value).split(".");
  return `${value < 0 ? "−" : ""}${groupDigits(whole)}${decimals ? `,${decimals}` : ""}\u00a0${unit.replace(/ /g, "\u00a0")}`;
}

/** Units up to this length stay on the line of their figures. */
const SHORT_UNIT = 2;

/** Formats the range of several figures: « 5,6 à 7,9 l/100 km », or « 5,6 l/100 km » when they are equal. A line may only break before a long unit. */
export function figureRange(values: readonly (number | null)[], unit: string): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return UNKNOWN;
  const [min, max] = [Math.min(...known), Math.max(...known)];
  if (min === max) return figure(min, unit);
  const most = figure(max, unit);
  return `${figure(min, "").trim()}\u00a0à\u00a0${unit.length > SHORT_UNIT ? most.replace("\u00a0", " ") : most}`;
}

/** « 12 modèles », « 1 modèle », « 0 modèle »: the French plural starts at two. */
export const count = (value: number, one: string, many = `${one}s`) =>
  `${groupDigits(value)} ${value < 2 ? one : many}`;

/** « a, b et c » */
export const enumerate = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} et ${words[words.length - 1]}`;
