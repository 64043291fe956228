import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginsAlmostLike, oneErrorApart } from "./one-error";

const word = fc.stringMatching(/^[a-e]{0,9}$/);

/** Number of single steps between two texts, by the book (Damerau–Levenshtein, optimal string alignment). */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      table[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
        swapped,
      );
    }
  return at(a.length, b.length);
}

describe("one typing error", () => {
  it.each([
    ["duster", "duster", true],
    ["duser", "duster", true],
    ["dusster", "duster", true],
    ["dustar", "duster", true],
    ["dusetr", "duster", true],
    ["dsuetr", "duster", false],
    ["", "ab", false],
  ])("%j for %j: %s", (typed, meant, expected) => expect(oneErrorApart(typed, meant)).toBe(expected));

  it("is what the book counts as one step, or none", () => {
    fc.assert(
      fc.property(word, word, (a, b) => oneErrorApart(a, b) === distance(a, b) <= 1),
      { numRuns: 2_000 },
    );
  });

  it("may stand in the part that was typed so far", () => {
    expect(beginsAlmostLike("landcruiser", "landcriu")).toBe(true);
    expect(beginsAlmostLike("landcruiser", "lancru")).toBe(true);
    expect(beginsAlmostLike("landcruiser", "lnadcriu")).toBe(false);
  });
});
