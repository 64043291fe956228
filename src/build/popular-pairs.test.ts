import fc from "fast-check";
import { expect, it } from "vitest";
import { type PairedModel, popularPairs, variedFirst } from "./popular-pairs";

const models: fc.Arbitrary<readonly PairedModel[]> = fc.uniqueArray(
  fc.record({
    modelId: fc.nat(60),
    segment: fc.option(fc.constantFrom("B", "C", "D")),
    priceMin: fc.option(fc.integer({ min: 8, max: 40 })),
    reviewCount: fc.nat(9),
  }),
  { selector: ({ modelId }) => modelId, maxLength: 40 },
);
const most = fc.nat(30);

// rule: guide/popular-pairs
it("models of one segment whose prices differ by at most 20 % are paired, each pair once, and no model with itself", () => {
  fc.assert(
    fc.property(models, most, (all, limit) => {
      const pairs = popularPairs(all, limit);
      expect(pairs.length).toBeLessThanOrEqual(limit);
      expect(new Set(pairs.map(([a, b]) => [a.modelId, b.modelId].sort((x, y) => x - y).join())).size).toBe(
        pairs.length,
      );
      for (const [a, b] of pairs) {
        expect(a.modelId).not.toBe(b.modelId);
        expect(a.segment).not.toBeNull();
        expect(a.segment).toBe(b.segment);
        const [low = NaN, high = NaN] = [a.priceMin ?? NaN, b.priceMin ?? NaN].sort((x, y) => x - y);
        expect(high / low).toBeLessThanOrEqual(1.2 + 1e-9);
      }
    }),
  );
});

// rule: guide/popular-pairs
it("the best-known pairs come first, whatever the order of the models", () => {
  fc.assert(
    fc.property(models, most, (all, limit) => {
      const pairs = popularPairs(all, limit);
      const least = pairs.map(([a, b]) => Math.min(a.reviewCount, b.reviewCount));
      expect(least).toEqual(least.toSorted((a, b) => b - a));
      expect(popularPairs(all.toReversed(), limit)).toEqual(pairs);
    }),
  );
});

// rule: guide/popular-pairs
it("no model fills the list", () => {
  const all = Array.from({ length: 9 }, (_, modelId) => ({
    modelId,
    segment: "B",
    priceMin: 10,
    reviewCount: modelId === 0 ? 9 : 1,
  }));
  expect(popularPairs(all, 24).filter((pair) => pair.some(({ modelId }) => modelId === 0))).toHaveLength(3);
});

// rule: guide/popular-pairs
it("the pairs shown first name each model once as long as there are such pairs, and no pair is lost", () => {
  const pairs = ["ab", "ac", "cd", "bd", "ef", "ce"].map((names) => ({ names: [...names] }));
  const said = (limit: number) => variedFirst(pairs, limit).map((part) => part.map(({ names }) => names.join("")));
  expect(said(3)).toEqual([
    ["ab", "cd", "ef"],
    ["ac", "bd", "ce"],
  ]);
  expect(said(4)).toEqual([
    ["ab", "cd", "ef", "ac"],
    ["bd", "ce"],
  ]);
  expect(said(9)).toEqual([["ab", "cd", "ef", "ac", "bd", "ce"], []]);
});
