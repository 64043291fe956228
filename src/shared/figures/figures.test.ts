import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asTyped, count, enumerate, figure, figureRange } from "./figures";

const read = (shown: string) =>
  Number(
    shown
      .replace(/\u00a0.*$/, "")
      .replaceAll(".", "")
      .replace(",", ".")
      .replace("−", "-"),
  );
/** A number as editors enter it, with up to four decimals. */
const measured = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map((value) => value / 10_000);

// rule: shared/figures
describe("a figure with its unit", () => {
  it.each([
    [5.6, "l/100 km", "5,6\u00a0l/100\u00a0km"],
    [3990, "mm", "3.990\u00a0mm"],
    [0, "g/km", "0\u00a0g/km"],
    [136.49, "F/kWh", "136,49\u00a0F/kWh"],
    [0.5, "%", "0,5\u00a0%"],
  ])("%d %s is « %s »", (value, unit, shown) => expect(figure(value, unit)).toBe(shown));

  it.each([null, undefined])("is a dash when it is %s", (value) => expect(figure(value, "mm")).toBe("—"));

  it("shows exactly its number, with its sign", () => {
    fc.assert(
      fc.property(measured, (value) => {
        expect(read(figure(value, "km"))).toBeCloseTo(value, 6);
      }),
    );
  });

  it("groups digits in threes with dots, and has no space at which a line can break", () => {
    fc.assert(
      fc.property(measured, (value) => {
        expect(figure(value, "km")).toMatch(/^−?\d{1,3}(?:\.\d{3})*(?:,\d{1,4})?\u00a0km$/);
      }),
    );
  });
});

describe("several figures", () => {
  it.each([
    [[5.6, 7.9, null, 6.4], "5,6\u00a0à\u00a07,9 l/100\u00a0km"],
    [[7.9, 5.6], "5,6\u00a0à\u00a07,9 l/100\u00a0km"],
    [[5.6, null, 5.6], "5,6\u00a0l/100\u00a0km"],
    [[0, 5], "0\u00a0à\u00a05 l/100\u00a0km"],
    [[null], "—"],
    [[], "—"],
  ])("%j are shown as « %s »", (values, shown) => expect(figureRange(values, "l/100 km")).toBe(shown));

  it("are put into a field as people type them", () => expect([5.6, 12].map(asTyped)).toEqual(["5,6", "12"]));
});

describe("a number of things", () => {
  it.each([
    [0, "0 modèle"],
    [1, "1 modèle"],
    [2, "2 modèles"],
    [1200, "1.200 modèles"],
  ])("%i is « %s »: the French plural starts at two", (value, shown) => expect(count(value, "modèle")).toBe(shown));

  it("uses the given plural", () => expect(count(3, "avis", "avis")).toBe("3 avis"));
});

describe("an enumeration", () => {
  it.each([
    [[], ""],
    [["Yaris"], "Yaris"],
    [["Yaris", "Hilux"], "Yaris et Hilux"],
    [["Yaris", "Hilux", "Prado"], "Yaris, Hilux et Prado"],
  ])("of %j reads « %s »", (words, shown) => expect(enumerate(words)).toBe(shown));

  it("names every word once, in order", () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{1,8}[0-9]$/);
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(
          enumerate(words)
            .split(/, | et /)
            .filter(Boolean),
        ).toEqual(words);
      }),
    );
  });
});
