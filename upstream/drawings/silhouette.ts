import { vary } from "./chance";
import { at, heightAt, type Knot, lerp, mm, sample, smooth } from "./path";
import type { Frame } from "./proportions";

/** From the front bumper's lower lip to the windscreen's base. */
const nose = (f: Frame): Knot[] => {
  const { length: l, height: h, hood, box } = f;
  const edge = f.spec.design
    ? l * (0.006 + 0.05 * f.slope)
    : l * lerp(0.03, 0.01, box) + (f.spec.body === "pickup" || f.spec.body === "suv" ? -l * 0.008 : 0);
  const lip = f.bumperFront;
  const middle = lerp(lip, hood, 0.45);
  const { cowl } = f;
  const bonnet = (t: number, soft: number): Knot => [
    lerp(edge, cowl.x, t),
    lerp(hood, cowl.h, 1 - (1 - t) ** lerp(2, 1.35, box)),
    soft,
  ];
  return [
    [l * 0.028, lip, 0.3],
    [l * 0.007, lip + h * 0.045, 0.7],
    [0, middle, 1],
    [l * lerp(0.006, 0.004, box), hood - h * 0.08, 0.9],
    [edge, hood - h * 0.006, lerp(0.8, 0.45, box)],
    bonnet(lerp(0.2, 0.1, box), 0.9),
    bonnet(0.58, 1),
    [cowl.x, cowl.h, 0.2],
  ];
};

/** Windscreen and roof, up to the roof's end. */
const roof = (f: Frame): Knot[] => {
  const { cowl, screen, roofEnd, height, box } = f;
  const bow = height * lerp(0.018, 0.006, box);
  const span = roofEnd.x - screen.x;
  return [
    [lerp(cowl.x, screen.x, 0.5) - bow * 0.4, lerp(cowl.h, screen.h, 0.5) + bow, 1],
    [screen.x, screen.h, lerp(0.9, 0.5, box)],
    [screen.x + span * 0.2, height * lerp(0.99, 0.995, box), 1],
    [screen.x + span * 0.42, height, 1],
    [screen.x + span * 0.76, lerp(height, roofEnd.h, lerp(0.42, 0.2, box)), 1],
  ];
};

const hatch = (f: Frame): Knot[] => {
  const { length: l, end, height: h, roofEnd, tail, box } = f;
  return [
    [roofEnd.x, roofEnd.h, lerp(0.12, 0.3, box)],
    [roofEnd.x + l * lerp(0.004, 0.012, box), roofEnd.h - h * lerp(0.024, 0.05, box), lerp(0.3, 0.8, box)],
    [lerp(roofEnd.x + l * lerp(0.008, 0.012, box), tail.x, 0.57), lerp(roofEnd.h, tail.h, 0.6), 0.8],
    [tail.x, tail.h, 0.5],
    [end - l * 0.0065, h * 0.565, 0.9],
    [end - l * 0.0075, h * 0.465, 0.4],
    [end - l * 0.001, h * 0.435, 0.5],
    [end, lerp(f.bumperRear, h * 0.435, 0.5), 1],
    [end - l * 0.009, f.bumperRear + h * 0.04, 0.7],
    [end - l * 0.036, f.bumperRear + h * 0.008, 0.3],
  ];
};

const notch = (f: Frame): Knot[] => {
  const { length: l, end, height: h, roofEnd, tail } = f;
  const fast = f.spec.body === "coupe" ? 1 : f.spec.design ? 0.25 : vary(f.spec.seed, "fastback") * 0.5;
  const deckX = f.rear + f.wheelbase * lerp(0.16, 0.21, fast);
  return [
    [roofEnd.x, roofEnd.h, 1],
    [lerp(roofEnd.x, deckX, 0.55), lerp(roofEnd.h, tail.h, 0.47), 1],
    [deckX, tail.h + h * 0.018, 0.8],
    [lerp(deckX, tail.x, 0.6), tail.h + h * 0.006, 1],
    [tail.x, tail.h + h * 0.004, 0.15],
    [end - l * 0.01, tail.h - h * 0.035, 0.6],
    [end - l * 0.014, h * 0.54, 0.8],
    [end - l * 0.004, h * 0.455, 0.6],
    [end, lerp(f.bumperRear, h * 0.455, 0.45), 1],
    [end - l * 0.009, f.bumperRear + h * 0.035, 0.7],
    [end - l * 0.034, f.bumperRear, 0.2],
  ];
};

const bed = (f: Frame): Knot[] => {
  const { length: l, end, height: h, roofEnd, tail } = f;
  return [
    [roofEnd.x - 40, roofEnd.h, 0.7],
    [roofEnd.x + 28, roofEnd.h - h * 0.035, 0.6],
    [roofEnd.x + 75, lerp(roofEnd.h, tail.h, 0.7), 0.8],
    [roofEnd.x + 92, tail.h - 4, 0],
    [roofEnd.x + 112, tail.h + 6, 0.2],
    [end - l * 0.013, tail.h + h * 0.012, 0.1],
    [end - l * 0.007, tail.h - h * 0.02, 0.5],
    [end - l * 0.013, h * 0.42, 0.1],
    [end - l * 0.001, h * 0.405, 0.2],
    [end, h * 0.34, 0.6],
    [end - l * 0.018, h * 0.325, 0.2],
    [end - l * 0.03, f.bumperRear, 0.2],
  ];
};

/** The arch over an axle, drawn from the rear of it to the front; where the lower edge meets it. */
const archCut = (f: Frame, axle: number, rearEdge: number, frontEdge: number): string => {
  const { arch, archH } = f;
  const reach = (edge: number): number => Math.sqrt(Math.max(1, arch ** 2 - (archH - edge) ** 2));
  const beyondHalf = rearEdge - archH + (frontEdge - archH) < 0 ? 1 : 0;
  const r = mm(arch);
  return `L${at(axle + reach(rearEdge), rearEdge)}A${r} ${r} 0 ${beyondHalf} 0 ${at(axle - reach(frontEdge), frontEdge)}`;
};

export type Silhouette = {
  /** the closed body, wheel arches cut out */
  d: string;
  /** the upper outline: bumper to cowl, windscreen and roof, the rear */
  nose: readonly Knot[];
  roof: readonly Knot[];
  back: readonly Knot[];
  /** height of the outline's upper side at x */
  topAt: (x: number) => number;
};

export const silhouetteOf = (f: Frame): Silhouette => {
  const { body } = f.spec;
  const front = nose(f);
  const above = roof(f);
  const back = body === "pickup" ? bed(f) : body === "saloon" || body === "coupe" ? notch(f) : hatch(f);
  const top = [...front, ...above, ...back];
  const points = sample(top);
  const rise = 12;
  const rearArch = archCut(f, f.rear, f.bumperRear - 22, f.sill + rise);
  const frontArch = archCut(f, f.front, f.sill, f.bumperFront + rise);
  return {
    d: `${smooth(top)}${rearArch}${frontArch}Z`,
    nose: front,
    roof: above,
    back,
    topAt: (x) => heightAt(points, x),
  };
};
