import fc from "fast-check";
import { expect, test } from "vitest";
import { importableUntil, importAgeKey, isImportable, isImported, isPastImport } from "./import-age";

// rule: costs/import-age
test.each([
  ["2016-11-22", 10, "2026-11-22"],
  ["2016-02-29", 10, "2026-02-28"],
  ["2016-02-29", 12, "2028-02-29"],
  ["2015-12-31", 10, "2025-12-31"],
])("first registered on %s, with %i years: until %s, that day included", (first, years, last) => {
  expect(importableUntil(first, years)).toBe(last);
  expect(isImportable(first, last, years)).toBe(true);
  expect(isImportable(first, new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10), years)).toBe(false);
});

test("a younger car may be imported at least as long", () => {
  const days = fc
    .date({ min: new Date("1990-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, days, fc.integer({ min: 1, max: 20 }), (one, other, years) => {
      const [older, younger] = [one, other].sort();
      expect(importableUntil(older ?? "", years) <= importableUntil(younger ?? "", years)).toBe(true);
    }),
  );
});

test("a car is brought in from elsewhere by what its seller says of it, or by papers that customs have not cleared", () => {
  const seen = (condition: string, papers: string) => isImported({ condition, papers });
  expect(
    ["sous_douane", "passavant", "plaque_etrangere", "dedouane_mute", "dedouane_non_mute"].map((papers) =>
      seen("occasion_locale", papers),
    ),
  ).toEqual([true, true, true, false, false]);
  expect(seen("venant", "dedouane_mute")).toBe(true);
});

// rule: costs/import-age-heavy
test("people carriers have the rule of lorries", () =>
  expect(["minibus", "suv", ""].map(importAgeKey)).toEqual([
    "import_age_max_lourd",
    "import_age_max_voiture",
    "import_age_max_voiture",
  ]));

// rule: costs/import-age
test.each([
  [{ year: 2016, month: null }, "2026-12-31", false],
  [{ year: 2016, month: null }, "2027-01-01", true],
  [{ year: 2016, month: 3 }, "2026-03-31", false],
  [{ year: 2016, month: 3 }, "2026-04-01", true],
])("a car of %j is too old on %s, after ten years, only where that is certain: %s", (car, today, tooOld) =>
  expect(isPastImport(car, today, 10)).toBe(tooOld),
);

test("a day that leaves out its month or its own number is the first", () => {
  expect([importableUntil("2016", 10), importableUntil("2016-05", 10)]).toEqual(["2026-01-01", "2026-05-01"]);
});
