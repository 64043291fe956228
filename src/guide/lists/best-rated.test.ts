import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestRated, weighted } from "./best-rated";

const rated = (ownerScore: number | null, reviewCount: number) => ({ ownerScore, reviewCount });
const model = fc
  .record({ tenths: fc.integer({ min: 10, max: 50 }), reviewCount: fc.nat({ max: 60 }) })
  .map(({ tenths, reviewCount }) => rated(reviewCount === 0 ? null : tenths / 10, reviewCount));

// rule: guide/best-rated
describe("the best rated models", () => {
  it("have five reviews at least, and are as many as asked for at most", () => {
    fc.assert(
      fc.property(fc.array(model), fc.nat({ max: 10 }), (models, most) => {
        const best = bestRated(models, most);
        expect(best.every(({ reviewCount }) => reviewCount >= 5)).toBe(true);
        expect(best).toHaveLength(Math.min(most, models.filter(({ reviewCount }) => reviewCount >= 5).length));
      }),
    );
  });

  it("come best first, and none left out is better", () => {
    fc.assert(
      fc.property(fc.array(model), fc.nat({ max: 10 }), (models, most) => {
        const best = bestRated(models, most);
        const scores = best.map(weighted);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        const out = models.filter((one) => one.reviewCount >= 5 && !best.includes(one));
        expect(out.every((one) => scores.every((score) => weighted(one) <= score))).toBe(true);
      }),
    );
  });

  it("leave the list they come from as it was", () => {
    const models = [rated(3, 9), rated(5, 9)];
    bestRated(models, 1);
    expect(models).toEqual([rated(3, 9), rated(5, 9)]);
  });

  it("put forty owners who say 4,6 above five who say 5", () => {
    expect(bestRated([rated(5, 5), rated(4.6, 40)], 1)).toEqual([rated(4.6, 40)]);
  });
});

// rule: guide/best-rated
describe("what a score weighs", () => {
  it("is what is expected of any car where nobody gave one", () => expect(weighted(rated(null, 0))).toBe(3.8));

  it("lies between that and what the owners say", () => {
    fc.assert(
      fc.property(model, (one) => {
        const said = one.ownerScore ?? 3.8;
        expect(weighted(one)).toBeGreaterThanOrEqual(Math.min(said, 3.8) - 1e-9);
        expect(weighted(one)).toBeLessThanOrEqual(Math.max(said, 3.8) + 1e-9);
      }),
    );
  });
});
