import { expect, test } from "vitest";
import { INSURANCE_KEYS, insuranceKey, thirdParty } from "./insurance";

const RATES = {
  assurance_rc_3_6_cv: 50_000.4,
  assurance_rc_7_10_cv: 60_000.5,
  assurance_rc_11_14_cv: 70_000,
  assurance_rc_15_23_cv: 80_000,
};

// rule: costs/insurance
test.each([
  [3, "assurance_rc_3_6_cv"],
  [6, "assurance_rc_3_6_cv"],
  [7, "assurance_rc_7_10_cv"],
  [10, "assurance_rc_7_10_cv"],
  [11, "assurance_rc_11_14_cv"],
  [14, "assurance_rc_11_14_cv"],
  [15, "assurance_rc_15_23_cv"],
  [40, "assurance_rc_15_23_cv"],
  [null, "assurance_rc_7_10_cv"],
])("a car of %s fiscal horsepower pays the premium %s", (fiscalPower, key) =>
  expect(insuranceKey(fiscalPower)).toBe(key),
);

test("every bracket has a key, and a premium is a whole number of francs", () => {
  expect([...INSURANCE_KEYS].sort()).toEqual(Object.keys(RATES).sort());
  expect([thirdParty(RATES, 6), thirdParty(RATES, null)]).toEqual([50_000, 60_001]);
});
