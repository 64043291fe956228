import fc from "fast-check";
import { expect, test } from "vitest";
import type { FreshCar, UsedCar } from "../../../src/contract/market/budget";
import { affordable, type UsedModel } from "./affordable";

const costs = fc.record({
  name: fc.constant("Toyota"),
  price: fc.nat(60_000_000),
  total: fc.nat(60_000_000),
  monthly: fc.nat(2_000_000),
  energy: fc.constant(null),
});
const fresh: fc.Arbitrary<FreshCar> = costs.map((car) => ({ ...car, consumption: null, fiscalPower: null }));
const usedCar: fc.Arbitrary<UsedCar> = costs.map((car) => ({ ...car, model: "toyota", km: 80_000, isPlated: false }));
const used: fc.Arbitrary<UsedModel> = fc.record({ n: fc.nat(200), years: fc.array(usedCar, { maxLength: 6 }) });
const budgets = fc.record({
  amount: fc.integer({ min: 1, max: 60_000_000 }),
  by: fc.constantFrom("total" as const, "monthly" as const),
});

// rule: costs/budget
test("no car is beyond the budget, and every model that it allows is proposed unless six better ones are", () =>
  fc.assert(
    fc.property(
      budgets,
      fc.array(fresh, { maxLength: 20 }),
      fc.array(used, { maxLength: 20 }),
      (budget, cars, models) => {
        const found = affordable(budget, cars, models);
        const isAllowed = (car: FreshCar | UsedCar) => car[budget.by] <= budget.amount;
        expect([...found.fresh, ...found.used].every(isAllowed)).toBe(true);
        expect(found.fresh).toHaveLength(Math.min(6, cars.filter(isAllowed).length));
        expect(found.used).toHaveLength(Math.min(6, models.filter(({ years }) => years.some(isAllowed)).length));
      },
    ),
  ));

// rule: costs/budget
test("of new cars those that use most of it come first, of used ones the newest year of those that most sell", () => {
  const car = (name: string, total: number) => ({ name, price: total, total, monthly: 1, energy: null });
  const newCar = (name: string, total: number) => ({ ...car(name, total), consumption: null, fiscalPower: null });
  const year = (name: string, total: number) => ({ ...car(name, total), model: "m", km: 1, isPlated: true });
  const {
    fresh: neuves,
    used: occasions,
    least,
  } = affordable(
    { amount: 9_000_000, by: "total" },
    [newCar("A", 7_000_000), newCar("B", 9_000_000), newCar("C", 9_000_001)],
    [
      { n: 10, years: [year("D 2021", 9_500_000), year("D 2020", 8_500_000), year("D 2019", 8_000_000)] },
      { n: 20, years: [year("E 2015", 4_000_000)] },
      { n: 90, years: [year("F 2022", 20_000_000)] },
    ],
  );
  expect(neuves.map(({ name }) => name)).toEqual(["B", "A"]);
  expect(occasions.map(({ name }) => name)).toEqual(["E 2015", "D 2020"]);
  expect(least).toEqual({ fresh: 7_000_000, used: 4_000_000 });
});
