import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPrice, formatPriceRange, groupDigits, UNKNOWN } from "./price";

const FCA = "\u00a0FCA";

test.each([
  [0, "0"],
  [7, "7"],
  [999, "999"],
  [1000, "1.000"],
  [12_900_000, "12.900.000"],
  ["12 900 000 F", "12.900.000"],
  ["007", "7"],
  ["", ""],
])("groupDigits(%j) is %j", (value, expected) => expect(groupDigits(value)).toBe(expected));

// rule: shared/price-text
describe("formatPrice", () => {
  test.each([
    [12_900_000, `12.900.000${FCA}`],
    ["12900000", `12.900.000${FCA}`],
    ["5000000-10000000", `5.000.000 – 10.000.000${FCA}`],
    ["5000000-", `5.000.000${FCA}`],
    ["0-5000000", `— – 5.000.000${FCA}`],
    ["5000000-0", `5.000.000 – —${FCA}`],
  ])("%j → %s", (value, expected) => expect(formatPrice(value)).toBe(expected));

  test.each([null, undefined, "", 0, "0", "NC", "-", "0-0"])("%j shows a dash", (value) =>
    expect(formatPrice(value)).toBe("—"),
  );

  test("keeps every digit and never shows « 0 FCA »", () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        const shown = formatPrice(value);
        expect(shown.startsWith("0")).toBe(false);
        expect(shown === UNKNOWN ? 0 : Number(shown.replace(/\D/g, ""))).toBe(value);
      }),
    );
  });
});

test.each([
  [8_900_000, 14_500_000, `8.900.000 – 14.500.000${FCA}`],
  [8_900_000, 8_900_000, `8.900.000${FCA}`],
  [8_900_000, null, `8.900.000${FCA}`],
  [null, 8_900_000, `8.900.000${FCA}`],
  [null, null, "—"],
])("formatPriceRange(%j, %j) is %s", (min, max, expected) => expect(formatPriceRange(min, max)).toBe(expected));
