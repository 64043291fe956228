import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asOfText, daysBetween, frenchDate, frenchMonth, isoDay, shortDate, shortMonth } from "./dates";

/** The month of an instant, as Node's own French says it. */
const monthOf = (date: Date) => new Intl.DateTimeFormat("fr", { month: "long", timeZone: "UTC" }).format(date);
const pad = (value: number) => String(value).padStart(2, "0");
const instant = fc.date({
  min: new Date("1990-01-01T00:00:00Z"),
  max: new Date("2099-12-31T23:59:59Z"),
  noInvalidDate: true,
});

// rule: shared/dates
describe("a date as the visitor reads it", () => {
  it.each([
    ["2025-12-06", "6 décembre 2025"],
    ["2026-01-01", "1er janvier 2026"],
    ["2026-08-11", "11 août 2026"],
    ["2025-12", "décembre 2025"],
    ["2019", "2019"],
    ["2026-11-21T08:30:00Z", "21 novembre 2026"],
  ])("%s is « %s »", (iso, shown) => expect(frenchDate(iso)).toBe(shown));

  it.each([
    ["2025-12-06", "au 6 décembre 2025"],
    ["2025-12", "en décembre 2025"],
    ["2019", "en 2019"],
  ])("a figure of %s holds « %s »", (iso, shown) => expect(asOfText(iso)).toBe(shown));

  it("has the UTC day, month and year of any instant, whatever the machine's time zone", () => {
    fc.assert(
      fc.property(instant, (date) => {
        const [day, month, year] = frenchDate(date.toISOString()).split(" ");
        expect([Number.parseInt(day ?? "", 10), month, Number(year)]).toEqual([
          date.getUTCDate(),
          monthOf(date),
          date.getUTCFullYear(),
        ]);
      }),
    );
  });

  it("uses « 1er » only for the first of the month", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (month, day) => {
        expect(frenchDate(`2026-${pad(month)}-${pad(day)}`).startsWith("1er ")).toBe(day === 1);
      }),
    );
  });

  it("has only the month and the year in a review", () =>
    expect(frenchMonth("2026-03-01T10:00:00Z")).toBe("mars 2026"));
});

describe("the number of days between two days", () => {
  it.each([
    ["2026-02-28", "2026-03-01", 1],
    ["2024-02-28", "2024-03-01", 2],
    ["2026-03-01", "2026-02-28", -1],
    ["2026-11-21T23:59:59Z", "2026-11-22T00:00:01Z", 1],
  ])("from %s to %s is %i", (from, to, days) => expect(daysBetween(from, to)).toBe(days));

  it("is whole, and negated when the days are swapped", () => {
    fc.assert(
      fc.property(instant, instant, (a, b) => {
        const there = daysBetween(a.toISOString(), b.toISOString());
        expect(Number.isInteger(there)).toBe(true);
        expect(there + daysBetween(b.toISOString(), a.toISOString())).toBe(0);
      }),
    );
  });
});

describe("a date on a card", () => {
  it("has an abbreviated month, and stays on one line", () => {
    const months = ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."];
    expect(months.map((_, index) => shortDate(`2025-${pad(index + 1)}-06`))).toEqual(
      months.map((month) => `6\u00a0${month}\u00a02025`),
    );
  });

  it("uses « 1er » for the first of a month, and omits the time", () => {
    expect(shortDate("2026-01-01T23:15:00Z")).toBe("1er\u00a0janv.\u00a02026");
    expect(shortDate("2026-01-12T23:15:00Z")).toBe("12\u00a0janv.\u00a02026");
    expect(shortMonth("2026-01-12T23:15:00Z")).toBe("janv.\u00a02026");
  });
});

it("an instant belongs to the calendar day in Dakar", () =>
  expect([isoDay(Date.UTC(2026, 10, 22, 23, 59, 59)), isoDay(Date.UTC(2026, 10, 23))]).toEqual([
    "2026-11-22",
    "2026-11-23",
  ]));
