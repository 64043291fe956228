import { describe, expect, test } from "vitest";
import { currentPrice, isReduced } from "./current-price";

// rule: costs/price-that-counts
describe("the current price", () => {
  test.each([
    [{ price: 10, promoPrice: null }, 10, false],
    [{ price: 10, promoPrice: 9 }, 9, true],
    [{ price: 10, promoPrice: 10 }, 10, false],
    [{ price: 10, promoPrice: 11 }, 10, false],
    [{ price: null, promoPrice: 9 }, 9, true],
    [{ price: null, promoPrice: null }, null, false],
  ])("of %j is %s; reduced: %s", (car, price, reduced) =>
    expect([currentPrice(car), isReduced(car)]).toEqual([price, reduced]),
  );
});
