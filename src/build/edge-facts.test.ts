import { expect, test } from "vitest";
import { carNames, guideNames, modelPrices, newCars, watchedCars } from "./edge-facts";

test("a model without a price is left out", () =>
  expect(
    JSON.parse(
      modelPrices([
        { modelId: 13, priceMin: 9_000_000 },
        { modelId: 14, priceMin: null },
      ]),
    ),
  ).toEqual({ 13: 9_000_000 }));

// rule: costs/budget
test("a budget looks at the cheapest version of each model that has a price, alerts at all models and versions", () => {
  const version = { energy: "Essence", consumption: 5.6, fiscalPower: 6 };
  const model = {
    name: "Rio",
    gender: "FEMININE" as const,
    brand: { name: "Kia" },
    cheapestId: 130,
    versions: [
      { ...version, versionId: 131, name: "GT", price: 14_000_000, promoPrice: null },
      { ...version, versionId: 130, name: "Base", price: 9_500_000, promoPrice: 9_000_000 },
    ],
  };
  expect(JSON.parse(newCars([model, { ...model, cheapestId: null }]))).toEqual([
    { ...version, name: "Kia Rio Base", price: 9_000_000 },
  ]);
  expect(JSON.parse(watchedCars([{ ...model, modelId: 13, priceMin: 9_000_000 }]))).toEqual({
    model: { 13: { name: "Kia Rio", gender: "FEMININE", price: 9_000_000 } },
    version: {
      130: { name: "Kia Rio Base", gender: "FEMININE", price: 9_000_000 },
      131: { name: "Kia Rio GT", gender: "FEMININE", price: 14_000_000 },
    },
  });
});

// rule: market/landing-known
test("brands and models of the guide are known to the Worker by the keys of their used cars", () =>
  expect(
    JSON.parse(
      guideNames(
        [{ name: "Citroën", path: "/citroen" }],
        [{ name: "ë-C3 Aircross", gender: "MASCULINE", path: "/c3", brand: { name: "Citroën" } }],
      ),
    ),
  ).toEqual({
    brands: { citroen: { name: "Citroën", path: "/citroen" } },
    models: { "citroen-e-c3-aircross": { name: "Citroën ë-C3 Aircross", gender: "MASCULINE", path: "/c3" } },
  }));

// rule: market/car-names
test("the names of cars are those of the used ones, and what the guide has beyond", () => {
  const plain = (name: string) => ({ name, synonyms: [] });
  const generations = [
    { from: 2010, to: null },
    { from: 2004, to: 2009 },
  ];
  const tucson = { ...plain("Tucson"), synonyms: ["ix35"], generations };
  const used = [{ name: "Hyundai", synonyms: ["Hyndai"], models: [tucson] }];
  const guide = [
    { name: "Hyundai", path: "/hyundai" },
    { name: "Citroën", path: "/citroen" },
  ];
  const models = [
    { name: "TUCSON", gender: null, path: "/tucson", brand: { name: "Hyundai" } },
    { name: "Creta", gender: null, path: "/creta", brand: { name: "Hyundai" } },
    { name: "C3", gender: null, path: "/c3", brand: { name: "Citroën" } },
  ];
  expect(JSON.parse(carNames(used, guide, models))).toEqual([
    {
      name: "Hyundai",
      synonyms: ["Hyndai"],
      models: [
        { name: "Tucson", synonyms: ["ix35"], years: [2004, null] },
        { ...plain("Creta"), years: null },
      ],
    },
    { ...plain("Citroën"), models: [{ ...plain("C3"), years: null }] },
  ]);
});
