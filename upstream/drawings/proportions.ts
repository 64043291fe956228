import type { BodyStyle, CarSpec } from "./car-spec";
import { between, hash, vary } from "./chance";
import { clamp, lerp } from "./path";
import { styles } from "./styles";

const wheelbaseShare: Record<BodyStyle, number> = {
  city: 0.655,
  hatchback: 0.628,
  saloon: 0.593,
  coupe: 0.6,
  suv: 0.59,
  mpv: 0.618,
  pickup: 0.582,
  offroader: 0.587,
};

/** A believable wheelbase where none is known. */
export const wheelbaseOf = (body: BodyStyle, lengthMm: number): number => Math.round(lengthMm * wheelbaseShare[body]);

export type Frame = {
  spec: CarSpec;
  /** unique prefix of every id of this car */
  id: string;
  length: number;
  /** the body's own end: before the spare wheel where there is one */
  end: number;
  height: number;
  box: number;
  /** how far the bonnet's edge stands back from the bumper */
  slope: number;
  spare: boolean;
  front: number;
  rear: number;
  wheelbase: number;
  wheel: number;
  arch: number;
  archH: number;
  sill: number;
  bumperFront: number;
  bumperRear: number;
  hood: number;
  cowl: { x: number; h: number };
  screen: { x: number; h: number };
  /** the back of the cabin's roof */
  roofEnd: { x: number; h: number };
  tail: { x: number; h: number };
  belt: (x: number) => number;
};

/** Every measure the drawing needs, in mm. */
export const frameOf = (spec: CarSpec): Frame => {
  const { body, seed, lengthMm: length, heightMm: height } = spec;
  const { design } = spec;
  const style = { ...styles[body], ...design?.shape };
  // a designed model is drawn as its data say, any other one varies about its style by its name
  const about = (key: string, low: number, high: number): number => (design ? 0 : between(seed, key, low, high));
  const off = body === "offroader";
  // from square-backed (0) to coupé-like (1)
  const rake = vary(seed, "rake");
  const box = clamp(
    design?.box ?? spec.box ?? (off ? 0.5 : body === "pickup" ? 0.15 : body === "suv" ? 0.34 * (1 - rake) : 0),
    0,
    1,
  );
  const spare = off && (design ? design.options.includes("spare") : (spec.spare ?? vary(seed, "spare") < 0.5));
  const end = spare ? length - clamp(length * 0.045, 150, 215) : length;

  const diameter = clamp(
    length * style.wheel * (off ? 1 + 0.12 * clamp((4400 - length) / 800, 0, 1) : 1),
    style.wheelMin,
    style.wheelMax,
  );
  const wheel = (design?.tyre?.outer ?? diameter) / 2;
  const arch = wheel * style.arch;
  const wheelbase = clamp(spec.wheelbaseMm, length * 0.5, length * 0.7);
  const front = Math.max(arch + 170, (end - wheelbase) * style.front);
  const rear = Math.min(front + wheelbase, end - arch - 60);

  // long cars of a class are those with engines set back: more bonnet before the screen
  const dash = design
    ? 0
    : body === "suv"
      ? clamp((length - 4500) / 1000, 0, 0.5) * 0.09
      : body === "saloon"
        ? clamp((length - 4650) / 100, 0, 1) * 0.06
        : 0;
  const upright = off && !design ? box : 0;
  const cowlX = style.cowlX + dash + upright * 0.07 + about("cowl", -0.012, 0.012);
  const screenX = style.screenX + dash * 0.9 - upright * 0.025 + about("screen", -0.012, 0.012);
  const fall =
    style.roofFall *
    (1 - 0.7 * upright) *
    (design ? 1 : body === "suv" ? lerp(0.55, 1.75, rake) : between(seed, "fall", 0.8, 1.2));
  const hoodH = height * (style.hood - upright * 0.045 + about("hood", -0.01, 0.01));
  const cowlH = height * (style.cowl - upright * 0.062);
  const beltFront = height * (style.beltFront - upright * 0.035);
  const beltRear = Math.max(beltFront, height * (style.beltRear - upright * 0.04 + about("belt", -0.012, 0.012)));
  const roofEndX =
    body === "pickup"
      ? rear - wheelbase * style.roofEnd
      : end -
        length * (style.roofEnd * (1 - 0.45 * upright)) -
        (design ? 0 : body === "suv" ? lerp(-0.018, 0.03, rake) : between(seed, "roof", -0.006, 0.012)) * length;
  const lift = off || body === "pickup" ? 26 : 6;
  const sill = Math.min(spec.clearanceMm + style.sill, wheel + lift - 20);

  return {
    spec,
    length,
    end,
    height,
    box,
    slope: design?.slope ?? 0.45 * (1 - box),
    spare,
    front,
    rear,
    wheelbase,
    wheel,
    arch,
    sill,
    id: `c${hash(JSON.stringify(spec)).toString(36)}`,
    archH: wheel + lift,
    bumperFront: Math.max(sill - 30, spec.clearanceMm + 20),
    bumperRear: sill + (body === "pickup" || off ? 90 : 40),
    hood: hoodH,
    cowl: { x: front + wheelbase * cowlX, h: cowlH },
    screen: { x: front + wheelbase * screenX, h: height * lerp(0.955, 0.972, off || design ? box : 0) },
    roofEnd: { x: roofEndX, h: height * (1 - fall) },
    tail: { x: end - length * style.tailX * (1 - 0.55 * upright), h: height * (style.tail - upright * 0.01) },
    belt: (x) => lerp(beltFront, beltRear, clamp((x - front) / (rear - front), -0.2, 1.3)),
  };
};
