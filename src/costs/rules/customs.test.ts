import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryParameters as parameters } from "../../../tests/support/country-parameters";
import { CUSTOMS_KEYS, customsLines, type Import, inFrancs } from "./customs";
import { total } from "./lines";
import { ratesOf } from "./parameters";

const rates = ratesOf(parameters, CUSTOMS_KEYS) ?? expect.fail("a rate is missing");
/** An official total published by customs, stored among the rates. */
const officialTotal = (key: string) => parameters.find((parameter) => parameter.key === key)?.value ?? Number.NaN;
const share = (change: Partial<Import>) =>
  total(customsLines(rates, { value: 100_000_000, isNew: false, isUtility: false, bySea: true, ...change })) /
  1_000_000;

describe("customs", () => {
  // rule: costs/customs-lines
  test("a used car worth 6.000.000 F, by sea, owes 2.937.804 F", () => {
    expect(total(customsLines(rates, { value: 6_000_000, isNew: false, isUtility: false, bySea: true }))).toBe(
      2_937_804,
    );
  });

  // rule: costs/named-figures
  test("each line states its label, its base and the key of its rate", () => {
    const lines = (change: Partial<Import>) =>
      customsLines(rates, { value: 1_000_050, isNew: false, isUtility: false, bySea: true, ...change }).map(
        ({ label, formula, amount, from }) => [label, formula, amount, ...from],
      );
    expect(lines({})).toEqual([
      ["Droit de douane", "20\u00a0% de la valeur", 200_010, "douane_droit_voiture"],
      ["Redevance statistique", "1\u00a0% de la valeur", 10_001, "douane_redevance_statistique"],
      ["Prélèvement communautaire de solidarité", "1\u00a0% de la valeur", 10_001, "douane_pcs"],
      ["Prélèvement communautaire CEDEAO", "0,5\u00a0% de la valeur", 5_000, "douane_pcc"],
      ["Conseil des chargeurs (COSEC)", "0,4\u00a0% de la valeur", 4_000, "douane_cosec"],
      ["TVA", "18\u00a0% de la valeur, du droit et de la redevance", 217_811, "douane_tva"],
      ["Droit d’enregistrement", "3\u00a0% du total taxé", 42_836, "douane_enregistrement_occasion"],
    ]);
    expect(lines({ isUtility: true, isNew: true, bySea: false }).map(([, , , key]) => key)).toEqual([
      "douane_droit_utilitaire",
      "douane_redevance_statistique",
      "douane_pcs",
      "douane_pcc",
      "douane_tva",
      "douane_enregistrement_neuf",
    ]);
  });

  test.each<[string, Partial<Import>]>([
    ["douane_total_occasion_mer", {}],
    ["douane_total_occasion_route", { bySea: false }],
    ["douane_total_neuf_mer", { isNew: true }],
    ["douane_total_neuf_route", { isNew: true, bySea: false }],
    ["douane_total_utilitaire_occasion_mer", { isUtility: true }],
    ["douane_total_utilitaire_neuf_mer", { isUtility: true, isNew: true }],
  ])("%s equals the total published by customs, to a thousandth of a percent", (key, change) =>
    expect(Math.abs(share(change) - officialTotal(key))).toBeLessThan(0.001),
  );

  // rule: costs/customs-by-road, costs/whole-francs
  test("every line is whole francs and grows with the value, and an import by road owes no COSEC", () => {
    const imports = fc.record({
      value: fc.integer({ min: 0, max: 500_000_000 }),
      isNew: fc.boolean(),
      isUtility: fc.boolean(),
      bySea: fc.boolean(),
    });
    fc.assert(
      fc.property(imports, fc.integer({ min: 0, max: 1_000_000 }), (car, more) => {
        const lines = customsLines(rates, car);
        const dearer = customsLines(rates, { ...car, value: car.value + more });
        expect(
          lines.every(
            ({ amount }, index) => Number.isInteger(amount) && amount >= 0 && amount <= (dearer[index]?.amount ?? 0),
          ),
        ).toBe(true);
        expect(lines.some(({ key }) => key === "douane_cosec")).toBe(car.bySea);
      }),
    );
  });

  // rule: costs/euro
  test("a euro is 655,957 F", () =>
    expect([inFrancs(10_000, officialTotal("change_euro")), inFrancs(1, 655.957)]).toEqual([6_559_570, 656]));
});

// rule: costs/unknown-figures
test("a tool has no rates when one of its figures is unknown", () => {
  expect(
    ratesOf(
      parameters.filter(({ key }) => key !== "douane_tva"),
      CUSTOMS_KEYS,
    ),
  ).toBeNull();
  expect(ratesOf(parameters, ["entretien_pneus"])).toBeNull();
  expect(ratesOf(parameters, ["credit_taux"])).toEqual({ credit_taux: 13 });
});
