import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresSaid, known, type SaidParameter, sentence } from "./said";

const parameter = (
  key: string,
  value: number | null,
  unit: string | null = null,
  more: Partial<SaidParameter> = {},
): SaidParameter => ({ key, label: key, value, valueMax: null, unit, effective: null, ...more });

describe("a figure in a sentence", () => {
  test.each<[SaidParameter, string | null]>([
    [parameter("a", 20, "%"), "20\u00a0%"],
    [parameter("a", 48.963, "%"), "48,963\u00a0%"],
    [parameter("a", 8, "%/an", { valueMax: 18 }), "8 à 18\u00a0%\u00a0par\u00a0an"],
    [parameter("a", 2.5, "%/an", { valueMax: 4 }), "2,5 à 4\u00a0%\u00a0par\u00a0an"],
    [parameter("a", 12, "mois", { valueMax: 12 }), "12\u00a0mois"],
    [parameter("a", 2_000, "FCA"), "2.000\u00a0FCA"],
    [parameter("a", 7_500, "FCA", { valueMax: 14_160 }), "7.500 à 14.160\u00a0FCA"],
    [parameter("a", 10, "F/l"), "10\u00a0FCA\u00a0par\u00a0litre"],
    [parameter("a", 0, "F/an"), "0\u00a0FCA\u00a0par\u00a0an"],
    [parameter("a", null, "%"), null],
    [parameter("b", 20, "%"), null],
  ])("%j is said « %s »", (one, said) => expect(figuresSaid([one]).amount("a")).toBe(said));

  test.each([
    ["2025-10-24", "le 24 octobre 2025", "depuis le 24 octobre 2025"],
    ["2012-04", "en avril 2012", "depuis avril 2012"],
    ["2013", "en 2013", "depuis 2013"],
    [null, null, null],
  ])("one of %s came « %s » and holds « %s »", (effective, came, holds) => {
    const { when, since } = figuresSaid([parameter("a", 1, null, { effective })]);
    expect([when("a"), since("a")]).toEqual([came, holds]);
  });
});

// rule: costs/unknown-figures
test("a sentence says its figures, or nothing where one is not known", () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.option(fc.string()), (one, other) => {
      expect(sentence`De ${one} à ${other}.`).toBe(one === null || other === null ? null : `De ${one} à ${other}.`);
    }),
  );
  expect(known([sentence`Il reste ${"ceci"}.`, sentence`Et ${null}.`])).toEqual(["Il reste ceci."]);
});
