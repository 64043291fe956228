import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryParameters as parameters } from "../../../tests/support/country-parameters";
import { total } from "./lines";
import { fiveYearLines, NEW_OR_USED_KEYS, type ComparedCar } from "./new-or-used";
import { ratesOf } from "./parameters";

const rates = ratesOf(parameters, NEW_OR_USED_KEYS) ?? expect.fail("a figure is missing");
const USED: ComparedCar = {
  price: 6_500_000,
  state: "occasion",
  energy: "Essence",
  consumption: 8,
  fiscalPower: 9,
  later: null,
};
const amounts = (more: Partial<ComparedCar> = {}, km = 1_000) =>
  Object.fromEntries(fiveYearLines(rates, { ...USED, ...more }, km).map(({ key, amount }) => [key, amount]));
/** The interest of a loan, counted month by month. */
function interest(lent: number, rate: number, months: number): number {
  const monthly = rate / 1_200;
  const payment = (lent * monthly) / (1 - (1 + monthly) ** -months);
  return payment * months - lent;
}

// rule: costs/new-or-used
describe("five years of a car", () => {
  test("cost, to the franc, what each of its lines says", () => {
    const { credit, ...others } = amounts();
    expect(others).toEqual({
      papiers: 202_500, // 3 % of the price and the carte grise
      energie: 4_416_000, // 60.000 km, 8 litres at 920 F
      assurance: 255_390,
      visite: 47_500,
      entretien: 0,
      reparations: 0,
      decote: 2_661_815, // 10 % a year
    });
    const lent = 6_500_000 * (1 - rates.credit_apport / 100);
    expect(credit).toBe(Math.round(interest(lent, rates.credit_taux, 48)));
  });

  test("of a new car count no transfer, but plates; of one that just came both", () => {
    expect(amounts({ state: "neuve" })["papiers"]).toBe(21_660);
    expect(amounts({ state: "venant" })["papiers"]).toBe(195_000 + 21_660);
  });

  test("lose what the reader says, and nothing where it is worth more", () => {
    expect(amounts({ later: 4_000_000 })["decote"]).toBe(2_500_000);
    expect(amounts({ later: 7_000_000 })["decote"]).toBe(0);
  });

  test("leave energy out where the consumption is unknown", () =>
    expect(amounts({ consumption: null })).not.toHaveProperty("energie"));

  test("cost more with each kilometre, each litre and each franc", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000, max: 90_000_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.double({ min: 1, max: 30, noNaN: true }),
        (price, km, consumption) => {
          const cost = (more: Partial<ComparedCar>, driven: number) =>
            total(fiveYearLines(rates, { ...USED, price, consumption, ...more }, driven));
          const usual = cost({}, km);
          expect(Number.isInteger(usual)).toBe(true);
          expect(cost({}, km + 100)).toBeGreaterThan(usual);
          expect(cost({ consumption: consumption + 1 }, km)).toBeGreaterThanOrEqual(usual);
          expect(cost({ price: price + 100_000 }, km)).toBeGreaterThan(usual);
        },
      ),
    );
  });
});
