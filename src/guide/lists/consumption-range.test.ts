import { expect, test } from "vitest";
import { consumptionRange } from "./consumption-range";

// rule: guide/card-consumption
test.each([
  [[5.4, 6.1], [], "5,4 à 6,1 l/100 km"],
  [[5.4, 5.4], [], "5,4 l/100 km"],
  [[0, 0], [400, 520], "autonomie 400 à 520 km"],
  [[0, 6.1], [400, null], "6,1 l/100 km"],
  [[1.4, null], [60, null], "1,4 l/100 km"],
  [[null], [null], null],
  [[0], [], null],
])("of litres %j and ranges %j a card says « %s »", (litres, ranges, said) => {
  expect(consumptionRange(litres, ranges)?.replaceAll(/\s/g, " ") ?? null).toBe(said);
});
