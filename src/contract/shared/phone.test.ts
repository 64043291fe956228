import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { site } from "../../site";
import { normalPhone } from "./phone";

const normal = (typed: string) => normalPhone(typed, site.phone);

// rule: shared/phone
describe("normalPhone", () => {
  test.each([
    ["77 123 45 67", "+221771234567"],
    ["77.123.45.67", "+221771234567"],
    ["(77) 123-45-67", "+221771234567"],
    ["+221 77 123 45 67", "+221771234567"],
    ["00221771234567", "+221771234567"],
    ["221 77 123 45 67", "+221771234567"],
    ["33 800 00 01", "+221338000001"],
    ["+33 6 12 34 56 78", "+33612345678"],
    ["0033612345678", "+33612345678"],
    ["77\u00A0123\u202F45 67", "+221771234567"],
    ["12 34", null],
    ["221 12 34", null],
    ["+33 6 12 34 56 78 90 12 34 56", null],
    ["06 12 34 56 78", null],
    ["+221 12 345 67 89", null],
    ["+0 123 456 789", null],
    ["77 123 45 67 89", null],
    ["soixante-dix-sept", null],
    ["", null],
  ])("%j is %j", (typed, expected) => expect(normal(typed)).toBe(expected));

  test("returns a normalised number unchanged", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9 .()-]{0,20}$/), (typed) => {
        const once = normal(typed);
        if (once !== null) expect(normal(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});
