import type { Form } from "./design";
import { frontLamps } from "./front-lamp-forms";
import { type Knot, lerp, mm, poly, smooth } from "./path";
import { fill, line } from "./svg";

/** Where the face is: half the car's width, the bonnet's edge and the car's height. */
export type Face = { id: string; half: number; hood: number; height: number };

const both = (id: string, name: string, art: string): string =>
  `<g id="${id}${name}">${art}</g><use href="#${id}${name}" transform="scale(-1 1)"/>`;

export const drawFrontLamps = (face: Face, kind: Form<"phares">): string => {
  const { id, half, hood, height: h } = face;
  const place = ([x, rise, soft]: Knot): Knot => [x * half, hood + rise * h, soft];
  if (kind === "round") {
    const [x, y, r] = [half * 0.72, hood - h * 0.075, h * 0.056];
    const ring = (radius: number, paint: string): string =>
      `<circle cx="${mm(x)}" cy="${mm(-y)}" r="${mm(radius)}" fill="${paint}"/>`;
    return both(
      id,
      "fl",
      `${ring(r + 14, "#12181b")}${ring(r, `url(#${id}h)`)}<circle cx="${mm(x)}" cy="${mm(-y)}" r="${mm(r * 0.86)}" fill="none" stroke="#ffffff" stroke-width="15"/>${ring(r * 0.45, "#e9f1f5")}`,
    );
  }
  const { shape, glow } = frontLamps[kind];
  const d = smooth(shape.map(place), "M", true);
  const low = hood - h * 0.15;
  const second =
    kind === "split"
      ? `${fill(poly([half * 0.66, low + h * 0.03], [half * 0.95, low + h * 0.035], [half * 0.93, low - h * 0.06], [half * 0.7, low - h * 0.05]), "#12181b")}<rect x="${mm(half * 0.72)}" y="${mm(-low - h * 0.012)}" width="${mm(half * 0.19)}" height="${mm(h * 0.042)}" rx="14" fill="#e9f1f5"/>`
      : "";
  return both(
    id,
    "fl",
    `${second}${fill(d, `url(#${id}h)`)}${line(d, "#0d1214", 10, 0.9)}${line(smooth(glow.map(place)), "#ffffff", 19, 0.96, ' stroke-linecap="round" stroke-linejoin="round"')}`,
  );
};

/** The grille's outline: x and h as of the lamps, right half from the top middle; `bars` is what fills it. */
type Grille = {
  half: readonly (readonly [number, number])[];
  bars: "level" | "upright" | "mesh" | "none";
  frame: boolean;
};

const grilles: Record<Form<"calandre">, Grille> = {
  wide: {
    half: [
      [0.46, -0.045],
      [0.47, -0.1],
      [0.4, -0.125],
    ],
    bars: "level",
    frame: false,
  },
  framed: {
    half: [
      [0.5, -0.035],
      [0.54, -0.12],
      [0.42, -0.235],
    ],
    bars: "mesh",
    frame: true,
  },
  trapeze: {
    half: [
      [0.3, -0.075],
      [0.58, -0.25],
      [0.52, -0.275],
    ],
    bars: "mesh",
    frame: false,
  },
  slots: {
    half: [
      [0.52, -0.03],
      [0.53, -0.12],
      [0.5, -0.135],
    ],
    bars: "upright",
    frame: false,
  },
  upright: {
    half: [
      [0.34, -0.03],
      [0.42, -0.09],
      [0.28, -0.27],
    ],
    bars: "mesh",
    frame: true,
  },
  bars: {
    half: [
      [0.5, -0.03],
      [0.52, -0.17],
      [0.46, -0.2],
    ],
    bars: "level",
    frame: true,
  },
  closed: {
    half: [
      [0.5, -0.07],
      [0.5, -0.085],
      [0.5, -0.09],
    ],
    bars: "none",
    frame: false,
  },
  pair: { half: [], bars: "upright", frame: true },
  oval: {
    half: [
      [0.4, -0.06],
      [0.5, -0.13],
      [0.34, -0.21],
    ],
    bars: "mesh",
    frame: true,
  },
};

export const drawGrille = (face: Face, kind: Form<"calandre">): string => {
  const { id, half, hood, height: h } = face;
  const spec = grilles[kind];
  const x = (share: number): number => share * half;
  const y = (share: number): number => hood + share * h;
  if (kind === "pair") {
    const [top, foot] = [y(-0.035), y(-0.165)];
    const d = smooth(
      [
        [x(0.035), top, 0.3],
        [x(0.3), top - 6, 0.5],
        [x(0.33), lerp(top, foot, 0.5), 0.6],
        [x(0.27), foot, 0.5],
        [x(0.06), foot, 0.4],
      ],
      "M",
      true,
    );
    const bars = [0.1, 0.16, 0.22].map((s) => `M${mm(x(s))} ${mm(-top + 14)}V${mm(-foot - 12)}`).join("");
    return both(id, "gr", `${fill(d, "#0c1113")}${line(bars, "#596368", 12)}${line(d, "#c3cacd", 14)}`);
  }
  const right = spec.half.map(([sx, sy]): [number, number] => [x(sx), y(sy)]);
  const left = right.map(([px, py]): [number, number] => [-px, py]).reverse();
  const soft = kind === "oval" ? 0.8 : 0.15;
  const d = smooth(
    [...right, ...left].map(([px, py]): Knot => [px, py, soft]),
    "M",
    true,
  );
  const tops = right.map(([, py]) => py);
  const [top, foot] = [Math.max(...tops), Math.min(...tops)];
  const wide = Math.max(...right.map(([px]) => px));
  const count = { level: 4, upright: 8, mesh: 7, none: 0 }[spec.bars];
  const steps = Array.from({ length: count }, (_, i) => (i + 0.5) / count);
  const pattern =
    spec.bars === "upright"
      ? steps.map((t) => `M${mm(lerp(-wide, wide, t))} ${mm(-top)}V${mm(-foot)}`).join("")
      : steps.map((t) => `M${mm(-wide)} ${mm(-lerp(top, foot, t))}H${mm(wide)}`).join("");
  const heavy = spec.bars === "upright" ? x(0.055) : spec.bars === "level" ? h * 0.012 : 9;
  return [
    `<clipPath id="${id}gc"><path d="${d}"/></clipPath>`,
    fill(d, "#0c1113"),
    count
      ? `<g clip-path="url(#${id}gc)">${line(pattern, spec.bars === "mesh" ? "#3b4448" : "#6a7479", heavy)}</g>`
      : "",
    line(d, spec.frame ? "#c3cacd" : "#1c2326", spec.frame ? 16 : 10),
  ].join("");
};

/** The letters of « DÉMO » as strokes in boxes 60 × 100: no font is needed. */
const letters = [
  "M0 0V100H22Q56 96 56 50Q56 4 22 0Z",
  "M52 0H4V100H52M4 50H42M22 -16L38 -34",
  "M0 100V0L30 62L60 0V100",
  "M30 0Q2 0 2 50Q2 100 30 100Q58 100 58 50Q58 0 30 0Z",
];

export const drawPlate = (level: number): string => {
  const [w, h] = [520, 112];
  const scale = 0.62;
  const text = letters
    .map((d, i) => `<path d="${d}" transform="translate(${mm(-168 + i * 90)} ${mm(-level - 28)}) scale(${scale})"/>`)
    .join("");
  return `<rect x="${-w / 2}" y="${mm(-level - h / 2)}" width="${w}" height="${h}" rx="12" fill="#f7f5ee" stroke="#12181b" stroke-width="9"/><g fill="none" stroke="#17457a" stroke-width="21" stroke-linejoin="round">${text}</g>`;
};
