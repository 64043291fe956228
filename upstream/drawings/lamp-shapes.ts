import { choose } from "./chance";
import { type HeadKind, heads, tails } from "./lamp-forms";
import type { Knot } from "./path";
import type { Frame } from "./proportions";

type PlacedLamp = { shape: Knot[]; glow: Knot[] };

/** The front lamp's level: just under the bonnet's edge. */
export const headLevel = (f: Frame): number => f.hood + f.height * 0.004;

export const headOf = (f: Frame): PlacedLamp & { kind: HeadKind } => {
  const upright = choose(f.spec.seed, "lamp", ["round", "block"]);
  const modern = choose(f.spec.seed, "lamp", ["sweep", "slim", "blade", "split"]);
  const kind = f.spec.design?.head ?? (f.box > 0.6 ? upright : modern);
  const place = ([x, h, soft]: Knot): Knot => [x * f.length, headLevel(f) + h * f.height, soft];
  return { kind, shape: heads[kind].shape.map(place), glow: heads[kind].glow.map(place) };
};

export const tailOf = (f: Frame): PlacedLamp => {
  const { end, length, height: h, tail, spec } = f;
  const notched = spec.body === "saloon" || spec.body === "coupe";
  const level = tail.h - h * (notched ? 0.012 : 0.025);
  const x = (share: number): number => end - length * share;
  const chosen = spec.design?.tail;
  if (!chosen && f.box > 0.6) {
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
  if (!chosen && spec.body === "pickup") {
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
  const lamp = tails[chosen ?? (spec.body === "mpv" ? "column" : choose(spec.seed, "tail", ["hook", "slim", "wing"]))];
  const place = ([share, rise, soft]: Knot): Knot => [x(share), level + rise * h, soft];
  return { shape: lamp.shape.map(place), glow: lamp.glow.map(place) };
};
