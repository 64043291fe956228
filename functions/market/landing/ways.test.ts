import { expect, test } from "vitest";
import { landingAt } from "./landing";
import { waysOf } from "./ways";

const aCar = (year: number, price: number, mileage = 90_000) => ({
  n: 1,
  year,
  price,
  mileage,
  condition: "venant",
  model: "kia-rio",
  name: "",
});
const CARS = [
  aCar(2018, 5_000_000, 50_000),
  aCar(2018, 4_000_000),
  aCar(2017, 3_000_000),
  aCar(2016, 3_000_000),
  aCar(2016, 3_000_000),
  aCar(2015, 2_500_000),
  aCar(2015, 2_400_000),
  aCar(2014, 2_000_000),
  aCar(2014, 2_000_000),
  aCar(2013, 1_900_000),
  aCar(2013, 1_900_000),
  aCar(2012, 1_800_000, 120_000),
  aCar(2012, 1_800_000),
];
const waysAt = (path: string) => {
  const landing = landingAt(`/marche-doccasion/${path}`);
  return (
    landing &&
    waysOf(landing, CARS).map(({ title, links }) => [
      title,
      ...links.map(({ label, path: to }) => [label.replaceAll("\u00a0", " "), to]),
    ])
  );
};
const SEARCH = "/marche-doccasion/rechercher?marque=kia&modele=kia-rio";

// rule: market/landing
test("a model leads at once to its six years with most ads, to budgets and to mileages, with the number of ads of each", () => {
  expect(waysAt("kia/rio")).toEqual([
    [
      "Année",
      ["2018 (2)", "/marche-doccasion/kia/rio/2018"],
      ["2016 (2)", "/marche-doccasion/kia/rio/2016"],
      ["2015 (2)", "/marche-doccasion/kia/rio/2015"],
      ["2014 (2)", "/marche-doccasion/kia/rio/2014"],
      ["2013 (2)", "/marche-doccasion/kia/rio/2013"],
      ["2012 (2)", "/marche-doccasion/kia/rio/2012"],
    ],
    [
      "Budget",
      ["Jusqu’à 3 M (11)", `${SEARCH}&prix_max=3000000`],
      ["3–5 M (2)", `${SEARCH}&prix_min=3000001&prix_max=5000000`],
    ],
    // All but one are within 100.000 km, none is above 150.000.
    [
      "Kilométrage",
      ["Jusqu’à 50.000 km (1)", `${SEARCH}&km_max=50000`],
      ["Jusqu’à 100.000 km (12)", `${SEARCH}&km_max=100000`],
    ],
  ]);
});

test("a year leads to budgets within it, a budget nowhere", () => {
  const [first] = waysAt("kia/rio/2018") ?? [];
  expect(first?.slice(0, 2)).toEqual([
    "Budget",
    ["Jusqu’à 3 M (11)", `${SEARCH}&prix_max=3000000&annee_min=2018&annee_max=2018`],
  ]);
  expect(waysAt("budget/3-a-5-millions")).toEqual([]);
});
