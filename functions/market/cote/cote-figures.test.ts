import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoAds } from "../../../scripts/seed/ads";
import { learnMarket, pricedAds } from "../../../scripts/bench/learn-market";
import type { CoteModel } from "../../../src/contract/market/cote";
import { coteDrawing } from "./cote-drawing";
import { carSaid, carWords, effectsOf, middleYear, mileagesOf, toldApart, usualCar, yearsOf } from "./cote-figures";

const NOW = Date.UTC(2026, 10, 25);
const fits = learnMarket(pricedAds([...demoAds(4_000, NOW)]), NOW);
const fitOf = (model: string) => {
  const fit = fits.get(model);
  if (!fit) throw new Error(`no ads of ${model}`);
  return fit;
};

describe("the figures of a model", () => {
  test("are of the car that most of its ads sell", () => {
    const usualWords = (model: string) => carWords(usualCar(fitOf(model)));
    expect(usualWords("hyundai-tucson")).toBe("venant, essence, boîte automatique, dédouanée");
    expect(usualWords("toyota-hilux")).toContain("diesel, boîte manuelle, dédouanée");
  });

  test("of every model: prices fall with age and kilometres, and the middle year is one of those shown", () => {
    for (const [model, fit] of fits) {
      const years = yearsOf(fit, NOW);
      const values = years.map(({ value }) => value);
      expect(values, model).toEqual(values.toSorted((a, b) => b - a));
      const middle = middleYear(fit, years);
      expect(middle === null, model).toBe(years.length === 0);
      if (middle === null) continue;
      expect(years.map(({ year }) => year)).toContain(middle);
      for (const own of [95_000, 110_000]) {
        const byMileage = mileagesOf(fit, { ...usualCar(fit), year: middle }, NOW, own);
        const told = byMileage.map(({ value }) => value);
        expect(told, model).toEqual(told.toSorted((a, b) => b - a));
        // That of the car which was asked about is among them, once.
        expect(byMileage.filter(({ km }) => km === own).length, model).toBe(told.length === 0 ? 0 : 1);
      }
    }
  });

  test("are of the gearbox and the energy that are asked for, and offer those that the ads tell apart", () => {
    const tucson = fitOf("hyundai-tucson");
    const { gearboxes, energies } = toldApart(tucson);
    expect(gearboxes).toContain("automatique");
    expect(energies).toEqual(expect.arrayContaining(["essence", "diesel"]));
    expect(energies).not.toContain("electrique");
    expect(carWords(carSaid(tucson, { gearbox: "manuelle", energy: "diesel" }))).toBe(
      "venant, diesel, boîte manuelle, dédouanée",
    );
  });

  test("of what changes a value say only what ads of both kinds tell apart, the strongest first", () => {
    const tucson = effectsOf(fitOf("hyundai-tucson"));
    expect(tucson.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Un an de plus", "Occasion locale plutôt que venant", "Droits de douane encore à payer"]),
    );
    expect(tucson.map(({ label }) => label)).not.toContain("Hybride plutôt qu’essence");
    const strengths = tucson.map(({ percent }) => Math.abs(percent));
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(tucson.find(({ label }) => label === "Occasion locale plutôt que venant")?.percent).toBeLessThan(-10);
  });
});

describe("the drawing of years", () => {
  const yearly = fc.uniqueArray(fc.integer({ min: 1990, max: 2027 }), { minLength: 2, maxLength: 20 }).chain((years) =>
    fc
      .array(fc.integer({ min: 500_000, max: 90_000_000 }), { minLength: years.length, maxLength: years.length })
      .map((values) =>
        years.map((year, at): CoteModel["years"][number] => ({
          year,
          km: 0,
          n: 8,
          low: Math.round((values[at] ?? 0) * 0.9),
          value: values[at] ?? 0,
          high: Math.round((values[at] ?? 0) * 1.1),
          certainty: "sure",
        })),
      ),
  );

  test("stays in its box, has a point for each year, and is higher for a higher value", () => {
    fc.assert(
      fc.property(yearly, (years) => {
        const drawing = coteDrawing(years);
        if (!drawing) throw new Error("no drawing");
        const rising = years.toSorted((a, b) => a.year - b.year);
        expect(drawing.points.length).toBe(years.length);
        for (const [at, { x, y }] of drawing.points.entries()) {
          expect(x >= 0 && x <= drawing.width && y >= 0 && y <= drawing.height).toBe(true);
          const [value, next, below] = [rising[at]?.value, rising[at + 1]?.value, drawing.points[at + 1]?.y];
          if (value !== undefined && next !== undefined && below !== undefined && next > value)
            expect(below).toBeLessThanOrEqual(y);
        }
        expect(`${drawing.area}${drawing.line}`).not.toMatch(/NaN|Infinity/);
      }),
    );
  });

  test("is none of a single year", () => {
    expect(coteDrawing([])).toBeNull();
    expect(coteDrawing(yearsOf(fitOf("hyundai-tucson"), NOW).slice(0, 1))).toBeNull();
  });
});
