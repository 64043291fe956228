import { expect, test } from "vitest";
import type { CatalogueModel } from "./car-index";
import { aCarOfTheGuide } from "../../tests/support/guide-cars";
import { bodyLists, carLists, type CarList } from "./car-lists";
import { engineOf } from "../guide/search/engine/engine";

const SUV: CarList = {
  facet: "carrosserie",
  label: "SUV",
  title: "SUV neufs",
  path: "/voitures-neuves/carrosserie/suv",
  searchPath: "/voitures-neuves/recherche?carrosserie=suv",
  narrowings: [],
  models: [3, 1, 2].map((modelId) => ({ modelId, from: 10_000_000 + modelId, cheapestId: modelId, isPromo: false })),
  versions: 3,
  from: 10_000_001,
  to: 10_000_003,
};
const gatsbyImageData = { width: 320, height: 200, images: {} };
const known = (
  modelId: number,
  reviewCount: number,
  isPictured = true,
): Pick<CatalogueModel, "modelId" | "reviewCount" | "cover"> => ({
  modelId,
  reviewCount,
  cover: isPictured ? { file: { childImageSharp: { gatsbyImageData } } } : null,
});

// rule: guide/car-lists
test.each([
  ["the model with most reviews", [known(1, 2), known(2, 5), known(3, 1)], 2],
  ["the cheapest, which its list has first, of several with as many", [known(1, 4), known(2, 4), known(3, 4)], 3],
  ["one that has a picture", [known(1, 9, false), known(2, 1), known(3, 0)], 2],
  ["no model where none has a picture", [known(1, 9, false)], null],
])("a body type is shown by %s", (_, models, face) => {
  expect(bodyLists([SUV, { ...SUV, facet: "energie" }], models)).toEqual([
    { label: "SUV", path: SUV.path, models: 3, from: 10_000_001, face },
  ]);
});

// rule: guide/lowest-price
test("a list begins at no price of a model that is not sold yet, and counts it", () => {
  const coming = aCarOfTheGuide({ id: 1, price: 9_000_000, model: { id: 1, status: "UPCOMING" } });
  const sold = aCarOfTheGuide({ id: 2, price: 11_000_000, model: { id: 2 } });
  const [suvs] = carLists(engineOf([coming, sold])).filter(({ facet }) => facet === "carrosserie");
  expect([suvs?.models.length, suvs?.from]).toEqual([2, 11_000_000]);
});

// rule: guide/car-lists
test("a card of a list says the power and the consumption of the versions that belong to it", () => {
  const { model } = aCarOfTheGuide();
  const cars = [
    { ...aCarOfTheGuide({ id: 1, power: 90, litres: 5.4 }), model },
    { ...aCarOfTheGuide({ id: 2, power: 115, litres: 6.1 }), model },
    { ...aCarOfTheGuide({ id: 3, power: 200, litres: 0, energy: "Électrique" }), model },
  ];
  const lists = carLists(engineOf(cars)).filter(({ facet }) => facet === "energie");
  const said = lists.map(({ label, models: [one] }) => [label, one?.power, one?.consumption]);
  expect(JSON.parse(JSON.stringify(said).replaceAll("\u00a0", " "))).toEqual([
    ["Essence", "90 à 115 ch", "5,4 à 6,1 l/100 km"],
    ["Électrique", "200 ch", null],
  ]);
});
