import { expect, test } from "vitest";
import { aCarOfTheGuide } from "../../tests/support/guide-cars";
import { engineOf } from "../guide/search/engine/engine";
import { carLists } from "./car-lists";

const suv = (id: number, price: number, energy: string) =>
  aCarOfTheGuide({ id, price, energy, automatic: id === 1, seats: 5, model: { id } });

// rule: guide/car-lists
test("a list leads to the searches that show some of its models, with their numbers, by no filter that it has or that leaves all", () => {
  const cars = [suv(1, 12_000_000, "Essence"), suv(2, 16_000_000, "Essence"), suv(3, 17_000_000, "Diesel")];
  const [list] = carLists(engineOf(cars)).filter(({ facet }) => facet === "carrosserie");
  const said = list?.narrowings.map(({ name, lists }) => [name, ...lists.map(({ label, models }) => [label, models])]);
  expect(said).toEqual([
    ["Budget", ["10 à 15 millions", 1], ["15 à 20 millions", 2]],
    ["Énergie", ["Essence", 2], ["Diesel", 1]],
    ["Boîte", ["Automatique", 1], ["Manuelle", 2]],
  ]);
  expect(list?.narrowings[0]?.lists[1]?.path).toBe(
    "/voitures-neuves/recherche?carrosserie=suv&prix_min=15000000&prix_max=19999999",
  );
});
