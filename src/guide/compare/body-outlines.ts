/** Lengths in millimetres. */
export interface BodySize {
  readonly length: number;
  readonly height: number;
  readonly wheelbase: number | null;
  readonly groundClearance: number | null;
}

/** A generic side view: the line over the body, and what is usual for its wheels. */
interface Shape {
  /** From the front bumper over the roof to the rear bumper, in a box of 200 by 100 with the front at the left and the ground at the bottom. */
  readonly top: string;
  /** Part of the two overhangs that is in front of the front wheels. */
  readonly front: number;
  /** Radius of a wheel, as a part of the height. */
  readonly wheel: number;
}

/** By the name of the body type, as the guide says it (src/contract/market/lists.ts). */
const SHAPES: Readonly<Record<string, Shape>> = {
  Citadine: {
    top: "M5 82Q0 80 0 70L1 56Q2 48 10 46Q34 41 50 36L80 8Q90 0 110 0Q156 0 180 8L195 38Q200 44 200 56L200 72Q200 80 195 82",
    front: 0.53,
    wheel: 0.207,
  },
  "Berline 5 portes": {
    top: "M5 82Q0 80 0 70L1 58Q2 50 10 47Q36 42 56 37L86 8Q96 0 114 0Q156 1 180 12L194 36Q200 42 200 54L200 72Q200 80 195 82",
    front: 0.5,
    wheel: 0.21,
  },
  "Berline 4 portes": {
    top: "M5 83Q0 80 0 70L1 60Q2 52 10 49Q36 43 54 39L84 8Q94 0 108 0Q132 0 146 10L170 33L192 36Q200 38 200 50L200 70Q200 80 195 83",
    front: 0.45,
    wheel: 0.22,
  },
  Break: {
    top: "M5 83Q0 80 0 70L1 60Q2 52 10 49Q36 43 54 39L84 8Q94 0 110 0L168 3Q182 4 186 12L196 38Q200 44 200 56L200 72Q200 80 195 83",
    front: 0.46,
    wheel: 0.22,
  },
  SUV: {
    top: "M4 78Q0 76 0 66L1 46Q2 40 10 38Q32 34 48 32L73 7Q81 0 97 0L164 2Q182 3 186 12L196 36Q200 42 200 54L200 70Q200 77 196 78",
    front: 0.47,
    wheel: 0.207,
  },
  "Pick-up": {
    top: "M4 76Q0 75 0 66L1 46Q2 41 8 40Q34 37 50 35L72 6Q78 0 90 0Q114 0 122 6L131 37L198 37L200 41L200 66L196 76",
    front: 0.4,
    wheel: 0.212,
  },
  Monospace: {
    top: "M5 81Q0 79 0 69L1 54Q2 46 10 43Q26 38 38 33L70 6Q80 0 98 0Q160 0 182 5Q187 6 188 12L197 40Q200 46 200 58L200 72Q200 80 195 81",
    front: 0.47,
    wheel: 0.2,
  },
  Coupé: {
    top: "M5 83Q0 80 0 70L1 62Q3 54 14 50Q44 43 64 40L96 8Q108 0 118 0Q142 1 160 16L178 30Q190 33 196 36Q200 40 200 50L200 70Q200 80 195 83",
    front: 0.46,
    wheel: 0.24,
  },
  Cabriolet: {
    top: "M5 83Q0 80 0 70L1 60Q3 52 14 49Q42 43 60 40L90 8Q98 0 110 0Q132 2 144 18L156 36L190 38Q200 40 200 52L200 70Q200 80 195 83",
    front: 0.46,
    wheel: 0.23,
  },
  Utilitaire: {
    top: "M4 82Q0 81 0 72L1 54Q2 47 10 44L32 37L58 6Q64 0 78 0L190 0Q196 1 197 8L200 50L200 74Q200 81 196 82",
    front: 0.5,
    wheel: 0.175,
  },
  Minibus: {
    top: "M4 84Q0 83 0 76L1 62Q2 56 6 53L18 46L38 8Q42 0 54 0L190 0Q197 1 198 8L200 50L200 76Q200 83 196 84",
    front: 0.55,
    wheel: 0.155,
  },
};

const within = (value: number | null, [least, most]: readonly [number, number], usual: number) =>
  value !== null && value >= least && value <= most ? value : usual;

/**
 * The side view of a car as one path in millimetres, from the tip of its front bumper (0) to its length and from its roof (0) to the ground (rule:
 * guide/compare-silhouettes). A wheelbase or a clearance that no car has counts as unknown, and what is usual is drawn.
 * @returns null for a body type that has no outline
 */
export function outlineOf(bodyType: string, { length, height, wheelbase, groundClearance }: BodySize): string | null {
  const shape = SHAPES[bodyType];
  if (!shape) return null;
  const between = within(wheelbase, [length * 0.5, length * 0.7], length * 0.6);
  const front = (length - between) * shape.front;
  const rear = front + between;
  const radius = Math.min(height * shape.wheel, front * 0.85, (length - rear) * 0.85);
  const clearance = Math.min(within(groundClearance, [height * 0.05, height * 0.2], height * 0.12), radius * 0.7);
  // Where the underside meets a wheel, before and behind its middle.
  const half = Math.sqrt(radius ** 2 - (radius - clearance) ** 2);

  const mm = (value: number) => String(Math.round(value));
  const under = mm(height - clearance);
  const arc = (flags: string, x: number) => `A${mm(radius)} ${mm(radius)} 0 ${flags} ${mm(x)} ${under}`;
  // The underside goes round the lower part of a wheel; the upper part is a line of its own.
  const round = (wheel: number) => `H${mm(wheel + half)}${arc("0 1", wheel - half)}`;
  const above = (wheel: number) => `M${mm(wheel - half)} ${under}${arc("1 1", wheel + half)}`;
  const top = shape.top.replace(
    /(\d+) (\d+)/g,
    (_, x: string, y: string) => `${mm((Number(x) * length) / 200)} ${mm((Number(y) * height) / 100)}`,
  );
  const behind = (length + rear + half) / 2;
  return `${top}L${mm(behind)} ${under}${round(rear)}${round(front)}H${mm((front - half) / 2)}Z${above(rear)}${above(front)}`;
}
