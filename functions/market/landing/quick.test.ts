import { expect, test } from "vitest";
import { landingAt } from "./landing";
import { quickOf } from "./quick";

const aCar = (year: number, price: number) => ({ n: 1, year, price, condition: "venant", model: "kia-rio", name: "" });
const CARS = [
  aCar(2018, 5_000_000),
  aCar(2018, 4_000_000),
  aCar(2017, 3_000_000),
  aCar(2016, 3_000_000),
  aCar(2016, 3_000_000),
  aCar(2015, 2_500_000),
  aCar(2015, 2_400_000),
  aCar(2014, 2_000_000),
  aCar(2014, 2_000_000),
];
const quickAt = (path: string) => {
  const landing = landingAt(`/marche-doccasion/${path}`);
  return landing && quickOf(landing, CARS)?.map(({ label, path: to }) => [label.replace("\u00a0", " "), to]);
};
const SEARCH = "/marche-doccasion/rechercher?marque=kia&modele=kia-rio";

// rule: market/landing
test("a model leads at once to its four years with most ads and to budgets, with the number of ads of each", () => {
  expect(quickAt("kia/rio")).toEqual([
    ["2018 (2)", "/marche-doccasion/kia/rio/2018"],
    ["2016 (2)", "/marche-doccasion/kia/rio/2016"],
    ["2015 (2)", "/marche-doccasion/kia/rio/2015"],
    ["2014 (2)", "/marche-doccasion/kia/rio/2014"],
    ["Jusqu’à 3 M (7)", `${SEARCH}&prix_max=3000000`],
    ["3–5 M (2)", `${SEARCH}&prix_min=3000001&prix_max=5000000`],
  ]);
});

test("a year leads to budgets within it, a budget nowhere", () => {
  expect(quickAt("kia/rio/2018")?.[0]).toEqual([
    "Jusqu’à 3 M (7)",
    `${SEARCH}&prix_max=3000000&annee_min=2018&annee_max=2018`,
  ]);
  expect(quickAt("budget/3-a-5-millions")).toEqual([]);
});
