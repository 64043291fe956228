import { describe, expect, it } from "vitest";
import type { CarSpec } from "./car-spec";
import { illustrationSvg, subjectNames } from "./illustrations";
import { inspect } from "../testing/inspect-svg";

const car = (seed: string, body: CarSpec["body"], lengthMm: number): CarSpec => ({
  seed,
  body,
  lengthMm,
  heightMm: body === "pickup" ? 1830 : 1500,
  wheelbaseMm: lengthMm * 0.6,
  clearanceMm: 170,
  paint: "#1f5f8c",
});
const small = car("small", "city", 3600);
const long = car("long", "pickup", 5400);
const saloon = car("saloon", "saloon", 4600);

// rule: editorial/demo-pictures
describe.each(subjectNames)("the picture of « %s »", (name) => {
  it.each([
    ["short", small],
    ["long", long],
  ])("is sound with a %s car alone or before others", (_, first) => {
    inspect(illustrationSvg(name, { seed: "a", cars: [first, saloon, first === small ? long : small] }, false));
    inspect(illustrationSvg(name, { seed: "b", cars: [first] }, true));
  });

  it("has no words that a font would write, and differs from one text to another", () => {
    const pictures = Array.from({ length: 12 }, (_, seed) =>
      illustrationSvg(name, { seed: String(seed), cars: [small] }, false),
    );
    expect(pictures.join("")).not.toContain("<text");
    expect(new Set(pictures).size).toBeGreaterThan(2);
  });
});
