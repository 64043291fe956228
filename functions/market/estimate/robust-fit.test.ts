import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Observation, type Prior, robustFit, together, withoutLevel, posterior } from "./robust-fit";

const PRIOR: Prior = { mean: [0, -0.08, 0.25], spread: [Infinity, 0.1, 0.1], noise: 0.1 };
const TRUTH = [16, -0.1, 0.3] as const;
const valueOf = ([level, a, b]: readonly number[], [, x = 0, y = 0]: readonly number[]) =>
  (level ?? 0) + (a ?? 0) * x + (b ?? 0) * y;

/** Observations of the truth with noise of at most `noise`. */
const observations = (noise: number, min = 12) =>
  fc.array(
    fc.record({
      x: fc.double({ min: -6, max: 6, noNaN: true }),
      y: fc.constantFrom(0, 1),
      noise: fc.double({ min: -noise, max: noise, noNaN: true }),
    }),
    { minLength: min, maxLength: 60 },
  );
const asObservations = (rows: readonly { x: number; y: number; noise: number }[]): Observation[] =>
  rows.map(({ x, y, noise }) => ({ features: [1, x, y], value: valueOf(TRUTH, [1, x, y]) + noise, weight: 1 }));
const middle = (fit: { coefficients: readonly number[] }) => valueOf(fit.coefficients, [1, 0, 0]);

describe("a fit", () => {
  test("finds what the values were made of", () => {
    fc.assert(
      fc.property(observations(0.05, 30), (rows) => {
        expect(Math.abs(middle(robustFit(asObservations(rows), PRIOR)) - 16)).toBeLessThan(0.15);
      }),
    );
  });

  test("does not depend on the order of what it reads", () => {
    fc.assert(
      fc.property(observations(0.2), (rows) => {
        const [one, other] = [rows, rows.toReversed()].map((some) => robustFit(asObservations(some), PRIOR));
        for (const [at, value] of (one?.coefficients ?? []).entries())
          expect(Math.abs(value - (other?.coefficients[at] ?? 0))).toBeLessThan(1e-3);
      }),
    );
  });

  test("moves with all values, by as much", () => {
    fc.assert(
      fc.property(observations(0.2), fc.double({ min: -3, max: 3, noNaN: true }), (rows, shift) => {
        const all = asObservations(rows);
        const moved = robustFit(
          all.map((one) => ({ ...one, value: one.value + shift })),
          PRIOR,
        );
        expect(Math.abs(middle(moved) - middle(robustFit(all, PRIOR)) - shift)).toBeLessThan(1e-3);
      }),
    );
  });

  test("is hardly moved by a fifth of absurd values", () => {
    fc.assert(
      fc.property(
        observations(0.05, 40),
        fc.array(fc.constantFrom(-10, -2.3, 2.3, 10), { minLength: 8, maxLength: 8 }),
        (rows, absurd) => {
          const all = asObservations(rows);
          const more = absurd.map((by): Observation => ({ features: [1, 0, 0], value: TRUTH[0] + by, weight: 1 }));
          expect(Math.abs(middle(robustFit([...all, ...more], PRIOR)) - middle(robustFit(all, PRIOR)))).toBeLessThan(
            0.02,
          );
        },
      ),
    );
  });

  test("of one observation keeps the slopes that were believed", () => {
    const { coefficients } = robustFit([{ features: [1, 3, 1], value: 15, weight: 1 }], {
      ...PRIOR,
      mean: [0, -0.1, 0.2],
      spread: [Infinity, 0.01, 0.01],
    });
    expect(coefficients.map((value) => Math.round(value * 1_000) / 1_000)).toEqual([15.1, -0.1, 0.2]);
  });

  test("is less sure far from what it has read", () => {
    const { covariance } = robustFit(
      asObservations(Array.from({ length: 20 }, (_, n) => ({ x: n / 10, y: n % 2, noise: (n % 3) / 100 }))),
      PRIOR,
    );
    const error = (features: readonly number[]) =>
      features.reduce(
        (sum, a, i) => sum + features.reduce((rest, b, j) => rest + a * b * (covariance[i]?.[j] ?? 0), 0),
        0,
      );
    expect(error([1, 20, 0])).toBeGreaterThan(error([1, 1, 0]) * 10);
  });
});

test("models of different prices say the same slopes together as one model of all of them", () => {
  fc.assert(
    fc.property(observations(0.05, 20), fc.double({ min: -2, max: 2, noNaN: true }), (rows, apart) => {
      const all = asObservations(rows);
      const shifted = all.map((one) => ({ ...one, value: one.value + apart }));
      const evidence = [all, shifted].map((some) => withoutLevel(robustFit(some, PRIOR).evidence));
      const { coefficients } = posterior(together(evidence, 2), {
        mean: PRIOR.mean.slice(1),
        spread: PRIOR.spread.slice(1),
      });
      const [, ...own] = robustFit(all, PRIOR).coefficients;
      for (const [at, value] of coefficients.entries()) expect(Math.abs(value - (own[at] ?? 0))).toBeLessThan(0.05);
    }),
  );
});
