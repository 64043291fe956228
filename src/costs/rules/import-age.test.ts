import fc from "fast-check";
import { expect, test } from "vitest";
import { importableUntil, importAgeKey, isImportable, isImported, isPastImport } from "./import-age";

// rule: costs/import-age
test.each([
  ["2016-11-22", 10, "2026-11-22"],
  ["2016-02-29", 10, "2026-02-28"],
  ["2016-02-29", 12, "2028-02-29"],
  ["2015-12-31", 10, "2025-12-31"],
])("a car first registered on %s can be imported for %i years, up to and including %s", (first, years, last) => {
  expect(importableUntil(first, years)).toBe(last);
  expect(isImportable(first, last, years)).toBe(true);
  expect(isImportable(first, new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10), years)).toBe(false);
});

test("a younger car can be imported at least as long as an older one", () => {
  const days = fc
    .date({ min: new Date("1990-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, days, fc.integer({ min: 1, max: 20 }), (firstDay, secondDay, years) => {
      const [older, younger] = [firstDay, secondDay].sort();
      expect(importableUntil(older ?? "", years) <= importableUntil(younger ?? "", years)).toBe(true);
    }),
  );
});

test("a car counts as imported when its seller says so or when its papers are not cleared by customs", () => {
  const imported = (condition: string, papers: string) => isImported({ condition, papers });
  expect(
    ["sous_douane", "passavant", "plaque_etrangere", "dedouane_mute", "dedouane_non_mute"].map((papers) =>
      imported("occasion_locale", papers),
    ),
  ).toEqual([true, true, true, false, false]);
  expect(imported("venant", "dedouane_mute")).toBe(true);
});

// rule: costs/import-age-heavy
test("the age limit of minibuses is that of lorries", () =>
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
])("with a limit of ten years, a car of %j is certainly too old on %s: %s", (car, today, tooOld) =>
  expect(isPastImport(car, today, 10)).toBe(tooOld),
);

test("a missing month or day counts as the first", () => {
  expect([importableUntil("2016", 10), importableUntil("2016-05", 10)]).toEqual(["2026-01-01", "2026-05-01"]);
});
