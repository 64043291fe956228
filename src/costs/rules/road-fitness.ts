import { tenths } from "../../shared/figures/tenths";
/** Data about a car that its scores depend on; null where unknown. */
export interface RoadCar {
  /** Millimetres. */
  readonly groundClearance: number | null;
  /** Millimetres. */
  readonly length: number | null;
  readonly power: number | null;
  /** Kilograms. */
  readonly weight: number | null;
  readonly fourWheelDrive: boolean | null;
}

type Measured = "groundClearance" | "length" | "powerToWeight" | "fourWheelDrive";
interface Criterion {
  readonly of: Measured;
  /** The values that score 0 (`from`) and 10 (`to`); scores between them are proportional. */
  readonly from: number;
  readonly to: number;
  /** Percent of the terrain’s score. */
  readonly weight: number;
}

/** Formula of « Adaptée au Sénégal ? », published to readers (rule: costs/road-fitness). */
export const TERRAINS = {
  ville: [
    { of: "length", from: 5_300, to: 3_600, weight: 60 },
    { of: "groundClearance", from: 120, to: 180, weight: 40 },
  ],
  route: [
    { of: "powerToWeight", from: 40, to: 110, weight: 80 },
    { of: "groundClearance", from: 120, to: 160, weight: 20 },
  ],
  piste: [
    { of: "groundClearance", from: 140, to: 220, weight: 70 },
    { of: "fourWheelDrive", from: 0, to: 1, weight: 30 },
  ],
  hivernage: [
    { of: "groundClearance", from: 150, to: 230, weight: 75 },
    { of: "fourWheelDrive", from: 0, to: 1, weight: 25 },
  ],
} as const satisfies Record<string, readonly Criterion[]>;
export type Terrain = keyof typeof TERRAINS;

function measure(car: RoadCar, of: Measured): number | null {
  if (of === "fourWheelDrive") return car.fourWheelDrive === null ? null : Number(car.fourWheelDrive);
  if (of === "powerToWeight")
    return car.power === null || car.weight === null ? null : (car.power * 1_000) / car.weight;
  return car[of];
}

const mark = (value: number, { from, to }: Criterion) => Math.min(1, Math.max(0, (value - from) / (to - from))) * 10;

/** Score out of ten, to one decimal; null when a value it depends on is unknown. */
export function roadFitness(car: RoadCar, terrain: Terrain): number | null {
  let sum = 0;
  for (const criterion of TERRAINS[terrain]) {
    const value = measure(car, criterion.of);
    if (value === null) return null;
    sum += (mark(value, criterion) * criterion.weight) / 100;
  }
  return tenths(sum);
}
