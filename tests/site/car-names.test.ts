import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { carNames, type NamedBrand } from "../../functions/market/names/car-names";
import { DEMO_MODELS } from "../../scripts/seed/models";
import { readSheet } from "../../upstream/source/sheet";
import { few } from "../support/failing";
import { slugify } from "../../src/shared/text/slug";
import { pageFiles, readJson, readText } from "../support/release";

const brands = readJson("_ids/car-names.json") as readonly NamedBrand[];
const nameOf = carNames(brands);
const written = readSheet(readFileSync(path.join(import.meta.dirname, "written-names.csv"), "utf8"));

/** The share that is understood as the car that was meant, and those that are not. */
function understood(cars: readonly { readonly typed: readonly [string, string]; readonly meant: string }[]) {
  const missed = cars.flatMap(({ typed, meant }) => {
    const car = nameOf(...typed);
    const found = `${car?.brand} ${car?.model}`;
    return found === meant ? [] : [`${typed.join(" / ")}: ${found} instead of ${meant}`];
  });
  return { share: 1 - missed.length / cars.length, missed: few(missed) };
}

// rule: market/car-names
describe("the catalogue of used models", () => {
  test("has at least 350 models", () =>
    expect(brands.reduce((sum, { models }) => sum + models.length, 0)).toBeGreaterThanOrEqual(350));

  // rule: market/search-box
  test("has its brands in the search box of the used-car home, before any script", () => {
    const offered = new Set(
      [...readText(pageFiles.get("/marche-doccasion") ?? "").matchAll(/<option value="([a-z0-9-]+)"/g)].map(
        ([, value]) => value,
      ),
    );
    expect(brands.map(({ name }) => slugify(name)).filter((key) => !offered.has(key))).toEqual([]);
  });

  test("understands 98 % of 200 ways in which sellers write brands and models", () => {
    expect(written.length).toBe(200);
    const { share, missed } = understood(
      written.map(({ marque_tapee = "", modele_tape = "", marque, modele }) => ({
        typed: [marque_tapee, modele_tape],
        meant: `${marque} ${modele}`,
      })),
    );
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  test("has every model of the demonstration's ads under its name", () => {
    const { missed } = understood(
      DEMO_MODELS.map(({ brand, model }) => ({ typed: [brand, model], meant: `${brand} ${model}` })),
    );
    expect(missed).toEqual([]);
  });
});
