import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestRated, weighted } from "./best-rated";

const rated = (ownerScore: number | null, reviewCount: number) => ({ ownerScore, reviewCount });
const model = fc
  .record({ tenths: fc.integer({ min: 10, max: 50 }), reviewCount: fc.nat({ max: 60 }) })
  .map(({ tenths, reviewCount }) => rated(reviewCount === 0 ? null : tenths / 10, reviewCount));

// rule: guide/best-rated
describe("the best rated models", () => {
  it("have at least five reviews, and their number does not exceed the maximum", () => {
    fc.assert(
      fc.property(fc.array(model), fc.nat({ max: 10 }), (models, most) => {
        const best = bestRated(models, most);
        expect(best.every(({ reviewCount }) => reviewCount >= 5)).toBe(true);
        expect(best).toHaveLength(Math.min(most, models.filter(({ reviewCount }) => reviewCount >= 5).length));
      }),
    );
  });

  it("are sorted best first, and no omitted model is better", () => {
    fc.assert(
      fc.property(fc.array(model), fc.nat({ max: 10 }), (models, most) => {
        const best = bestRated(models, most);
        const scores = best.map(weighted);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        const out = models.filter((other) => other.reviewCount >= 5 && !best.includes(other));
        expect(out.every((other) => scores.every((score) => weighted(other) <= score))).toBe(true);
      }),
    );
  });

  it("are found without changing the given list", () => {
    const models = [rated(3, 9), rated(5, 9)];
    bestRated(models, 1);
    expect(models).toEqual([rated(3, 9), rated(5, 9)]);
  });

  it("rank 4.6 from forty owners above 5 from five owners", () => {
    expect(bestRated([rated(5, 5), rated(4.6, 40)], 1)).toEqual([rated(4.6, 40)]);
  });
});

// rule: guide/best-rated
describe("a weighted score", () => {
  it("is the prior score for a model without reviews", () => expect(weighted(rated(null, 0))).toBe(3.8));

  it("lies between the prior score and the owners' score", () => {
    fc.assert(
      fc.property(model, (car) => {
        const score = car.ownerScore ?? 3.8;
        expect(weighted(car)).toBeGreaterThanOrEqual(Math.min(score, 3.8) - 1e-9);
        expect(weighted(car)).toBeLessThanOrEqual(Math.max(score, 3.8) + 1e-9);
      }),
    );
  });
});
