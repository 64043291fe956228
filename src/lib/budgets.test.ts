import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUDGETS, budgetOf } from "./budgets";

describe("the budget a price falls in", () => {
  it.each([
    [6_500_000, "Moins de 10 millions"],
    [9_999_999, "Moins de 10 millions"],
    [10_000_000, "10 à 15 millions"],
    [15_000_000, "15 à 20 millions"],
    [28_500_000, "20 à 30 millions"],
    [50_000_000, "Plus de 50 millions"],
    [145_000_000, "Plus de 50 millions"],
  ])("%i FCA is in « %s »", (price, band) => expect(budgetOf(price)).toBe(band));

  it("is none where the price is not known", () => expect(budgetOf(null)).toBeNull());

  it("is always one of the bands, and never a lower one for a higher price", () => {
    const price = fc.integer({ min: 1, max: 900_000_000 });
    const rank = (value: number) => BUDGETS.findIndex(({ label }) => label === budgetOf(value));
    fc.assert(
      fc.property(price, price, (a, b) => {
        expect(rank(a)).toBeGreaterThanOrEqual(0);
        expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
      }),
    );
  });
});
