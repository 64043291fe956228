import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoAds } from "../../../scripts/seed/ads";
import { learnMarket, pricedAds } from "../../../scripts/bench/learn-market";
import { CONDITIONS, ENERGIES, GEARBOXES, valuesOf } from "../../../src/contract/market/lists";
import { USUAL_CAR } from "../../../tests/support/usual-car";
import { type AskedCar, estimateOf } from "./estimate";

const NOW = Date.UTC(2026, 10, 25);
const fits = learnMarket(pricedAds([...demoAds(3_000, NOW)]), NOW);
const TUCSON = fits.get("hyundai-tucson");
const estimated = (more: Partial<AskedCar>) => (TUCSON ? estimateOf({ ...USUAL_CAR, ...more }, TUCSON, NOW) : null);
const valueOf = (more: Partial<AskedCar>) => estimated(more)?.value ?? 0;

// rule: market/estimate
describe("an estimate", () => {
  test.each<[string, Partial<AskedCar>, Partial<AskedCar>]>([
    ["a younger car", { year: 2018 }, { year: 2016 }],
    ["fewer kilometres", { mileage: 40_000 }, { mileage: 160_000 }],
    ["one that just came", { condition: "venant" }, { condition: "occasion_locale" }],
    ["an automatic gearbox", { gearbox: "automatique" }, { gearbox: "manuelle" }],
    ["paid duties", { papers: "dedouane_mute" }, { papers: "sous_douane" }],
  ])("is higher for %s", (_, better, worse) => expect(valueOf(better)).toBeGreaterThan(valueOf(worse)));

  test("never rises with kilometres nor with age, and lies within its range, whatever the car is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2013, max: 2020 }),
        fc.integer({ min: 2_000, max: 490_000 }),
        fc.constantFrom(...valuesOf(CONDITIONS)),
        fc.option(fc.constantFrom(...valuesOf(GEARBOXES))),
        fc.option(fc.constantFrom(...valuesOf(ENERGIES))),
        (year, mileage, condition, gearbox, energy) => {
          const car = { year, mileage, condition, gearbox, energy };
          const found = estimated(car);
          if (!found) return;
          expect(found.low <= found.value && found.value <= found.high).toBe(true);
          expect(found.n).toBeGreaterThanOrEqual(8);
          const [older, driven] = [
            estimated({ ...car, year: year - 1 }),
            estimated({ ...car, mileage: mileage + 10_000 }),
          ];
          if (older) expect(older.value).toBeLessThanOrEqual(found.value);
          if (driven) expect(driven.value).toBeLessThanOrEqual(found.value);
        },
      ),
    );
  });

  test("says nothing of a wreck, nor of a year of which it has read fewer than eight ads", () => {
    expect(estimated({ condition: "accidente" })).toBeNull();
    expect(estimated({ year: 1998 })).toBeNull();
    expect(estimated({ year: 2030 })).toBeNull();
  });

  test("takes the usual car of its model for what is left out", () => {
    const value = valueOf({ gearbox: null, energy: null, papers: null });
    expect(value).toBeLessThanOrEqual(valueOf({}) * 1.05);
    expect(value).toBeGreaterThanOrEqual(valueOf({ papers: "sous_douane" }));
  });

  test("does not believe an odometer of a few kilometres", () =>
    expect(valueOf({ mileage: 12 })).toBeLessThan(valueOf({ mileage: 30_000 })));
});
