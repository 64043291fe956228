import { expect, test } from "vitest";
import { distanceWords, kilometresBetween, nearestFirst } from "./distance";

const DAKAR = { latitude: 14.6937, longitude: -17.4441 };
const THIES = { latitude: 14.791, longitude: -16.9359 };
const ZIGUINCHOR = { latitude: 12.5833, longitude: -16.2719 };
const words = (kilometres: number) => distanceWords(kilometres).replaceAll("\u00a0", " ");

// rule: guide/dealers-near
test.each([
  ["Thiès", THIES, 55.7],
  ["Ziguinchor", ZIGUINCHOR, 266.7],
  ["itself", DAKAR, 0],
])("Dakar is as far from %s as the crow flies, to a percent", (_, town, kilometres) => {
  expect(Math.abs(kilometresBetween(DAKAR, town) - kilometres)).toBeLessThanOrEqual(kilometres / 100);
});

test("a distance is said in whole kilometres, and nothing is nearer than less than one", () => {
  expect([0, 0.4, 0.99, 1, 1.4, 2.6, 266.7].map(words)).toEqual([
    "moins de 1 km",
    "moins de 1 km",
    "moins de 1 km",
    "1 km",
    "1 km",
    "3 km",
    "267 km",
  ]);
});

// rule: guide/dealers-near
test("the nearest dealer stands first, and those whose position is unknown last, in their order", () => {
  const unknown = { latitude: null, longitude: null };
  const dealers = [
    { name: "A", ...unknown },
    { name: "Ziguinchor", ...ZIGUINCHOR },
    { name: "B", latitude: 14.7, longitude: null },
    { name: "Thiès", ...THIES },
  ];
  const near = nearestFirst(dealers, DAKAR);
  expect(near.map(({ dealer }) => dealer.name)).toEqual(["Thiès", "Ziguinchor", "A", "B"]);
  expect(near.map(({ kilometres }) => kilometres === null)).toEqual([false, false, true, true]);
});
