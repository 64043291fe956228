import fc from "fast-check";
import { expect, test } from "vitest";
import { largestParts, partsOf } from "./parts";

const amounts = fc.array(fc.nat({ max: 50_000_000 }), { minLength: 1, maxLength: 12 });

// rule: costs/drawn
test("the parts of a bar follow each other without gap, fill it, and are as long as their amounts", () => {
  fc.assert(
    fc.property(amounts, (all) => {
      const sum = all.reduce((before, amount) => before + amount, 0);
      const parts = partsOf(all.map((amount) => ({ amount })));
      let end = 0;
      for (const [place, { from, width }] of parts.entries()) {
        expect(from).toBeCloseTo(end, 5);
        expect(width).toBeGreaterThanOrEqual(0);
        expect(Math.abs(width - (sum === 0 ? 0 : ((all[place] ?? 0) / sum) * 100))).toBeLessThanOrEqual(0.1001);
        end = from + width;
      }
      expect(end).toBeCloseTo(sum === 0 ? 0 : 100, 5);
    }),
  );
});

// rule: costs/drawn
test("bars that are compared stand for the same whole, so the cheaper one is shorter", () => {
  expect(partsOf([{ amount: 30 }, { amount: 20 }], 100)).toEqual([
    { from: 0, width: 30 },
    { from: 30, width: 20 },
  ]);
});

// rule: costs/drawn
test("the largest parts are named with their share; a cost of nothing names none", () => {
  const line = (label: string, amount: number) => ({ key: label, label, amount, formula: "", from: [] });
  expect(largestParts([line("Assurance", 20), line("Énergie", 55), line("Vignette", 5), line("Crédit", 20)])).toBe(
    "Surtout\u00a0: énergie (55\u00a0%), assurance (20\u00a0%).",
  );
  expect(largestParts([line("Droit de douane", 40), line("TVA", 60)])).toBe(
    "Surtout\u00a0: TVA (60\u00a0%), droit de douane (40\u00a0%).",
  );
  expect(largestParts([line("Réparations", 0)])).toBe("");
});
