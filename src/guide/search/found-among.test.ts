import { expect, test, vi } from "vitest";
import { aCarOfTheGuide } from "../../../tests/support/guide-cars";
import { EMPTY_CAR_QUERY } from "./engine/address";
import { NO_FILTER } from "./engine/filters";
import { SORTS } from "./engine/sorts";
import { carsStatus, foundAmong } from "./list-search";
import { searcherOf } from "./searcher";

vi.mock("gatsby", () => ({ graphql: () => null }));

const PETROL = aCarOfTheGuide({ id: 1, price: 12_000_000, promoPrice: 11_000_000 });
const HYBRID = aCarOfTheGuide({ id: 2, price: 15_000_000, energy: "Hybride" });
const RIO = { modelId: 13, priceMin: 11_000_000, priceMinIsPromo: true, cheapestId: 1 };

// rule: guide/list-filters
test("a model of a filtered list has the lowest price that matches, whether that is a promo’s, and the lowest of all beside it", () => {
  const asked = { ...EMPTY_CAR_QUERY, filters: { ...NO_FILTER, bounds: { prix_min: 14_000_000 } } };
  const cars = [PETROL, { ...HYBRID, model: PETROL.model }];
  const [found] = foundAmong([RIO], searcherOf(cars, SORTS).find(asked));
  expect(found).toMatchObject({ priceMin: 15_000_000, priceMinIsPromo: false, cheapestId: 2, least: 11_000_000 });
  expect(foundAmong([RIO], null)).toMatchObject([{ ...RIO, least: null }]);
});

// rule: guide/lowest-price
test.each([
  [["ON_SALE", "ENDING"], "2 modèles, dès 9.000.000 FCA"],
  [["UPCOMING", "ON_SALE"], "2 modèles, dont 1 à venir, dès 9.500.000 FCA"],
  [["UPCOMING", "UPCOMING"], "2 modèles, dont 2 à venir"],
])("the line above models that are %j begins at no price of one that is not sold yet", (statuses, line) => {
  const models = statuses.map((status, at) => ({ status, priceMin: 9_000_000 + at * 500_000 }));
  expect(carsStatus(models)(null).replace(/\s/g, " ")).toBe(line);
});
