import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupDigits } from "../../shared/figures/price";
import { parseAmount, parsePriceRange } from "./price-text";

const amounts = fc.integer({ min: 1, max: 2_000_000_000 });
const currencies = fc.constantFrom("", " FCA", " FCFA", " F CFA", " CFA", " XOF", " F", "F", "fcfa");

// rule: shared/typed-amounts
describe("parseAmount", () => {
  test.each([
    ["12.900.000 FCA", 12_900_000],
    ["12 900 000 F", 12_900_000],
    ["12\u00a0900\u00a0000\u00a0FCFA", 12_900_000],
    ["12\u202f900\u202f000 F CFA", 12_900_000],
    ["12,900,000 XOF", 12_900_000],
    ["6500000", 6_500_000],
    ["6,5 M", 6_500_000],
    ["8,2 M", 8_200_000],
    ["  6500000  ", 6_500_000],
    ["6.5 millions", 6_500_000],
    ["12M", 12_000_000],
    ["12 M FCFA", 12_000_000],
    ["1 million", 1_000_000],
  ])("%s", (text, value) => expect(parseAmount(text)).toBe(value));

  test.each([
    "",
    " ",
    "0",
    "0 FCA",
    "NC",
    "-5",
    "12.900.000-14.900.000",
    "abc",
    "12 €",
    "1e9",
    "M",
    "FCA",
    "1.2.3 M",
    "9".repeat(30),
  ])("%j is not an amount", (text) => expect(parseAmount(text)).toBeNull());

  test("reads every amount in the format shown on the site, with any currency word", () => {
    fc.assert(
      fc.property(
        amounts,
        currencies,
        fc.constantFrom(".", ",", " ", "\u00a0", "\u202f", ""),
        (value, currency, separator) => {
          expect(parseAmount(groupDigits(value).replaceAll(".", separator) + currency)).toBe(value);
        },
      ),
    );
  });

  test("returns a whole positive amount or null, whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,\s mMfFcC-]*$/)), (text) => {
        const value = parseAmount(text);
        expect(value === null || (Number.isSafeInteger(value) && value > 0)).toBe(true);
      }),
    );
  });

  test("reads no more than the first 60 characters, so a text of megabytes costs as much as a short one", () => {
    for (const tail of ["9".repeat(1e6), " ".repeat(1e6), "1 ".repeat(1e6), `${" ".repeat(1e6)}F`])
      expect(parseAmount(`${"7 500 000".padEnd(60)}${tail}`)).toBe(7_500_000);
  });
});

// rule: shared/price-range
describe("parsePriceRange", () => {
  test.each([
    ["5000000-10000000", 5_000_000, 10_000_000],
    ["5.000.000 - 10.000.000 FCA", 5_000_000, 10_000_000],
    ["5,000,000-10,000,000", 5_000_000, 10_000_000],
    ["40000000-", 40_000_000, null],
    ["40000000", 40_000_000, null],
    ["0-5000000", 0, 5_000_000],
    [" 0 - 5000000", 0, 5_000_000],
    ["40000000 - ", 40_000_000, null],
    ["5 M – 7,5 M", 5_000_000, 7_500_000],
  ])("%s", (text, min, max) => expect(parsePriceRange(text)).toEqual({ min, max, currency: "XOF" }));

  test.each(["", "-", "-5000000", "10-5", "1-2-3", "a-b", "5-b", "NC"])("%j is not a range", (text) =>
    expect(parsePriceRange(text)).toBeNull(),
  );

  test("accepts two amounts in ascending order and refuses them in descending order", () => {
    fc.assert(
      fc.property(amounts, amounts, currencies, (a, b, currency) => {
        const range = parsePriceRange(`${groupDigits(a)}-${groupDigits(b)}${currency}`);
        expect(range).toEqual(a <= b ? { min: a, max: b, currency: "XOF" } : null);
      }),
    );
  });

  test("never returns a maximum below the minimum", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,\s-]*$/), (text) => {
        const range = parsePriceRange(text);
        expect(range === null || range.max === null || range.max >= range.min).toBe(true);
      }),
    );
  });
});
