import { mileageDoubt } from "../../../src/contract/market/form-doubts";
import { isUnpaid } from "../../../src/costs/rules/duties";
import { DAY } from "../../../src/shared/dates/day";

/** What the estimate of a price looks at (rule: market/estimate). */
export interface PricedCar {
  readonly year: number;
  /** Kilometres. */
  readonly mileage: number;
  readonly condition: string;
  readonly gearbox: string;
  readonly energy: string;
  readonly papers: string;
}

/**
 * The figures by which the logarithm of a price is explained, in the order of every vector and matrix of this folder. `level` is 1 for all cars; `age` is in
 * years from eight years on; `mileage` in 100,000 km from 90,000 km on; the others are 1 where they apply, so that all zeros are a « venant »
 * with petrol, an automatic gearbox and paid duties.
 */
export const FEATURES = [
  "level",
  "age",
  "mileage",
  "local",
  "unused",
  "manual",
  "diesel",
  "hybrid",
  "electric",
  "unpaid",
] as const;
export type Feature = (typeof FEATURES)[number];

const MIDDLE_AGE = 8;
const MIDDLE_MILEAGE = 90_000;
const MILEAGE_UNIT = 100_000;
/** Beyond these a car loses no more: a collector's car, an odometer that nobody believes. */
const MAX_AGE = 25;
const MAX_MILEAGE = 400_000;
/** Kilometres a year, where the mileage that was typed cannot be true. */
const USUAL_MILEAGE = 12_000;

const YEAR_MS = 365.2425 * DAY;
const HYBRID: readonly string[] = ["hybride", "hybride-rechargeable"];

/** Years since a car was made, which is taken to be in the middle of its year. */
export const ageOf = (year: number, now: number): number => Math.max(0, 1970 + now / YEAR_MS - year - 0.5);

/** The car in figures: one for each of {@link FEATURES}. */
export function featuresOf(car: PricedCar, now: number): readonly number[] {
  const thisYear = 1970 + now / YEAR_MS;
  const age = Math.min(MAX_AGE, ageOf(car.year, now));
  const isTyped = mileageDoubt(car.mileage, car.year, Math.floor(thisYear)) === null;
  const mileage = Math.min(MAX_MILEAGE, isTyped ? car.mileage : age * USUAL_MILEAGE);
  const all: Readonly<Record<Feature, number>> = {
    level: 1,
    age: age - MIDDLE_AGE,
    mileage: (mileage - MIDDLE_MILEAGE) / MILEAGE_UNIT,
    local: Number(car.condition === "occasion_locale"),
    unused: Number(car.condition === "neuf_0km"),
    manual: Number(car.gearbox === "manuelle"),
    diesel: Number(car.energy === "diesel"),
    hybrid: Number(HYBRID.includes(car.energy)),
    electric: Number(car.energy === "electrique"),
    unpaid: Number(isUnpaid(car)),
  };
  return FEATURES.map((feature) => all[feature]);
}
