import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalSearch } from "./suggestion";

// rule: guide/suggestions
describe("normalSearch", () => {
  test.each([
    ["  RAV\u00A04 ", "rav 4"],
    ["Citroe\u0308n", "citroën"],
    ["a\u0000\nb", "a b"],
    ["c", null],
    [" é ", null],
    ["x".repeat(64), "x".repeat(64)],
    ["x".repeat(65), null],
  ])("%j is %j", (typed, expected) => expect(normalSearch(typed)).toBe(expected));

  test("ignores case and surrounding spaces, and normalising twice gives the same text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 70 }), (typed) => {
        const once = normalSearch(typed);
        expect(normalSearch(` ${typed}  `)).toBe(once);
        if (once !== null) expect(normalSearch(once)).toBe(once);
      }),
    );
  });
});
