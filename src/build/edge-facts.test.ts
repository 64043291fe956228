import { expect, test } from "vitest";
import { guideNames, modelPrices } from "./edge-facts";

test("a model without a price is left out", () =>
  expect(
    JSON.parse(
      modelPrices([
        { modelId: 13, priceMin: 9_000_000 },
        { modelId: 14, priceMin: null },
      ]),
    ),
  ).toEqual({ 13: 9_000_000 }));

// rule: market/landing-known
test("brands and models of the guide are known to the Worker by the keys of their used cars", () =>
  expect(
    JSON.parse(
      guideNames(
        [{ name: "Citroën", path: "/citroen" }],
        [{ name: "ë-C3 Aircross", path: "/c3", brand: { name: "Citroën" } }],
      ),
    ),
  ).toEqual({
    brands: { citroen: { name: "Citroën", path: "/citroen" } },
    models: { "citroen-e-c3-aircross": { name: "Citroën ë-C3 Aircross", path: "/c3" } },
  }));
