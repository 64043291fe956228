import fc from "fast-check";
import { expect, test } from "vitest";
import { roadFitness, type Terrain, TERRAINS } from "./road-fitness";

const terrains = Object.keys(TERRAINS) as Terrain[];
const HILUX = { groundClearance: 279, length: 5_325, power: 150, weight: 2_100, fourWheelDrive: true };
const PICANTO = { groundClearance: 152, length: 3_595, power: 67, weight: 935, fourWheelDrive: false };

test("the weights of each terrain add up to a hundred", () => {
  for (const terrain of terrains)
    expect(
      TERRAINS[terrain].reduce((sum, { weight }) => sum + weight, 0),
      terrain,
    ).toBe(100);
});

// rule: costs/road-fitness
test("a pick-up scores best on tracks and in floods, a city car in town", () => {
  expect(terrains.map((terrain) => roadFitness(HILUX, terrain))).toEqual([4, 5.6, 10, 10]);
  expect(terrains.map((terrain) => roadFitness(PICANTO, terrain))).toEqual([8.1, 5.2, 1.1, 0.2]);
});

// rule: costs/road-fitness
test("a score is from 0 to 10, grows with clearance and four-wheel drive, and is unknown when a value is unknown", () => {
  const cars = fc.record({
    groundClearance: fc.integer({ min: 80, max: 350 }),
    length: fc.integer({ min: 2_500, max: 6_500 }),
    power: fc.integer({ min: 30, max: 600 }),
    weight: fc.integer({ min: 600, max: 3_500 }),
    fourWheelDrive: fc.boolean(),
  });
  fc.assert(
    fc.property(cars, fc.constantFrom(...terrains), fc.integer({ min: 0, max: 100 }), (car, terrain, more) => {
      const mark = roadFitness(car, terrain) ?? Number.NaN;
      expect(mark >= 0 && mark <= 10).toBe(true);
      expect(roadFitness({ ...car, groundClearance: car.groundClearance + more }, terrain)).toBeGreaterThanOrEqual(
        mark,
      );
      expect(roadFitness({ ...car, fourWheelDrive: true }, terrain)).toBeGreaterThanOrEqual(mark);
      for (const { of } of TERRAINS[terrain])
        for (const unknown of of === "powerToWeight" ? (["power", "weight"] as const) : [of])
          expect(roadFitness({ ...car, [unknown]: null }, terrain), unknown).toBeNull();
    }),
  );
});
