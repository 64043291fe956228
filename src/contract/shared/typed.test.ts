import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { typedAmount, typedDecimal, typedFrancs, typedPercent } from "./typed";

test.each([
  ["6000000", 6_000_000],
  ["6 000 000", 6_000_000],
  ["6.000.000", 6_000_000],
  ["6\u202f000\u00a0000", 6_000_000],
  ["0", 0],
  ["", null],
  ["6,5", null],
  ["abc", null],
  ["-1", null],
  ["1.5", null],
])("« %s » is the amount %s", (text, amount) => expect(typedAmount(text)).toBe(amount));

// rule: shared/typed-amounts
test.each([
  ["6,5 M", 6_500_000],
  ["6500000 FCFA", 6_500_000],
  ["6.500.000 F", 6_500_000],
  ["6,500,000", 6_500_000],
  ["6 500 000 francs", null],
  ["12 millions", 12_000_000],
  ["0", 0],
  ["000", 0],
  ["", null],
  ["NC", null],
  ["-1", null],
  ["9999999 M", null],
])("« %s » typed as an amount in francs is %s", (text, francs) => expect(typedFrancs(text)).toBe(francs));

test("an amount in francs copied from the site is read as the same amount", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999_999 }),
      (amount) => typedFrancs(formatPrice(amount)) === amount && typedFrancs(groupDigits(amount)) === amount,
    ),
  );
});

test("a whole number copied from the site is read as the same number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => typedAmount(groupDigits(amount)) === amount),
  );
});

test.each([
  ["7,5", 7.5],
  ["7.5", 7.5],
  [" 12 ", 12],
  ["", null],
  ["7,5,5", null],
  ["1e3", null],
  ["12%", null],
])("« %s » is the figure %s", (text, figure) => expect(typedDecimal(text)).toBe(figure));

test("a figure with more decimals than allowed is refused", () => {
  for (const [text, figure] of [
    ["7,5", 7.5],
    ["7", 7],
    ["7,55", null],
  ] as const)
    expect(typedDecimal(text, 1)).toBe(figure);
});

test.each([
  ["33,33", 33.33],
  ["0", 0],
  ["100", 100],
  ["100,5", null],
  ["150", null],
  ["12%", null],
])("« %s » is %s percent: more than 100 is refused", (text, share) => expect(typedPercent(text)).toBe(share));
test("a percentage can have a maximum below 100", () =>
  expect([typedPercent("95", 95), typedPercent("96", 95)]).toEqual([95, null]));
