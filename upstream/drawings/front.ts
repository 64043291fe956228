import type { CarSpec } from "./car-spec";
import { choose } from "./chance";
import { type PaintShades, shadesOf } from "./colour";
import { drawFrontLamps, drawGrille, drawPlate, type Face } from "./front-face";
import { headOf } from "./lamp-shapes";
import { type Knot, lerp, mm, poly, smooth } from "./path";
import { type Frame, frameOf } from "./proportions";
import { boxLinear, boxRadial, clip, fallFrom, fill, line } from "./svg";

/** The right half of an outline from the top down, made whole by its mirror. */
const whole = (right: readonly Knot[]): string =>
  smooth([...right, ...right.map(([x, h, soft = 1]): Knot => [-x, h, soft]).reverse()], "M", true);

const defs = (f: Frame, s: PaintShades): string =>
  [
    "<defs>",
    fallFrom(`${f.id}fp`, f.cowl.h, f.sill, [
      [0, s.upper],
      [0.3, s.base],
      [0.62, s.dim],
      [1, s.deep],
    ]),
    fallFrom(`${f.id}fr`, f.height, f.cowl.h, [
      [0, s.glint],
      [0.3, s.base],
      [1, s.dim],
    ]),
    fallFrom(`${f.id}fb`, f.cowl.h, f.hood, [
      [0, s.upper],
      [0.6, s.glint],
      [1, s.base],
    ]),
    fallFrom(`${f.id}fw`, f.screen.h, f.cowl.h, [
      [0, "#1c272c"],
      [0.6, "#3a4a52"],
      [1, "#72838b"],
    ]),
    boxLinear(`${f.id}h`, [
      [0, "#c9d4da"],
      [0.35, "#7f9099"],
      [1, "#2c363b"],
    ]),
    boxRadial(`${f.id}fs`, [
      [0, "#0a0d0e", 0.7],
      [0.6, "#0a0d0e", 0.36],
      [1, "#0a0d0e", 0],
    ]),
    "</defs>",
  ].join("");

const cabin = (f: Frame, half: number, s: PaintShades): string => {
  const { height: h, cowl, screen, box, id, spec } = f;
  const foot = half * lerp(0.86, 0.92, box);
  const top = half * lerp(0.63, 0.8, box);
  const roofPaint = { black: "#1a2023", white: "#f1f2f0", paint: `url(#${id}fr)` }[spec.design?.roof ?? "paint"];
  const shell = whole([
    [top * 0.5, h, 0.9],
    [top * 0.9, h - 16, 0.8],
    [top * 1.03, h * 0.955, 0.7],
    [lerp(top, foot, 0.5) * 1.02, lerp(screen.h, cowl.h, 0.5), 1],
    [foot, cowl.h - 30, 0.2],
  ]);
  const glass = whole([
    [top * 0.5, screen.h - 4, 0.9],
    [top * 0.9, screen.h - 16, 0.4],
    [lerp(top, foot, 0.5) * 0.93, lerp(screen.h, cowl.h, 0.5), 1],
    [foot * 0.93, cowl.h + 14, 0.2],
    [foot * 0.5, cowl.h - 6, 0.9],
  ]);
  const seat = (x: number): string =>
    `<rect x="${mm(x - 115)}" y="${mm(-cowl.h - h * 0.17)}" width="230" height="${mm(h * 0.2)}" rx="70" fill="#070b0d" fill-opacity=".5"/><rect x="${mm(x - 250)}" y="${mm(-cowl.h - h * 0.08)}" width="500" height="${mm(h * 0.12)}" rx="80" fill="#070b0d" fill-opacity=".5"/>`;
  const rail = (side: number): string =>
    `<rect x="${mm(side * top * 0.93 - 22)}" y="${mm(-h - 22)}" width="44" height="56" rx="16" fill="${spec.design?.rails === "silver" ? "#aab3b7" : "#15191b"}"/>`;
  const railed = spec.design?.rails && spec.design.rails !== "none";
  return [
    railed ? rail(1) + rail(-1) : "",
    fill(shell, roofPaint),
    line(shell, s.gap, 9, 0.6),
    `<defs>${clip(`${id}fg`, glass)}</defs>`,
    fill(glass, `url(#${id}fw)`),
    `<g clip-path="url(#${id}fg)">${seat(foot * 0.46)}${seat(-foot * 0.46)}`,
    fill(
      poly([-foot * 0.75, cowl.h - 60], [-foot * 0.2, h], [foot * 0.12, h], [-foot * 0.43, cowl.h - 60]),
      "#ffffff",
      0.13,
    ),
    `<rect x="-130" y="${mm(-screen.h + 18)}" width="260" height="62" rx="24" fill="#070b0d"/></g>`,
    line(glass, "#0a0f11", 15),
    line(
      `M${mm(-foot * 0.62)} ${mm(-cowl.h - 10)}L${mm(foot * 0.02)} ${mm(-cowl.h - 52)}M${mm(foot * 0.04)} ${mm(-cowl.h - 8)}L${mm(foot * 0.66)} ${mm(-cowl.h - 46)}`,
      "#0a0f11",
      15,
    ),
  ].join("");
};

