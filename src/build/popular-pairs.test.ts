import fc from "fast-check";
import { expect, it } from "vitest";
import { type PairedModel, popularPairs } from "./popular-pairs";

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
it("pairs models of one segment within 20 % in price, never one with itself, each pair once", () => {
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
it("puts the best known first, whatever order the models come in", () => {
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
it("lets no model fill the list", () => {
  const all = Array.from({ length: 9 }, (_, modelId) => ({
    modelId,
    segment: "B",
    priceMin: 10,
    reviewCount: modelId === 0 ? 9 : 1,
  }));
  expect(popularPairs(all, 24).filter((pair) => pair.some(({ modelId }) => modelId === 0))).toHaveLength(3);
});
