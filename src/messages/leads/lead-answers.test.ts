import { expect, test } from "vitest";
import { aboutCar } from "./lead-answers";

// rule: messages/lead-car
test.each([
  [4_999_999, "0-5000000"],
  [5_000_000, "5000000-10000000"],
  [26_900_000, "25000000-40000000"],
  [90_000_000, "40000000-"],
])("a request about a car of %s francs has the budget %s", (price, budget) => {
  expect(aboutCar({ name: "Hilux", articled: null, modelId: 111, versionId: 3, price })).toEqual({
    car_condition: "neuve",
    brand_ids: [],
    model_id: 111,
    version_id: 3,
    budget,
  });
});

test("a car without a price leaves the budget to the visitor", () => {
  expect(aboutCar({ name: "Hilux", articled: null, modelId: 111, versionId: null, price: null })).not.toHaveProperty(
    "budget",
  );
});
