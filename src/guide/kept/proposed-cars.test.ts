import { expect, test } from "vitest";
import { aCarOfTheGuide } from "../../../tests/support/guide-cars";
import { proposedCars } from "./proposed-cars";

/** A version of a model. */
const car = (id: number, model: number, reviewCount: number, price: number | null, promoPrice: number | null = null) =>
  aCarOfTheGuide({ id, price, promoPrice, model: { id: model, reviewCount } });
const idsOf = (...cars: readonly ReturnType<typeof car>[]) => proposedCars(cars).map(({ id }) => id);

// rule: mine/selection-empty
test("of the models with the most reviews, the version that costs the least today is proposed, four at most", () => {
  expect(idsOf(car(1, 1, 3, 9), car(2, 1, 3, 8), car(3, 1, 3, 10, 7), car(4, 2, 8, 20))).toEqual([4, 3]);
  expect(idsOf(...[1, 2, 3, 4, 5, 6].map((id) => car(id, id, 6 - Math.abs(4 - id), 10)))).toEqual([4, 3, 5, 2]);
});

// rule: mine/selection-empty
test("a model that nobody wrote about and a version without a price are not proposed", () =>
  expect(idsOf(car(1, 1, 0, 9), car(2, 2, 5, null))).toEqual([]));
