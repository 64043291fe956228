import { describe, expect, it } from "vitest";
import { carsById, findCars } from "./car-search";

const index = [
  {
    brand: "Peugeot",
    model: "208",
    photo: null,
    versions: [{ id: 1, name: "1.2 Active", price: 1, hash: "a" }],
  },
  {
    brand: "Škoda",
    model: "Kodiaq",
    photo: null,
    versions: [{ id: 2, name: "2.0 4x4", price: 2, drive: "Diesel\u00a0· Automatique 7", hash: "b" }],
  },
  {
    brand: "Toyota",
    model: "RAV4",
    photo: "/static/a/b/1.webp",
    versions: [
      { id: 3, name: "2.5 Hybride Élégance", price: 3, hash: "c" },
      { id: 4, name: "2.0 Essence", price: null, hash: "d" },
    ],
  },
];
const cars = carsById(index);
const find = (typed: string, most = 20) => findCars(cars.values(), typed, most).map(({ id }) => id);

// rule: guide/compare-add
describe("choosing a car by its name", () => {
  it("offers every version, named with its brand and model", () => {
    expect([...cars.keys()]).toEqual([1, 2, 3, 4]);
    expect(cars.get(3)).toEqual({
      id: 3,
      name: "Toyota RAV4 2.5 Hybride Élégance",
      model: "Toyota RAV4",
      version: "2.5 Hybride Élégance",
      photo: "/static/a/b/1.webp",
      price: 3,
      hash: "c",
    });
  });

  it.each([
    ["rav 4", [3, 4]],
    ["RAV4", [3, 4]],
    ["toyota rav-4", [3, 4]],
    ["skoda", [2]],
    ["elegance", [3]],
    ["rav hybride", [3]],
    ["hybride toyota", [3]],
    ["208", [1]],
    ["4x4", [2]],
    ["kodiaq diesel", [2]],
    ["renault", []],
    ["", []],
    ["  ", []],
    ["!", []],
  ])("« %s » finds %j", (typed, ids) => expect(find(typed)).toEqual(ids));

  it("puts names that begin with the typed text before names that only contain it", () =>
    expect(find("2").at(0)).toBe(1));

  it("returns no more than the requested number", () => expect(find("toyota", 1)).toEqual([3]));
});
