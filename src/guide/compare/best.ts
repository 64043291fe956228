import type { ComparedCar } from "../../contract/guide/comparison";
import { type SpecRow, unitOf } from "../versions/spec-rows";

/** Years of a warranty: « 3 ans / 100 000 km » → 3; null when it states none. */
export function warrantyYears(wording: string): number | null {
  const years = /(\d+)\s*ans?\b/i.exec(wording)?.[1];
  return years === undefined ? null : Number(years);
}

/** Ranks a warranty by years, then kilometres: « 3 ans / 100 000 km » < « 5 ans » < « 5 ans / kilométrage illimité »; null when it states no years. */
export function warrantyRank(wording: string): number | null {
  const years = warrantyYears(wording);
  if (years === null) return null;
  const kilometres = /([\d\s.\u00a0\u202f]+)\s*km/i.exec(wording.replace(/^.*?ans?\b/i, ""))?.[1]?.replace(/\D/g, "");
  return years * 1e7 + (/illimit/i.test(wording) ? 9e6 : Number(kilometres ?? 0));
}

/** Positions of the best values; empty when fewer than two are known or all are equal. */
export function bestOf(values: readonly (number | null)[], better: "lower" | "higher"): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  const best = better === "lower" ? Math.min(...known) : Math.max(...known);
  const places = values.flatMap((value, place) => (value === best ? [place] : []));
  return new Set(known.length < 2 || places.length === known.length ? [] : places);
}

/** Positions of the best values in a line of the data sheet (rule: guide/compare-best); litres are not compared with kilowatt-hours. */
export function bestOfRow(row: SpecRow, cars: readonly Pick<ComparedCar, "specs">[]): ReadonlySet<number> {
  const known = cars.filter(({ specs }) => specs[row.key] !== undefined);
  if (!row.better || new Set(known.map(({ specs }) => unitOf(row, specs))).size > 1) return new Set();
  const values = cars.map(({ specs }) => {
    const value = specs[row.key] ?? null;
    return typeof value === "string" ? warrantyRank(value) : value;
  });
  return bestOf(values, row.better);
}

/** By how much two values differ, as a share of the larger one. */
export const shareOf = (a: number, b: number): number =>
  a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));

/** Share of the larger value from which a difference is an argument: announced figures and estimates are not more exact (rule: guide/compare-strengths). */
export const NOTICED = 0.05;
/** The same of prices, which are exact. */
export const NOTICED_PRICE = 0.02;
