import type { ShownCar } from "./shown-car";
import { bestOf, NOTICED_CONSUMPTION } from "./best";
import { capitalised } from "../../shared/text/capital";
import { carName } from "./compared-car";
import { currentPrice } from "../../costs/price/current-price";
import { figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { tenths } from "../../shared/figures/tenths";

interface Point {
  readonly value: (car: ShownCar) => number | null;
  readonly better: "lower" | "higher";
  /** Between two cars, follows the name of the better one: « 2.000.000 FCA de moins ». */
  readonly gap: (by: number, unit: string) => string;
  /** Among more than two cars: « la moins chère : Toyota Starlet ». */
  readonly title: string;
}

/** A figure of a data sheet; null where it is not known. */
export const specOf =
  (key: string) =>
  ({ specs }: ShownCar) => {
    const value = specs[key];
    return typeof value === "number" ? value : null;
  };
const CONSUMPTION = "consumption";
/** The points of comparison, the most important first (rule: guide/compare-sentence). */
const POINTS: readonly (Point & { readonly key?: string })[] = [
  {
    value: currentPrice,
    better: "lower",
    gap: (by) => `${formatPrice(by)} de moins`,
    title: "la moins chère",
  },
  {
    value: specOf("power"),
    better: "higher",
    gap: (by) => `${figure(by, "ch")} de plus`,
    title: "la plus puissante",
  },
  {
    key: CONSUMPTION,
    value: specOf(CONSUMPTION),
    better: "lower",
    gap: (by, unit) => `${figure(by, unit)} de moins`,
    title: "la plus sobre",
  },
  {
    value: specOf("boot"),
    better: "higher",
    gap: (by) => `${figure(by, "l")} de coffre en plus`,
    title: "le plus grand coffre",
  },
];
/** A longer sentence would repeat the table. */
const MAX_POINTS = 3;

/** Shortest distinct names: the version is named only when another version of the same model is compared. */
export function namesOf(cars: readonly ShownCar[]): readonly string[] {
  const models = cars.map(({ brand, model }) => `${brand} ${model}`);
  return cars.map((car, place) =>
    models.filter((model) => model === models[place]).length > 1 ? carName(car) : (models[place] ?? ""),
  );
}

/** The units that the cars’ consumptions are in. */
export const unitsOf = (cars: readonly ShownCar[]) =>
  new Set(cars.map(({ specs }) => String(specs.consumptionUnit ?? "l/100 km")));

/** The points in which one car is better than all others, with its place and, of two cars, by how much. */
function pointsOf(cars: readonly ShownCar[]) {
  const units = unitsOf(cars);
  return POINTS.flatMap((point) => {
    if (point.key === CONSUMPTION && units.size > 1) return [];
    const values = cars.map(point.value);
    const [place, ...others] = bestOf(values, point.better);
    if (place === undefined || others.length > 0) return [];
    const [a, b] = [values[0] ?? 0, values[1] ?? 0];
    const by = tenths(Math.abs(a - b));
    if (point.key === CONSUMPTION && cars.length === 2 && by < NOTICED_CONSUMPTION) return [];
    return { point, place, by, unit: [...units][0] ?? "" };
  });
}

/**
 * Sums up the differences in one sentence (rule: guide/compare-sentence): « Hyundai Creta : 2.000.000 FCA de moins ; Kia Seltos : 8 ch de plus. » Names
 * stand as labels, without an article: the files that the comparator reads have no genders.
 * @param cars two to four
 */
export function comparisonSentence(cars: readonly ShownCar[]): string {
  const names = namesOf(cars);
  const parts = pointsOf(cars)
    .slice(0, MAX_POINTS)
    .map(({ point, place, by, unit }) =>
      cars.length === 2
        ? `${names[place] ?? ""}\u00a0: ${point.gap(by, unit)}`
        : `${point.title}\u00a0: ${names[place] ?? ""}`,
    );
  return parts.length === 0
    ? "Sur le prix, la puissance, la consommation et le coffre, rien de connu ne les départage."
    : `${capitalised(parts.join("\u00a0; "))}.`;
}

/** What each car has better than the others, in the order of the cars (rule: guide/compare-strengths): « 15 ch de plus », of more than two « La plus puissante ». */
export function strengthsOf(cars: readonly ShownCar[]): readonly (readonly string[])[] {
  const points = pointsOf(cars);
  return cars.map((_, own) =>
    points.flatMap(({ point, place, by, unit }) =>
      place === own ? capitalised(cars.length === 2 ? point.gap(by, unit) : point.title) : [],
    ),
  );
}
