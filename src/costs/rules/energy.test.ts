import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOf100km } from "./energy";

const STARLET = 5.6;
const ATTO_3 = 15.6;
const LOSS = 12;
const VAT = 18;

// rule: costs/energy-of-100-km, costs/charging
describe("the cost of 100 km", () => {
  it("of a Starlet at 920 F a litre is 5.152 F", () => expect(costOf100km(STARLET, 920)).toBe(5152));
  it("of a Hilux 2.4 at 680 F a litre is 5.372 F", () => expect(costOf100km(7.9, 680)).toBe(5372));
  it("of a Tucson 2.0 at 920 F a litre is 7.360 F", () => expect(costOf100km(8, 920)).toBe(7360));
  it("of an Atto 3 in the first slice, charging losses included, is 1.433 F", () =>
    expect(costOf100km(ATTO_3, 82, LOSS)).toBe(1433));
  it("of an Atto 3 in the second slice is 2.385 F", () => expect(costOf100km(ATTO_3, 136.49, LOSS)).toBe(2385));
  it("of an Atto 3 in the third slice, VAT included, is 3.286 F", () =>
    expect(costOf100km(ATTO_3, 159.36, LOSS, VAT)).toBe(3286));

  // rule: costs/whole-francs
  it("is a whole number of francs, and never lower with losses or taxes than without", () => {
    const positive = (max: number) => fc.double({ min: 0.1, max, noNaN: true });
    fc.assert(
      fc.property(
        positive(40),
        positive(1500),
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }),
        (consumption, price, extra) => {
          const cost = costOf100km(consumption, price, ...extra);
          expect(Number.isInteger(cost)).toBe(true);
          expect(cost).toBeGreaterThanOrEqual(costOf100km(consumption, price));
        },
      ),
    );
  });
});
