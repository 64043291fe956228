import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figureTexts, known, type LabelledParameter, sentence } from "./figure-texts";

const parameter = (
  key: string,
  value: number | null,
  unit: string | null = null,
  more: Partial<LabelledParameter> = {},
): LabelledParameter => ({ key, label: key, value, valueMax: null, unit, effective: null, ...more });

describe("a figure in a sentence", () => {
  test.each<[LabelledParameter, string | null]>([
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
  ])("%j is written « %s »", (figure, text) => expect(figureTexts([figure]).amount("a")).toBe(text));

  test.each([
    ["2025-10-24", "le 24 octobre 2025", "depuis le 24 octobre 2025"],
    ["2012-04", "en avril 2012", "depuis avril 2012"],
    ["2013", "en 2013", "depuis 2013"],
    [null, null, null],
  ])("dated %s is written « %s » and « %s »", (effective, whenText, sinceText) => {
    const { when, since } = figureTexts([parameter("a", 1, null, { effective })]);
    expect([when("a"), since("a")]).toEqual([whenText, sinceText]);
  });
});

// rule: costs/unknown-figures
test("a sentence is left out when one of its figures is unknown", () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.option(fc.string()), (low, high) => {
      expect(sentence`De ${low} à ${high}.`).toBe(low === null || high === null ? null : `De ${low} à ${high}.`);
    }),
  );
  expect(known([sentence`Il reste ${"ceci"}.`, sentence`Et ${null}.`])).toEqual(["Il reste ceci."]);
});
