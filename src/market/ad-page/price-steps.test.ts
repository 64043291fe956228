import fc from "fast-check";
import { expect, test } from "vitest";
import { BOX, priceSteps } from "./price-steps";

const day = (n: number) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString();

// rule: market/price-history
test("a price that falls twice is a line of three steps that goes down, each as long as the price was asked; a fifth less does not reach the bottom", () =>
  expect(
    priceSteps([
      { price: 10_000_000, at: day(0) },
      { price: 9_000_000, at: day(10) },
      { price: 8_000_000, at: day(20) },
    ]),
  ).toEqual({ line: "M8 8H129.6V34.7H251.2V61.3H312", last: { x: 312, y: 61.3 } }));

// rule: market/price-history
test("whatever the prices and times, the line stays in its box and goes from left to right", () => {
  const dated = fc.record({ price: fc.nat({ max: 900_000_000 }), days: fc.nat({ max: 2_000 }) });
  fc.assert(
    fc.property(fc.array(dated, { minLength: 2, maxLength: 20 }), (all) => {
      const history = all.toSorted((a, b) => a.days - b.days).map(({ price, days }) => ({ price, at: day(days) }));
      const { line } = priceSteps(history);
      const right = [...line.matchAll(/[MH]([\d.]+)/g)].map(([, x]) => Number(x));
      const down = [...line.matchAll(/(?:M[\d.]+ |V)([\d.]+)/g)].map(([, y]) => Number(y));
      expect(line).not.toMatch(/NaN|Infinity|-/);
      expect(right).toEqual(right.toSorted((a, b) => a - b));
      expect(Math.max(...right)).toBeLessThanOrEqual(BOX.width);
      expect(Math.max(...down)).toBeLessThanOrEqual(BOX.height);
    }),
  );
});
