import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parameterValue } from "./parameter-value";

const parameter = (value: number | null, valueMax: number | null, unit: string | null) => ({ value, valueMax, unit });

describe("a dated figure of the country", () => {
  it.each([
    [parameter(9000, 10_000, "FCA"), "9.000 – 10.000\u00a0FCA"],
    [parameter(21_660, null, "FCA"), "21.660\u00a0FCA"],
    [parameter(7000, 7000, "FCA"), "7.000\u00a0FCA"],
    [parameter(136.49, null, "FCA"), "136\u00a0FCA"],
    [parameter(3, null, "%"), "3\u00a0%"],
    [parameter(10, null, "ans"), "10\u00a0ans"],
    [parameter(10, 10, "ans"), "10\u00a0ans"],
    [parameter(5, 10, "%"), "5 – 10\u00a0%"],
    [parameter(48.963, null, "%"), "48,963\u00a0%"],
    [parameter(136.49, null, "F/kWh"), "136,49\u00a0F/kWh"],
    [parameter(2, null, null), "2"],
    [parameter(2, 3, null), "2 – 3"],
  ])("%j is shown « %s »", (figure, shown) => expect(parameterValue(figure)).toBe(shown));

  // rule: costs/unknown-figures
  it("is a dash when it is unknown, whatever its unit", () => {
    fc.assert(
      fc.property(fc.option(fc.integer()), fc.constantFrom("FCA", "%", "ans", null), (max, unit) => {
        expect(parameterValue(parameter(null, max, unit))).toBe("—");
      }),
    );
  });

  it("has no leading or trailing space", () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), fc.constantFrom("FCA", "%", "ans", "", null), (value, max, unit) => {
        const shown = parameterValue(parameter(value, max, unit));
        expect(shown).toBe(shown.trim());
      }),
    );
  });
});
