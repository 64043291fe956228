import fc from "fast-check";
import { expect, test } from "vitest";
import { importableUntil, isImportable } from "./import-age";

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
  const days = fc.date({ min: new Date("1990-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  fc.assert(fc.property(days, days, fc.integer({ min: 1, max: 20 }), (one, other, years) => {
    const [older, younger] = [one, other].sort();
    expect(importableUntil(older ?? "", years) <= importableUntil(younger ?? "", years)).toBe(true);
  }));
});
