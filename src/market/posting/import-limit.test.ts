import { describe, expect, test } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { exceededLimit, type ImportLimit } from "./import-limit";
import { EMPTY } from "./posting-answers";

/** All rows of the country's parameters, earlier rules included. */
const limits: readonly ImportLimit[] = countryParameters;
const TODAY = "2026-11-22";

const exceeded = (vehicle: object, state: { condition?: string; papers?: string } = {}, among = limits) =>
  exceededLimit(
    among,
    { ...EMPTY.vehicle, year: "2015", ...vehicle },
    { condition: "venant", papers: "dedouane_mute", ...state },
    TODAY,
  )?.value ?? null;

describe("the age limit of imports", () => {
  test.each([
    ["2017", "", null],
    ["2016", "", null], // The car may be from December.
    ["2016", "11", null], // The day is not known.
    ["2016", "10", 10],
    ["2015", "12", 10],
    ["1998", "", 10],
    ["", "", null],
    ["201", "", null],
  ])("a car of %s, month « %s », exceeds the limit of %s years", (year, month, years) =>
    expect(exceeded({ year, month })).toBe(years),
  );

  test.each([
    ["occasion_locale", "dedouane_mute", null],
    ["occasion_locale", "dedouane_non_mute", null],
    ["", "", null],
    ["occasion_locale", "sous_douane", 10],
    ["accidente", "passavant", 10],
    ["", "plaque_etrangere", 10],
    ["venant", "", 10],
  ])("a car in condition « %s » with papers « %s » counts as imported (limit: %s)", (condition, papers, years) =>
    expect(exceeded({}, { condition, papers })).toBe(years),
  );

  test.each([
    ["suv", "2015", 10],
    ["utilitaire", "2015", 10],
    ["minibus", "2015", null],
    ["minibus", "2010", 15],
  ])("the body %s has its own limit (year %s: %s)", (body_type, year, years) => {
    expect(exceeded({ body_type, year })).toBe(years);
  });

  test("the current limit applies, and without a limit no car exceeds it", () => {
    expect(
      exceeded(
        { year: "2019" },
        {},
        limits.map((limit) => ({ ...limit, value: 5 })),
      ),
    ).toBe(5);
    expect([
      exceeded({}, {}, []),
      exceeded(
        {},
        {},
        limits.map((limit) => ({ ...limit, value: null })),
      ),
    ]).toEqual([null, null]);
  });
});
