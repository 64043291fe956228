import { describe, expect, test } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { exceededLimit, type ImportLimit } from "./import-limit";
import { EMPTY } from "./posting-answers";

/** Former rules too. */
const limits: readonly ImportLimit[] = countryParameters;
const TODAY = "2026-11-22";

const exceeded = (vehicle: object, state: { condition?: string; papers?: string } = {}, among = limits) =>
  exceededLimit(
    among,
    { ...EMPTY.vehicle, year: "2015", ...vehicle },
    { condition: "venant", papers: "dedouane_mute", ...state },
    TODAY,
  )?.value ?? null;

describe("an imported car", () => {
  test.each([
    ["2017", "", null],
    ["2016", "", null], // it may be of December
    ["2016", "11", null], // its day is not said
    ["2016", "10", 10],
    ["2015", "12", 10],
    ["1998", "", 10],
    ["", "", null],
    ["201", "", null],
  ])("of %s, month « %s », is older than the rule of %s years", (year, month, years) =>
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
  ])("is one that is « %s » or whose papers are « %s »", (condition, papers, years) =>
    expect(exceeded({}, { condition, papers })).toBe(years),
  );

  test.each([
    ["suv", "2015", 10],
    ["utilitaire", "2015", 10],
    ["minibus", "2015", null],
    ["minibus", "2010", 15],
  ])("of the body %s has its own rule", (body_type, year, years) => {
    expect(exceeded({ body_type, year })).toBe(years);
  });

  test("follows the figure of the day, and is not judged without one", () => {
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
