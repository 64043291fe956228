import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphabetical, compareNames } from "./names";

describe("names", () => {
  const filed = (...given: readonly string[]) => [...given].sort(compareNames);

  it("stand as in a French dictionary: capitals and accents make no other letters", () => {
    expect(filed("Haval", "GWM", "Geely", "Jeep", "Jetour", "Škoda", "Seat", "BYD", "BMW")).toEqual([
      "BMW",
      "BYD",
      "Geely",
      "GWM",
      "Haval",
      "Jeep",
      "Jetour",
      "Seat",
      "Škoda",
    ]);
    expect(filed("Hybride", "Électrique", "Essence", "Diesel")).toEqual(["Diesel", "Électrique", "Essence", "Hybride"]);
  });

  it("that are numbers, or hold some, stand by them", () =>
    expect(filed("3008", "208", "2008", "C10", "C5 Aircross", "301")).toEqual([
      "208",
      "301",
      "2008",
      "3008",
      "C5 Aircross",
      "C10",
    ]));

  it("of things put the things in order", () => {
    expect(
      [{ name: "Zoé" }, { name: "Élan" }, { name: "Duster" }]
        .sort(alphabetical(({ name }) => name))
        .map(({ name }) => name),
    ).toEqual(["Duster", "Élan", "Zoé"]);
  });

  it("have one order, whatever order they came in", () => {
    const some = fc.uniqueArray(
      fc.constantFrom("Geely", "GWM", "Élan", "Elan", "208", "2008", "classe A", "Classe C", "DS 3", "DS 10"),
    );
    fc.assert(fc.property(some, (given) => void expect(filed(...given)).toEqual(filed(...given.toReversed()))));
  });
});
