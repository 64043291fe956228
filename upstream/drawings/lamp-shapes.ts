import { choose } from "./chance";
import type { Knot } from "./path";
import type { Frame } from "./proportions";

/**
 * Lamps seen from the side. x is a share of the car's length from its nearer end, h a share of its height over
 * (or under) the lamp's own level; the third number is the joint's softness.
 */
type Lamp = { shape: readonly Knot[]; glow: readonly Knot[] };

export type HeadKind = "round" | "block" | "sweep" | "slim" | "blade" | "split";

const heads: Record<HeadKind, Lamp> = {
  round: {
    shape: [
      [-0.003, -0.035, 0.9],
      [0.026, -0.025, 0.9],
      [0.034, -0.075, 1],
      [0.026, -0.125, 0.9],
      [-0.003, -0.115, 0.9],
    ],
    glow: [
      [0.016, -0.035],
      [0.026, -0.075],
      [0.016, -0.115],
    ],
  },
  block: {
    shape: [
      [-0.003, -0.028, 0.2],
      [0.05, -0.022, 0.2],
      [0.056, -0.085, 0.2],
      [-0.003, -0.1, 0.2],
    ],
    glow: [
      [0.005, -0.09, 0],
      [0.048, -0.078, 0],
      [0.043, -0.034, 0],
    ],
  },
  slim: {
    shape: [
      [-0.003, -0.045, 0.3],
      [0.04, -0.016, 0.5],
      [0.105, 0.012, 0.1],
      [0.088, -0.03, 0.4],
      [0.04, -0.062, 0.5],
      [-0.003, -0.082, 0.3],
    ],
    glow: [
      [0.006, -0.052, 0.3],
      [0.045, -0.028],
      [0.09, -0.004, 0.3],
    ],
  },
  blade: {
    shape: [
      [-0.003, -0.06, 0.3],
      [0.03, -0.03, 0.4],
      [0.082, -0.004, 0.2],
      [0.096, -0.035, 0.2],
      [0.07, -0.105, 0.2],
      [0.04, -0.098, 0.4],
      [-0.003, -0.118, 0.3],
    ],
    glow: [
      [0.008, -0.105, 0.3],
      [0.062, -0.088, 0.2],
      [0.084, -0.034, 0.3],
    ],
  },
  split: {
    shape: [
      [-0.003, -0.035, 0.3],
      [0.03, -0.014, 0.4],
      [0.09, 0.004, 0.1],
      [0.075, -0.028, 0.3],
      [0.04, -0.044, 0.4],
      [-0.003, -0.062, 0.3],
    ],
    glow: [
      [0.006, -0.042, 0.3],
      [0.04, -0.022],
      [0.078, -0.008, 0.3],
    ],
  },
  sweep: {
    shape: [
      [-0.003, -0.06, 0.3],
      [0.028, -0.022, 0.6],
      [0.1, 0.018, 0.15],
      [0.09, -0.025, 0.5],
      [0.06, -0.085, 0.5],
      [0.02, -0.11, 0.6],
      [-0.003, -0.115, 0.3],
    ],
    glow: [
      [0.012, -0.1, 0.3],
      [0.052, -0.08],
      [0.088, -0.004, 0.3],
    ],
  },
};

const tails: Record<"hook" | "slim" | "wing" | "column", Lamp> = {
  hook: {
    shape: [
      [0.075, -0.004, 0.15],
      [-0.005, 0.004, 0.2],
      [-0.005, -0.125, 0.2],
      [0.03, -0.118, 0.4],
      [0.04, -0.07, 0.6],
    ],
    glow: [
      [0.062, -0.016, 0.2],
      [0.03, -0.03, 0.7],
      [0.02, -0.105, 0.3],
    ],
  },
  slim: {
    shape: [
      [0.098, -0.022, 0.2],
      [0.04, -0.006, 0.6],
      [-0.005, -0.004, 0.2],
      [-0.005, -0.062, 0.2],
      [0.05, -0.058, 0.5],
    ],
    glow: [
      [0.088, -0.026, 0.3],
      [0.04, -0.03],
      [-0.0025, -0.03, 0.3],
    ],
  },
  wing: {
    shape: [
      [0.09, -0.03, 0.2],
      [0.045, -0.002, 0.6],
      [-0.005, 0, 0.2],
      [-0.005, -0.1, 0.2],
      [0.035, -0.098, 0.4],
    ],
    glow: [
      [0.078, -0.032, 0.3],
      [0.035, -0.052],
      [0.0025, -0.056, 0.3],
    ],
  },
  column: {
    shape: [
      [0.05, 0.075, 0.2],
      [-0.005, 0.05, 0.1],
      [-0.005, -0.1, 0.2],
      [0.075, -0.08, 0.2],
      [0.045, -0.03, 0.5],
    ],
    glow: [
      [0.036, 0.055, 0.3],
      [0.036, -0.02, 0.8],
      [0.06, -0.065, 0.3],
    ],
  },
};

type PlacedLamp = { shape: Knot[]; glow: Knot[] };

/** The front lamp's level: just under the bonnet's edge. */
export const headLevel = (f: Frame): number => f.hood + f.height * 0.004;

export const headOf = (f: Frame): PlacedLamp & { kind: HeadKind } => {
  const upright = choose(f.spec.seed, "lamp", ["round", "block"]);
  const modern = choose(f.spec.seed, "lamp", ["sweep", "slim", "blade", "split"]);
  const kind = f.box > 0.6 ? upright : modern;
  const place = ([x, h, soft]: Knot): Knot => [x * f.length, headLevel(f) + h * f.height, soft];
  return { kind, shape: heads[kind].shape.map(place), glow: heads[kind].glow.map(place) };
};

export const tailOf = (f: Frame): PlacedLamp => {
  const { end, length, height: h, tail, spec } = f;
  const notched = spec.body === "saloon" || spec.body === "coupe";
  const level = tail.h - h * (notched ? 0.012 : 0.025);
  const x = (share: number): number => end - length * share;
  if (f.box > 0.6) {
    return {
      shape: [
        [x(0.028), h * 0.5, 0.1],
        [end + 20, h * 0.5, 0.1],
        [end + 20, h * 0.405, 0.1],
        [x(0.028), h * 0.405, 0.1],
      ],
      glow: [
        [x(0.02), h * 0.49, 0],
        [x(0.02), h * 0.415, 0],
      ],
    };
  }
  if (spec.body === "pickup") {
    return {
      shape: [
        [x(0.036), level, 0.15],
        [end + 20, level, 0.1],
        [end + 20, h * 0.45, 0.1],
        [x(0.03), h * 0.455, 0.2],
      ],
      glow: [
        [x(0.024), level - h * 0.02, 0.2],
        [x(0.022), h * 0.475, 0.2],
      ],
    };
  }
  const lamp = tails[spec.body === "mpv" ? "column" : choose(spec.seed, "tail", ["hook", "slim", "wing"])];
  const place = ([share, rise, soft]: Knot): Knot => [x(share), level + rise * h, soft];
  return { shape: lamp.shape.map(place), glow: lamp.glow.map(place) };
};
