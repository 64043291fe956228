import fc from "fast-check";
import { expect, test } from "vitest";
import { readAdSearch, ALL_ADS, writeAdSearch } from "../../../src/contract/market/search";
import { AD_BANDS } from "../../../src/market/search/prices";
import { townsOf } from "../../../src/market/search/changes";
import { REGION_KEYS } from "../../../src/places";
import { adShell, alertPage, landingShell, routes, sellerShell } from "../../../src/routes";
import { type Landing, landingAddress, landingAt, landingPath, landingSearch } from "./landing";

const name = fc
  .stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,2}$/)
  .filter((one) => !["ville", "budget", "selection", "annonce", "vendeur", "alerte", "rechercher"].includes(one));
const landing: fc.Arbitrary<Landing> = fc.oneof(
  fc.record({ of: fc.constant("brand" as const), brand: name }),
  fc.record({ of: fc.constant("model" as const), brand: name, model: name }),
  fc.record({
    of: fc.constant("year" as const),
    brand: name,
    model: name,
    year: fc.integer({ min: 1900, max: 2099 }),
  }),
  fc.record({
    of: fc.constant("town" as const),
    town: fc.constantFrom(...townsOf(REGION_KEYS).map(({ value }) => value)),
  }),
  fc.record({ of: fc.constant("budget" as const), budget: fc.constantFrom(...AD_BANDS.map(({ slug }) => slug)) }),
);

// rule: market/landing-known
test("the address of a landing page reads back as that page", () =>
  fc.assert(
    fc.property(landing, (one) => {
      expect(landingAt(landingPath(one))).toEqual(one);
    }),
  ));

test("an address that reads as a landing page is the one address of that page", () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          name,
          fc.string({ maxLength: 9 }),
          fc.constantFrom("ville", "budget", "yoff", "2017", "3-a-5-millions", "..", ""),
        ),
        { maxLength: 4 },
      ),
      (parts) => {
        const path = [routes.usedCars, ...parts].join("/");
        const read = landingAt(path);
        expect(read === null ? path : landingPath(read)).toBe(path);
      },
    ),
  ));

test("its search survives an address", () =>
  fc.assert(
    fc.property(landing, (one) => {
      const search = { ...ALL_ADS, ...landingSearch(one) };
      if (one.of === "year" && one.year < 1950) return; // A search has no such year.
      expect(readAdSearch(new URLSearchParams(writeAdSearch(search)))).toEqual(search);
    }),
  ));

test("the fixed pages of the market are no brands", () => {
  for (const path of [routes.usedCars, routes.usedSearch, alertPage, adShell, sellerShell, landingShell])
    expect(landingAt(path), path).toBeNull();
  expect(landingAddress({ of: "brand", brand: "kia" }, 1)).toBe("/marche-doccasion/kia");
  expect(landingAddress({ of: "brand", brand: "kia" }, 3)).toBe("/marche-doccasion/kia?page=3");
});
