import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { importRules, lastImportDay, ruleOn } from "./import-rules";

/** The limits in the demo data, including former ones. */
const rules = importRules(countryParameters);
const TODAY = "2026-11-22";

// rule: costs/import-history
describe("the age limits of imported cars", () => {
  test("are sorted by date, whatever the order of the rows", () => {
    expect(rules.map(({ years, since }) => [years, since])).toEqual([
      [5, "2001"],
      [8, "2012-04"],
      [10, "2025-10-24"],
    ]);
  });

  test.each([
    ["2000-12-31", null],
    ["2012-03-31", 5],
    ["2012-04-01", 8],
    ["2025-10-23", 8],
    ["2025-10-24", 10],
    [TODAY, 10],
  ])("on %s the limit is %s years", (day, years) => expect(ruleOn(rules, day)?.years ?? null).toBe(years));

  test.each([
    ["2015-03-10", "2023-03-10", 8], // The car was already ten years old when the limit of ten years came into force.
    ["2015-10-23", "2023-10-23", 8],
    ["2015-10-24", "2025-10-24", 10],
    ["2016-01-15", "2026-01-15", 10],
    ["2017-11-22", "2027-11-22", 10],
    ["2005-06-01", "2013-06-01", 8],
    ["2004-02-10", "2009-02-10", 5],
    ["1994-01-01", null, null], // No known limit ever allowed this car.
  ])("a car first registered on %s could enter until %s, by the rule of %s years", (first, day, years) => {
    const last = lastImportDay(rules, first);
    expect([last?.day ?? null, last?.rule.years ?? null]).toEqual([day, years]);
  });

  test("a limit without a date has always applied, and a future limit does not apply yet", () => {
    expect(ruleOn(importRules([{ key: "import_age_max_voiture", value: 10, effective: null }]), TODAY)?.years).toBe(10);
    const announced = importRules([
      { key: "import_age_max_voiture", value: 5, effective: "2027-01-01" },
      { key: "import_age_max_2025", value: 10, effective: "2025-10-24" },
    ]);
    expect([ruleOn(announced, TODAY)?.years, ruleOn(announced, "2027-01-01")?.years]).toEqual([10, 5]);
    expect(lastImportDay(announced, "2018-05-01")).toMatchObject({ day: "2026-12-31", rule: { years: 10 } }); // The stricter limit of 2027 ends it before the car is ten years old.
    expect(
      importRules([
        { key: "import_age_max_lourd", value: 15, effective: "2025-10-24" },
        { key: "import_age_max_voiture", value: null, effective: null },
      ]),
    ).toEqual([]);
  });

  test("on the last day the limit of that day allows the car, and on no later day", () => {
    const days = fc
      .date({ min: new Date("1996-01-01"), max: new Date("2026-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const isAllowed = (first: string, day: string) => {
      const years = ruleOn(rules, day)?.years;
      return years !== undefined && day <= first.replace(/^\d{4}/, (year) => String(Number(year) + years));
    };
    fc.assert(
      fc.property(
        days.filter((day) => !day.endsWith("02-29")),
        fc.integer({ min: 1, max: 9_000 }),
        (first, after) => {
          const last = lastImportDay(rules, first);
          if (last) expect(isAllowed(first, last.day)).toBe(true);
          expect(
            isAllowed(first, new Date(Date.parse(last?.day ?? first) + after * 86_400_000).toISOString().slice(0, 10)),
          ).toBe(false);
        },
      ),
    );
  });
});
