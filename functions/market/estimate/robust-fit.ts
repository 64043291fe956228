import { CholeskyDecomposition, Matrix } from "ml-matrix";

/** A linear explanation of values, found so that a few absurd ones hardly move it. Vectors have one figure per feature, the level first. */

export interface Observation {
  readonly features: readonly number[];
  readonly value: number;
  /** 1 counts in full. */
  readonly weight: number;
}

/** What is believed of the coefficients and of the noise before any observation. */
export interface Prior {
  readonly mean: readonly number[];
  /** Standard deviations; Infinity where nothing is believed. */
  readonly spread: readonly number[];
  /** Standard deviation of one observation. */
  readonly noise: number;
}

/** What observations say of coefficients: the sums of a weighted regression, in units of the noise. */
export interface Evidence {
  readonly information: readonly (readonly number[])[];
  readonly moment: readonly number[];
}

export interface Fit {
  readonly coefficients: readonly number[];
  readonly covariance: readonly (readonly number[])[];
  /** Standard deviation of one observation that is not absurd. */
  readonly noise: number;
  readonly evidence: Evidence;
}

const MAX_ROUNDS = 20;
/** Coefficients that move less than this, as shares of a price, have been found. */
const ENOUGH = 1e-4;
/** Tukey's bisquare: an observation farther than so many deviations counts for nothing. At 4.685 it is as good as 95 % of the mean of normal noise. */
const BISQUARE = 4.685;
/** Half of normal noise lies within so many deviations of its middle. */
export const QUARTILE = 0.6745;
/** The prior noise counts for as many observations. */
const NOISE_STRENGTH = 6;
/** Asking prices are rounded: below this, noise says nothing. */
const MIN_NOISE = 0.02;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((total, value, index) => total + value * (b[index] ?? 0), 0);

/** The value at which half of the weight is below. */
function weightedMedian(values: readonly (readonly [value: number, weight: number])[]): number {
  const sorted = values.toSorted(([a], [b]) => a - b);
  const half = sum(sorted.map(([, weight]) => weight)) / 2;
  let below = 0;
  for (const [value, weight] of sorted) {
    below += weight;
    if (below >= half) return value;
  }
  return 0;
}

/** The sums of a regression with these weights. */
function evidenceOf(observations: readonly Observation[], weights: readonly number[], size: number): Evidence {
  const information = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const moment = new Array<number>(size).fill(0);
  for (const [at, { features, value }] of observations.entries()) {
    const weight = weights[at] ?? 0;
    if (weight === 0) continue;
    for (let row = 0; row < size; row += 1) {
      const part = weight * (features[row] ?? 0);
      const into = information[row];
      if (part === 0 || !into) continue;
      moment[row] = (moment[row] ?? 0) + part * value;
      for (let column = 0; column < size; column += 1)
        into[column] = (into[column] ?? 0) + part * (features[column] ?? 0);
    }
  }
  return { information, moment };
}

/** The coefficients that are likeliest after prior and evidence, and a function that tells how sure they are. */
export function posterior(
  { information, moment }: Evidence,
  { mean, spread }: Pick<Prior, "mean" | "spread">,
): { readonly coefficients: readonly number[]; readonly covariance: () => Fit["covariance"] } {
  const precision = spread.map((one) => one ** -2);
  // Rounding differs on the two sides of the diagonal: one side is taken for both.
  const matrix = new Matrix(
    information.map((row, at) =>
      row.map((value, column) =>
        at === column ? value + (precision[at] ?? 0) : (information[Math.max(at, column)]?.[Math.min(at, column)] ?? 0),
      ),
    ),
  );
  const solver = new CholeskyDecomposition(matrix);
  const right = Matrix.columnVector(moment.map((value, at) => value + (precision[at] ?? 0) * (mean[at] ?? 0)));
  return {
    coefficients: solver.solve(right).to1DArray(),
    covariance: () => solver.solve(Matrix.eye(mean.length)).to2DArray(),
  };
}

/** The noise of residuals by their median, drawn to the prior's where observations are few. */
function noiseOf(residuals: readonly number[], weights: readonly number[], prior: number): number {
  const seen = weightedMedian(residuals.map((residual, at) => [Math.abs(residual), weights[at] ?? 0])) / QUARTILE;
  const n = sum(weights);
  return Math.max(MIN_NOISE, Math.sqrt((n * seen ** 2 + NOISE_STRENGTH * prior ** 2) / (n + NOISE_STRENGTH)));
}

const bisquare = (deviations: number) =>
  Math.abs(deviations) >= BISQUARE ? 0 : (1 - (deviations / BISQUARE) ** 2) ** 2;

/**
 * A regression by Tukey's bisquare that begins at the prior's slopes and the median level, so that up to half of the observations may be absurd.
 * @param observations at least one
 */
export function robustFit(observations: readonly Observation[], prior: Prior): Fit {
  const own = observations.map(({ weight }) => weight);
  const apart = observations.map(({ features, value }) => value - dot(prior.mean, features));
  const level = weightedMedian(apart.map((value, at) => [value, own[at] ?? 0]));
  let coefficients: readonly number[] = prior.mean.map((value, at) => (at === 0 ? value + level : value));
  for (let round = 1; ; round += 1) {
    const residuals = observations.map(({ features, value }) => value - dot(coefficients, features));
    const noise = noiseOf(residuals, own, prior.noise);
    const weights = residuals.map((residual, at) => ((own[at] ?? 0) * bisquare(residual / noise)) / noise ** 2);
    const evidence = evidenceOf(observations, weights, prior.mean.length);
    const found = posterior(evidence, prior);
    const moved = Math.max(...found.coefficients.map((value, at) => Math.abs(value - (coefficients[at] ?? 0))));
    coefficients = found.coefficients;
    if (moved < ENOUGH || round === MAX_ROUNDS)
      return { coefficients, covariance: found.covariance(), noise, evidence };
  }
}

/** What evidence says of the slopes, whatever the level is: so that models of different prices can be put together. */
export function withoutLevel({ information, moment }: Evidence): Evidence {
  const [[all = 0, ...beside] = [], ...rows] = information;
  const [value = 0, ...rest] = moment;
  if (all === 0) return { information: rows.map(([, ...row]) => row), moment: rest };
  return {
    information: rows.map(([first = 0, ...row]) =>
      row.map((one, column) => one - (first * (beside[column] ?? 0)) / all),
    ),
    moment: rest.map((one, at) => one - ((beside[at] ?? 0) * value) / all),
  };
}

/** The evidence of several models together. */
export const together = (all: readonly Evidence[], size: number): Evidence => ({
  information: Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_unused, column) =>
      sum(all.map(({ information }) => information[row]?.[column] ?? 0)),
    ),
  ),
  moment: Array.from({ length: size }, (_, row) => sum(all.map(({ moment }) => moment[row] ?? 0))),
});
