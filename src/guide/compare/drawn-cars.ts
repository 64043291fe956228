import { enumerate, figure } from "../../shared/figures/figures";
import { outlineOf } from "./body-outlines";
import { namesOf } from "./comparison-sentence";
import type { ShownCar } from "./shown-car";

/** A car whose side view can be drawn to scale. Lengths are in millimetres. */
interface DrawnCar {
  readonly name: string;
  /** « SUV, 4,60 m de long, 1,69 m de haut » */
  readonly facts: string;
  readonly length: number;
  readonly height: number;
  readonly outline: string;
}
/** All that the drawing and the words beside it show: made at build for a page of two models, so that its scripts have no part in it. */
export interface DrawnCars {
  /** In the order of the comparison. */
  readonly drawn: readonly DrawnCar[];
  /** Names of the others: used cars, and versions whose length, height or body type is not known. */
  readonly others: readonly string[];
  /** « La plus longue : Kia Seltos, 32 cm de plus. La plus haute : Hyundai Creta, 1 cm de plus. » */
  readonly sentence: string;
}

const sizeOf = ({ specs }: ShownCar, key: string) => {
  const value = specs[key];
  return typeof value === "number" && value > 0 ? value : null;
};

const centimetres = (mm: number) => Math.round(mm / 10);
/** « 4,60 m »; the table has the millimetres. */
const metres = (mm: number) => `${(centimetres(mm) / 100).toFixed(2).replace(".", ",")}\u00a0m`;

function drawnCar(car: ShownCar, name: string): DrawnCar | null {
  const [length, height] = [sizeOf(car, "length"), sizeOf(car, "height")];
  if (car.bodyType === null || length === null || height === null) return null;
  const [wheelbase, groundClearance] = [sizeOf(car, "wheelbase"), sizeOf(car, "groundClearance")];
  const outline = outlineOf(car.bodyType, { length, height, wheelbase, groundClearance });
  if (outline === null) return null;
  return {
    name,
    facts: `${car.bodyType}, ${metres(length)} de long, ${metres(height)} de haut`,
    length,
    height,
    outline,
  };
}

/** « 32 cm », « 1,68 m » */
const gap = (cm: number) => (cm < 100 ? figure(cm, "cm") : metres(cm * 10));

type Words = Readonly<Record<"most" | "mostOfAll" | "least" | "same", string>>;
const LENGTH: Words = {
  most: "La plus longue",
  mostOfAll: "Les plus longues",
  least: "la plus courte",
  same: "Même longueur, au centimètre près.",
};
const HEIGHT: Words = {
  most: "La plus haute",
  mostOfAll: "Les plus hautes",
  least: "la plus basse",
  same: "Même hauteur, au centimètre près.",
};

function extremeOf(cars: readonly DrawnCar[], key: "length" | "height", words: Words): string {
  const values = cars.map((car) => centimetres(car[key]));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return words.same;
  const names = cars.flatMap((car) => (centimetres(car[key]) === most ? car.name : []));
  const than = cars.length > 2 ? ` que ${words.least}` : "";
  return `${names.length > 1 ? words.mostOfAll : words.most}\u00a0: ${enumerate(names)}, ${gap(most - least)} de plus${than}.`;
}

/** The cars that are laid over each other; null with fewer than two of them (rule: guide/compare-silhouettes). */
export function drawnCars(cars: readonly ShownCar[]): DrawnCars | null {
  const names = namesOf(cars);
  const all = cars.map((car, place) => drawnCar(car, names[place] ?? ""));
  const drawn = all.filter((car) => car !== null);
  if (drawn.length < 2) return null;
  return {
    drawn,
    others: names.filter((_, place) => all[place] === null),
    sentence: `${extremeOf(drawn, "length", LENGTH)} ${extremeOf(drawn, "height", HEIGHT)}`,
  };
}
