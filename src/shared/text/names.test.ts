import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphabetical, compareNames } from "./names";

describe("names", () => {
  const sorted = (...names: readonly string[]) => [...names].sort(compareNames);

  it("are sorted as in a French dictionary, ignoring capitals and accents", () => {
    expect(sorted("Haval", "GWM", "Geely", "Jeep", "Jetour", "Škoda", "Seat", "BYD", "BMW")).toEqual([
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
    expect(sorted("Hybride", "Électrique", "Essence", "Diesel")).toEqual([
      "Diesel",
      "Électrique",
      "Essence",
      "Hybride",
    ]);
  });

  it("are sorted by the numbers they contain", () =>
    expect(sorted("3008", "208", "2008", "C10", "C5 Aircross", "301")).toEqual([
      "208",
      "301",
      "2008",
      "3008",
      "C5 Aircross",
      "C10",
    ]));

  it("can sort objects", () => {
    expect(
      [{ name: "Zoé" }, { name: "Élan" }, { name: "Duster" }]
        .sort(alphabetical(({ name }) => name))
        .map(({ name }) => name),
    ).toEqual(["Duster", "Élan", "Zoé"]);
  });

  it("have the same order whatever their initial order", () => {
    const some = fc.uniqueArray(
      fc.constantFrom("Geely", "GWM", "Élan", "Elan", "208", "2008", "classe A", "Classe C", "DS 3", "DS 10"),
    );
    fc.assert(fc.property(some, (given) => void expect(sorted(...given)).toEqual(sorted(...given.toReversed()))));
  });
});