const mirrors = (f: Frame, half: number, s: PaintShades): string => {
  const h = f.belt(f.cowl.x) + 40;
  const d = smooth(
    [
      [half * 0.95, h + 70, 0.7],
      [half + 118, h + 78, 0.7],
      [half + 134, h - 14, 0.8],
      [half + 60, h - 36, 0.8],
      [half * 0.94, h - 20, 0.5],
    ],
    "M",
    true,
  );
  const paint = f.box > 0.4 || f.spec.design?.roof === "black" ? "#1a1f21" : s.upper;
  const art = `${fill(poly([half * 0.84, h + 10], [half * 0.98, h + 20], [half * 0.98, h - 22], [half * 0.84, h - 30]), "#101416")}${fill(d, paint)}${line(d, s.gap, 7, 0.7)}`;
  return `${art}<g transform="scale(-1 1)">${art}</g>`;
};

const wheels = (f: Frame, half: number): string => {
  const w = Math.min(290, Math.max(190, f.wheel * 0.7));
  const tyre = (x: number): string =>
    `<rect x="${mm(x)}" y="${mm(-f.wheel * 2)}" width="${mm(w)}" height="${mm(f.wheel * 2)}" rx="46" fill="#1b1f21"/>${[0.25, 0.5, 0.75].map((t) => `<path d="M${mm(x + w * t)} ${mm(-f.wheel * 1.4)}V-14" stroke="#0b0d0e" stroke-width="11"/>`).join("")}`;
  return tyre(half - w - 18) + tyre(-half + 18);
};

/** The car seen from before it: the middle is x = 0, the ground y = 0, one unit one millimetre. */
export const drawFront = (spec: CarSpec): string => {
  const f = frameOf(spec);
  const { id, height: h, hood, cowl, box, design } = { ...f, design: spec.design };
  const s = shadesOf(spec.paint);
  const half = (spec.widthMm ?? spec.lengthMm * 0.22 + 850) / 2;
  const low = spec.clearanceMm + 20;
  const face: Face = { id, half, hood, height: h };
  const shoulder = lerp(0.87, 0.95, box);
  const body = whole([
    [half * 0.5, cowl.h + 4, 0.9],
    [half * shoulder, cowl.h - h * 0.012, 0.5],
    [half * lerp(0.95, 0.985, box), hood - h * 0.01, 0.7],
    [half, hood - h * 0.12, 0.9],
    [half, lerp(low, hood, 0.35), 0.9],
    [half * 0.975, low + h * 0.05, 0.6],
    [half * 0.86, low, 0.4],
  ]);
  const bonnet = whole([
    [half * 0.4, cowl.h - 2, 0.9],
    [half * shoulder * 0.93, cowl.h - h * 0.02, 0.4],
    [half * 0.84, hood + h * 0.006, 0.5],
    [half * 0.45, hood - h * 0.022, 0.8],
  ]);
  const crease = [1, -1]
    .map((side) => `M${mm(side * half * 0.56)} ${mm(-cowl.h + 18)}L${mm(side * half * 0.42)} ${mm(-hood + 8)}`)
    .join("");
  const wide = design?.cladding ?? (spec.body === "suv" || spec.body === "offroader" ? 45 : 0);
  const arch = wide
    ? fill(poly([half * 0.95, hood * 0.62], [half + 12, hood * 0.64], [half + 12, low], [half * 0.9, low]), "#262c2f")
    : "";
  const chin = lerp(low, hood, 0.3);
  const plate = lerp(low, hood, 0.4);
  const mouth = whole([
    [half * 0.62, chin, 0.3],
    [half * 0.7, lerp(low, chin, 0.5), 0.5],
    [half * 0.6, low + h * 0.03, 0.4],
  ]);
  const lip = whole([
    [half * 0.9, low + h * (wide ? 0.06 : 0.026), 0.3],
    [half * 0.86, low - 6, 0.3],
  ]);
  const fog = (side: number): string =>
    `<rect x="${mm(side * half * 0.8 - 55)}" y="${mm(-lerp(low, hood, 0.33) - 20)}" width="110" height="40" rx="18" fill="#dfe7ea" stroke="#12181b" stroke-width="14"/>`;
  const grille = design?.grille ?? choose(spec.seed, "grille", ["wide", "framed", "trapeze", "bars"]);
  return [
    defs(f, s),
    `<ellipse cx="0" cy="4" rx="${mm(half * 1.22)}" ry="70" fill="url(#${id}fs)"/>`,
    wheels(f, half),
    fill(
      poly(
        [-half * 0.8, low + 60],
        [half * 0.8, low + 60],
        [half * 0.72, spec.clearanceMm * 0.9],
        [-half * 0.72, spec.clearanceMm * 0.9],
      ),
      "#0d1112",
    ),
    cabin(f, half, s),
    mirrors(f, half, s),
    fill(body, `url(#${id}fp)`),
    `<defs>${clip(`${id}fc`, body)}</defs><g clip-path="url(#${id}fc)">`,
    fill(bonnet, `url(#${id}fb)`),
    line(bonnet, s.gap, 8, 0.6),
    line(crease, "#ffffff", 12, 0.4 * s.gloss),
    arch,
    `<g transform="scale(-1 1)">${arch}</g>`,
    fill(mouth, "#12181b"),
    fill(lip, wide ? "#262c2f" : "#15191b"),
    wide
      ? fill(
          poly(
            [-half * 0.36, low + h * 0.045],
            [half * 0.36, low + h * 0.045],
            [half * 0.3, low - 8],
            [-half * 0.3, low - 8],
          ),
          "#a9b2b6",
        )
      : "",
    drawGrille(face, grille),
    drawFrontLamps(face, headOf(f).kind),
    fog(1),
    fog(-1),
    "</g>",
    line(body, s.gap, 9, 0.6),
    drawPlate(plate),
  ].join("");
};
