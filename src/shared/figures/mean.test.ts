import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mean, meanScore } from "./mean";

const score = fc.integer({ min: 1, max: 5 });

describe("the mean of the owners' scores", () => {
  it("is unknown without scores", () => expect(mean([])).toBeNull());

  it("lies between the lowest and the highest score", () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1 }), (scores) => {
        const value = mean(scores);
        expect(value).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(value).toBeLessThanOrEqual(Math.max(...scores));
      }),
    );
  });

  it("is the score itself when all are equal", () => {
    fc.assert(
      fc.property(score, fc.integer({ min: 1, max: 50 }), (value, times) => {
        expect(mean(Array<number>(times).fill(value))).toBe(value);
      }),
    );
  });

  it("of 3, 4 and 5 is 4", () => expect(mean([3, 4, 5])).toBe(4));

  it("has one decimal, the same in whatever order the scores come", () => {
    expect(meanScore([])).toBeNull();
    expect(meanScore([4, 5, 4])).toBe(4.3);
    expect(meanScore([4.2, 4.3])).toBe(4.3);
    expect(meanScore([4.24, 4.24, 4.27])).toBe(4.3);
    expect(meanScore([4.25, 4.2])).toBe(4.2); // 4.225, not the mean of 4.3 and 4.2
    const tenths = fc.integer({ min: 10, max: 50 }).map((value) => value / 10);
    fc.assert(fc.property(fc.array(tenths), (all) => void expect(meanScore(all.toReversed())).toBe(meanScore(all))));
  });
});
