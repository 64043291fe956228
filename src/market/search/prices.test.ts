import fc from "fast-check";
import { expect, test } from "vitest";
import { AD_BANDS, QUICK_BUDGET } from "./prices";

const isIn = ([least, most]: readonly [number | null, number | null], price: number) =>
  price >= (least ?? 0) && price <= (most ?? Infinity);
const M = 1_000_000;
const price = fc.oneof(
  fc.integer({ min: 0, max: 40 * M }),
  fc.integer({ min: 0, max: 40 }).map((millions) => millions * M),
  fc.integer({ min: 0, max: 40 }).map((millions) => millions * M + 1),
);

// rule: market/home
test("each price is in one band, so that the numbers of ads of all bands add up to all ads", () =>
  fc.assert(
    fc.property(price, (one) => {
      expect(AD_BANDS.filter(({ range }) => isIn(range, one))).toHaveLength(1);
    }),
  ));

// rule: market/search-quick
test("the budget above the results is the first two bands", () =>
  fc.assert(
    fc.property(price, (one) => {
      expect(isIn(QUICK_BUDGET.range, one)).toBe(AD_BANDS.slice(0, 2).some(({ range }) => isIn(range, one)));
    }),
  ));
