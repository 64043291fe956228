import type { ShownCar } from "./shown-car";
import { bestOf, NOTICED, NOTICED_PRICE, shareOf, warrantyYears } from "./best";
import { aboutAmount, aboutPrice } from "../../costs/rules/about";
import { capitalised } from "../../shared/text/capital";
import { carName } from "./compared-car";
import { currentPrice } from "../../costs/price/current-price";
import { count, figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { descending } from "../../shared/sort/orders";
import { tenths } from "../../shared/figures/tenths";

interface Point {
  readonly value: (car: ShownCar) => number | null;
  readonly better: "lower" | "higher";
  /** Between two cars, what the better one has: « 2.000.000 FCA de moins ». */
  readonly gap: (by: number, unit: string) => string;
  /** Among more than two cars: « la moins chère : Toyota Starlet ». */
  readonly title: string;
  /** Who attaches importance to it chooses the better car: « la garantie ». */
  readonly reason: string;
}

/** A figure of a data sheet; null where it is not known. */
export const specOf =
  (key: string) =>
  ({ specs }: ShownCar) => {
    const value = specs[key];
    return typeof value === "number" ? value : null;
  };
/** As the table shows it, so that differences are those of the table. */
const yearsOfUse = ({ costs }: ShownCar) =>
  typeof costs?.fiveYears === "number" ? aboutAmount(costs.fiveYears) : null;
const warrantyOf = ({ specs }: ShownCar) => (typeof specs.warranty === "string" ? warrantyYears(specs.warranty) : null);

/** What a car costs and how long it is covered come before its figures. */
const MONEY: readonly Point[] = [
  {
    value: currentPrice,
    better: "lower",
    gap: (by) => `${formatPrice(by)} de moins`,
    title: "la moins chère",
    reason: "le prix",
  },
  {
    value: yearsOfUse,
    better: "lower",
    gap: (by) => `${aboutPrice(by)} d’usage en moins sur 5 ans`,
    title: "la moins coûteuse à l’usage sur 5 ans",
    reason: "le coût d’usage",
  },
  {
    value: warrantyOf,
    better: "higher",
    gap: (by) => `${count(by, "an").replace(" ", "\u00a0")} de garantie en plus`,
    title: "la plus longue garantie",
    reason: "la garantie",
  },
];
const CONSUMPTION: Point = {
  value: specOf("consumption"),
  better: "lower",
  gap: (by, unit) => `${figure(by, unit)} de moins`,
  title: "la plus sobre",
  reason: "la consommation",
};
const FIGURES: readonly Point[] = [
  CONSUMPTION,
  {
    value: specOf("power"),
    better: "higher",
    gap: (by) => `${figure(by, "ch")} de plus`,
    title: "la plus puissante",
    reason: "la puissance",
  },
  {
    value: specOf("boot"),
    better: "higher",
    gap: (by) => `${figure(by, "l")} de coffre en plus`,
    title: "le plus grand coffre",
    reason: "le coffre",
  },
];
/** A longer sentence would repeat the table. */
const MAX_POINTS = 3;
const MAX_OF_EACH = 2;

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

/** The place of the car that is better than all others by as much as anybody would choose by, and by how much it is better than the next one. */
function leading(cars: readonly ShownCar[], { value, better }: Point) {
  const values = cars.map(value);
  const [place, ...others] = bestOf(values, better);
  if (place === undefined || others.length > 0) return null;
  const best = values[place] ?? 0;
  const rest = values.filter((known, at) => known !== null && at !== place) as readonly number[];
  const next = better === "lower" ? Math.min(...rest) : Math.max(...rest);
  const share = shareOf(best, next);
  return share < (value === currentPrice ? NOTICED_PRICE : NOTICED)
    ? null
    : { place, by: tenths(Math.abs(best - next)), share };
}

/** The points in which one car is better than all others: money and warranty, then the figures that differ most (rule: guide/compare-strengths). */
function pointsOf(cars: readonly ShownCar[]) {
  const units = unitsOf(cars);
  const [unit = ""] = units;
  const found = (points: readonly Point[]) =>
    points.flatMap((point) => {
      const lead = point === CONSUMPTION && units.size > 1 ? null : leading(cars, point);
      return lead ? [{ point, unit, ...lead }] : [];
    });
  return [...found(MONEY), ...found(FIGURES).sort(descending(({ share }) => share))];
}

/**
 * Sums up the differences in one sentence (rule: guide/compare-sentence): « Hyundai Creta : 2.000.000 FCA de moins ; Kia Seltos : 8 ch de plus. » Names
 * stand as labels, without an article: the files that the comparator reads have no genders.
 * @param cars two to four
 */
export function comparisonSentence(cars: readonly ShownCar[]): string {
  const names = namesOf(cars);
  const points = pointsOf(cars);
  const parts =
    cars.length === 2
      ? [...new Set(points.map(({ place }) => place))].map((own) => {
          const said = points.filter(({ place }) => place === own).slice(0, MAX_OF_EACH);
          return `${names[own] ?? ""}\u00a0: ${said.map(({ point, by, unit }) => point.gap(by, unit)).join(", ")}`;
        })
      : points.slice(0, MAX_POINTS).map(({ point, place }) => `${point.title}\u00a0: ${names[place] ?? ""}`);
  return parts.length === 0
    ? "Sur le prix, l’usage, la garantie, la consommation, la puissance et le coffre, rien de connu ne les départage."
    : `${capitalised(parts.join("\u00a0; "))}.`;
}

/** The points of each car, the weightiest first, in the words of `say`. */
const ofEach = (cars: readonly ShownCar[], say: (point: ReturnType<typeof pointsOf>[number]) => string) => {
  const points = pointsOf(cars);
  return cars.map((_, own) =>
    points
      .filter(({ place }) => place === own)
      .map(say)
      .slice(0, MAX_POINTS),
  );
};

/** What each car has better than the others, in the order of the cars (rule: guide/compare-strengths): « 15 ch de plus », of more than two « La plus puissante ». */
export const strengthsOf = (cars: readonly ShownCar[]): readonly (readonly string[])[] =>
  ofEach(cars, ({ point, by, unit }) => capitalised(cars.length === 2 ? point.gap(by, unit) : point.title));

/** The same points as reasons to choose each car (rule: guide/compare-verdict): « le prix », « la garantie ». */
export const reasonsOf = (cars: readonly ShownCar[]): readonly (readonly string[])[] =>
  ofEach(cars, ({ point }) => point.reason);
