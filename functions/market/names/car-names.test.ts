import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carNames } from "./car-names";

const simply = (name: string, ...synonyms: readonly string[]) => ({ name, synonyms });
const BRANDS = [
  { ...simply("Hyundai"), models: [simply("Tucson", "ix35"), simply("Santa Fe"), simply("Grand i10")] },
  { ...simply("Land Rover", "Range Rover"), models: [simply("Range Rover"), simply("Range Rover Sport")] },
  { ...simply("Mercedes-Benz", "Benz"), models: [simply("Classe C", "C220"), simply("Classe E", "E220")] },
  { ...simply("Peugeot"), models: [simply("308"), simply("2008"), simply("3008")] },
  { ...simply("Citroën"), models: [simply("C3"), simply("C4")] },
];
const nameOf = carNames(BRANDS);
/** Words of the catalogue and others, in any order. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(...BRANDS.flatMap(({ name, models }) => [name, ...models.map((model) => model.name)])),
      fc.constantFrom("ix35", "Benz", "C220", "range", "classe", "2008", "i10", "sport"),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 4 },
  )
  .map((all) => all.join(" "));

// rule: market/car-names
describe("the names that a seller typed", () => {
  test.each<[what: string, brand: string, model: string, car: string]>([
    ["case and spaces", "HYUNDAI", "santafe", "Hyundai Santa Fe"],
    ["a lost accent", "Citroen", "c 3", "Citroën C3"],
    ["a wrong letter", "Hyunday", "Tuckon", "Hyundai Tucson"],
    ["two letters that changed places", "Hyudnai", "Tucsno", "Hyundai Tucson"],
    ["a name of another market", "Hyundai", "ix 35 2.0 crdi", "Hyundai Tucson"],
    ["a version and a year behind the model", "Peugeot", "308 allure 2008", "Peugeot 308"],
    ["the brand before the model", "Peugeot", "Peugeot 2008", "Peugeot 2008"],
    ["an engine joined to the class", "Benz", "C220d", "Mercedes-Benz Classe C"],
    ["a model that begins in the place of the brand", "Range Rover", "Sport HSE", "Land Rover Range Rover Sport"],
    ["a model's name under its brand", "Land Rover", "Range Rover Sport", "Land Rover Range Rover Sport"],
    ["a brand that only its model tells", "Hund", "Tucson", "Hyundai Tucson"],
    ["words before the model", "Hyundai", "belle grand i 10", "Hyundai Grand i10"],
  ])("with %s are understood", (_, brand, model, car) => {
    const found = nameOf(brand, model);
    expect(`${found?.brand} ${found?.model}`).toBe(car);
  });

  test.each([
    ["Peugeot", "RCZ 2008"],
    ["Citroën", "C5"],
    ["Mercedes-Benz", "Classe D"],
    ["Hyundai", ""],
    ["Hyundai", "!"],
  ])("of a model that the catalogue does not have name the brand alone: %s %s", (brand, model) =>
    expect(nameOf(brand, model)).toEqual({ brand, model: null }),
  );

  test("of an unknown brand are nothing", () => {
    expect([nameOf("Lada", "Niva"), nameOf("Zotye", "Tucson"), nameOf("Pejo", "308")]).toEqual([null, null, null]);
    expect([nameOf("Lada", "Niva"), nameOf("", ""), nameOf("…", "!")]).toEqual([null, null, null]);
  });

  test("of the catalogue itself are understood however they are written", () => {
    const cars = BRANDS.flatMap(({ name, models }) => models.map((model) => [name, model.name] as const));
    fc.assert(
      fc.property(
        fc.constantFrom(...cars),
        fc.boolean(),
        fc.constantFrom("", " ", "-"),
        ([brand, model], upper, space) => {
          const written = (text: string) => (upper ? text.toUpperCase() : text.toLowerCase()).replace(/[ -]/g, space);
          expect(nameOf(written(brand), written(model))).toEqual({ brand, model });
        },
      ),
    );
  });

  test("are understood again under the names that were given to them", () => {
    fc.assert(
      fc.property(words, words, (brand, model) => {
        const car = nameOf(brand, model);
        if (car) expect(nameOf(car.brand, car.model ?? model)).toEqual(car);
      }),
    );
  });
});
