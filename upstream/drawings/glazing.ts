import type { BodyStyle, CarSpec } from "./car-spec";
import { between, vary } from "./chance";
import { type Knot, lerp, smooth } from "./path";
import type { Frame } from "./proportions";
import type { Silhouette } from "./silhouette";

export type Glazing = {
  /** outline of all side windows */
  d: string;
  knots: readonly Knot[];
  /** lower front corner, by the mirror */
  corner: { x: number; h: number };
  /** the pillar between the doors, and the rear edge of the last door, at the belt */
  pillarB: number;
  pillarC: number;
  /** height of the roof band over the windows */
  band: number;
  /** horizontal depth of the windscreen pillar */
  depth: number;
};

const usualEdge = (f: Frame): { top: number; foot: number; lift: number } => {
  const { rear, wheelbase: w, roofEnd, end, length: l, box, spec } = f;
  switch (spec.body) {
    case "city":
    case "hatchback":
      return {
        top: rear - w * between(spec.seed, "quarter", 0.075, 0.03),
        foot: rear + w * between(spec.seed, "quarter", 0.035, 0.075),
        lift: 0.028,
      };
    case "saloon":
      return { top: roofEnd.x - l * 0.035, foot: rear + w * 0.055, lift: 0.012 };
    case "coupe":
      return { top: roofEnd.x - l * 0.05, foot: rear + w * 0.02, lift: 0.03 };
    case "pickup":
      return { top: roofEnd.x - 75, foot: roofEnd.x - 25, lift: 0 };
    case "mpv":
      return { top: roofEnd.x - l * 0.06, foot: end - l * 0.095, lift: 0 };
    case "offroader":
      return { top: roofEnd.x - l * lerp(0.055, 0.035, box), foot: end - l * lerp(0.09, 0.052, box), lift: 0 };
    default:
      if (vary(spec.seed, "wrap") < 0.3) return { top: roofEnd.x - l * 0.035, foot: end - l * 0.078, lift: 0.01 };
      return {
        top: roofEnd.x - l * between(spec.seed, "pillarD", 0.06, 0.09),
        foot: end - l * between(spec.seed, "quarter", 0.12, 0.15),
        lift: vary(spec.seed, "kick") < 0.5 ? 0.035 : 0.008,
      };
  }
};

/** Where the rear edge of the side windows stands: its top and its foot. */
const rearEdge = (f: Frame): { top: number; foot: number; lift: number } => {
  const { end, length, spec } = f;
  const usual = usualEdge(f);
  const { glassTop, glassFoot, glassKick } = spec.design ?? {};
  return {
    top: glassTop === undefined ? usual.top : end - length * glassTop,
    foot: glassFoot === undefined ? usual.foot : end - length * glassFoot,
    lift: glassKick ?? usual.lift,
  };
};

/** The pillar between the doors, as a share of the wheelbase behind the front axle. */
const pillarShare: Record<BodyStyle, number> = {
  city: 0.545,
  hatchback: 0.54,
  saloon: 0.535,
  coupe: 0.66,
  suv: 0.53,
  mpv: 0.52,
  pickup: 0.46,
  offroader: 0.5,
};

/** The rear doors' end, as a share of the wheelbase behind the rear axle. */
const doorEnd: Record<BodyStyle, number> = {
  city: 0.02,
  hatchback: -0.015,
  saloon: -0.035,
  coupe: 0,
  suv: 0.015,
  mpv: -0.005,
  pickup: 0,
  offroader: -0.005,
};

const hasTwoDoors = ({ body, twoDoors, design }: CarSpec): boolean =>
  design?.options.includes("twoDoors") ?? twoDoors ?? body === "coupe";

export const glazingOf = (f: Frame, body: Silhouette): Glazing => {
  const { cowl, screen, height, front, rear, wheelbase, spec } = f;
  const slope = Math.atan2(screen.h - cowl.h, screen.x - cowl.x);
  const depth = 92 / Math.sin(slope);
  const band = height * lerp(0.054, 0.047, f.box);
  const foot = f.belt(cowl.x + depth);
  const corner = { x: cowl.x + depth - ((cowl.h - foot) / Math.tan(slope)) * 0.75, h: foot };
  const shoulder = screen.x + depth * 0.92;
  const edge = rearEdge(f);
  const under = (x: number): number => body.topAt(x) - band;
  const along = (t: number): Knot => {
    const x = lerp(shoulder, edge.top, t);
    return [x, under(x), 1];
  };
  const waist = edge.foot - (edge.foot - corner.x) * 0.22;
  const knots: Knot[] = [
    [corner.x, corner.h, 0.1],
    [shoulder, under(shoulder), 0.5],
    along(0.3),
    along(0.65),
    [edge.top, under(edge.top), 0.35],
    [edge.foot, f.belt(edge.foot) + height * edge.lift, 0.15],
    [waist, f.belt(waist) + height * edge.lift * 0.25, 0.8],
    [lerp(corner.x, waist, 0.5), f.belt(lerp(corner.x, waist, 0.5)), 1],
  ];
  const two = hasTwoDoors(spec);
  const pillarB =
    two && spec.body === "pickup" ? f.roofEnd.x - 70 : front + wheelbase * (two ? 0.66 : pillarShare[spec.body]);
  const pillarC = two ? pillarB : spec.body === "pickup" ? f.roofEnd.x - 40 : rear + wheelbase * doorEnd[spec.body];
  return { d: smooth(knots, "M", true), knots, corner, pillarB, pillarC, band, depth };
};
