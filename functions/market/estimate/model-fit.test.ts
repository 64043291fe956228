import fc from "fast-check";
import { expect, test } from "vitest";
import { CONDITIONS, ENERGIES, GEARBOXES, PAPERS, valuesOf } from "../../../src/contract/market/lists";
import { USUAL_CAR } from "../../../tests/support/usual-car";
import { FIRST_PRIOR } from "./borrowed-slopes";
import { fitModel, type PricedAd } from "./model-fit";

const NOW = Date.UTC(2026, 10, 25);
const anyAd: fc.Arbitrary<PricedAd> = fc.record({
  seller: fc.constantFrom("awa", "moussa", "fatou", "ibou"),
  year: fc.integer({ min: 1900, max: 2100 }),
  mileage: fc.oneof(fc.constantFrom(0, 1, 999_999), fc.integer({ min: 0, max: 1_000_000_000 })),
  condition: fc.constantFrom(...valuesOf(CONDITIONS), ""),
  gearbox: fc.constantFrom(...valuesOf(GEARBOXES), ""),
  energy: fc.constantFrom(...valuesOf(ENERGIES), ""),
  papers: fc.constantFrom(...valuesOf(PAPERS), ""),
  price: fc.oneof(fc.constantFrom(1, 500_000, 999_999_999), fc.integer({ min: 1, max: 999_999_999 })),
});
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === "number"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(numbersIn)
      : [];

// A model that could not be learned would keep all that follow it from being learned, each night.
test("whatever the ads of a model are, it is learned, and every figure is finite", () => {
  fc.assert(
    fc.property(fc.array(anyAd, { minLength: 1, maxLength: 40 }), (ads) => {
      const found = fitModel(ads, FIRST_PRIOR, NOW);
      expect(numbersIn(found).every(Number.isFinite)).toBe(true);
      expect(Object.values(found.fit.years).reduce((sum, n) => sum + n, 0)).toBe(ads.length);
    }),
  );
});

test("the same car advertised often by one seller counts once, and the cars of one seller for three at most", () => {
  const car = { ...USUAL_CAR, seller: "awa" };
  const market = Array.from(
    { length: 12 },
    (_, n): PricedAd => ({
      ...car,
      seller: `vendeur ${n}`,
      mileage: 80_000 + n * 2_000,
      price: 10_000_000 + n * 10_000,
    }),
  );
  const levelOf = (more: readonly PricedAd[]) =>
    fitModel([...market, ...more], FIRST_PRIOR, NOW).fit.coefficients[0] ?? 0;
  const cheap = (n: number): PricedAd => ({ ...car, mileage: 90_000 + n, price: 9_000_000 });
  const [none, one, copies, many] = [
    levelOf([]),
    levelOf([cheap(0)]),
    levelOf(Array.from({ length: 30 }, () => cheap(0))),
    levelOf(Array.from({ length: 30 }, (_, n) => cheap(n))),
  ];
  expect(Math.abs(copies - one)).toBeLessThan(0.002);
  expect(none - many).toBeLessThan(0.05);
  expect(many).toBeLessThan(one);
});
