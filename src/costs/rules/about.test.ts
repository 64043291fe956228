import { expect, test } from "vitest";
import { aboutAmount, aboutPrice } from "./about";

// rule: costs/rounded-estimates
test.each([
  [349_505, 350_000],
  [258_198, 258_000],
  [8_763_266, 8_750_000],
  [13_555_414, 13_600_000],
  [21_257_640, 21_300_000],
])("an estimate of %i is rounded to %i", (amount, rounded) => expect(aboutAmount(amount)).toBe(rounded));

// rule: costs/rounded-estimates
test("what is rounded says so", () => expect(aboutPrice(17_712_660)).toBe("≈\u00a017.700.000\u00a0FCA"));
