import { vary } from "./chance";
import type { PaintShades } from "./colour";
import type { Glazing } from "./glazing";
import { at, type Knot, lerp, mm, poly, smooth } from "./path";
import type { Frame } from "./proportions";
import type { Silhouette } from "./silhouette";
import { boxLinear, fill, line } from "./svg";

const mirror = (f: Frame, g: Glazing, s: PaintShades, black: boolean): string => {
  const x = g.corner.x + 62;
  const h = g.corner.h + 8;
  const shell: Knot[] = [
    [x, h + 18, 0.4],
    [x + 6, h + 100, 0.7],
    [x + 74, h + 140, 0.9],
    [x + 190, h + 128, 0.6],
    [x + 208, h + 60, 0.7],
    [x + 186, h + 12, 0.5],
    [x + 60, h, 0.8],
  ];
  const d = smooth(shell, "M", true);
  const main = black ? "#1a1f21" : s.upper;
  return [
    fill(poly([x - 10, h - 26], [x + 70, h - 22], [x + 110, h + 24], [x + 30, h + 24]), "#101416"),
    fill(d, `url(#${f.id}m)`),
    "<defs>",
    boxLinear(`${f.id}m`, [
      [0, black ? "#4b5457" : s.glint],
      [0.5, main],
      [1, black ? "#0c1012" : s.deep],
    ]),
    "</defs>",
    line(d, s.gap, 6, 0.7),
    line(
      smooth([
        [x + 10, h + 46, 0.5],
        [x + 90, h + 38],
        [x + 196, h + 52, 0.5],
      ]),
      "#05090b",
      6,
      0.4,
    ),
  ].join("");
};

const spareWheel = (f: Frame, s: PaintShades): string => {
  const w = f.length - f.end + 24;
  const r = f.wheel * 0.96;
  const mid = f.height * 0.55;
  const x = f.length - w;
  return [
    `<rect x="${mm(x - 14)}" y="${mm(-mid - 60)}" width="60" height="120" fill="#101416"/>`,
    `<rect x="${mm(x)}" y="${mm(-mid - r)}" width="${mm(w)}" height="${mm(r * 2)}" rx="${mm(w * 0.42)}" fill="#1b1f21"/>`,
    `<rect x="${mm(x + w * 0.18)}" y="${mm(-mid - r * 0.94)}" width="${mm(w * 0.82)}" height="${mm(r * 1.88)}" rx="${mm(w * 0.36)}" fill="url(#${f.id}sp)"/>`,
    "<defs>",
    boxLinear(`${f.id}sp`, [
      [0, s.glint],
      [0.25, s.base],
      [0.7, s.dim],
      [1, s.sill],
    ]),
    "</defs>",
  ].join("");
};

/** The air intake of cars that ford rivers: up the windscreen's pillar. */
const snorkel = (f: Frame): string => {
  const { cowl, screen, front, arch, hood, length: l } = f;
  const head = screen.x - l * 0.006;
  return line(
    smooth([
      [front + arch * 0.35, hood - 60, 0.1],
      [cowl.x - l * 0.012, cowl.h + 14, 0.5],
      [head - 10, screen.h + 30, 0.4],
      [head - 26, screen.h + 120, 0.1],
    ]),
    "#15191b",
    54,
    1,
    ' stroke-linejoin="round"',
  );
};

/** The window let into the roof's edge over the load. */
const roofWindow = (f: Frame): string =>
  `<rect x="${mm(f.rear + f.wheel * 0.1)}" y="${mm(-f.height * 0.972)}" width="${mm(f.length * 0.1)}" height="${mm(f.height * 0.032)}" rx="22" fill="#232d32"/>`;

/** Roof rails, aerial, mirror, spare wheel, cargo bed: what stands on the body. */
export const drawExtras = (f: Frame, body: Silhouette, g: Glazing, s: PaintShades): string => {
  const { spec, screen, roofEnd, length: l, rear } = f;
  const parts: string[] = [];
  const usual =
    spec.body === "suv" ||
    (spec.body === "mpv" && vary(spec.seed, "rails") < 0.6) ||
    (spec.body === "offroader" && f.box < 0.6);
  const { design } = spec;
  const railed = design?.rails ? design.rails !== "none" : usual && vary(spec.seed, "rails") < 0.85;
  if (railed) {
    const x0 = screen.x + l * 0.055;
    const x1 = roofEnd.x - l * 0.055;
    const up = (x: number): number => body.topAt(x);
    const xs = [0.04, 0.3, 0.6, 0.96].map((t) => lerp(x0, x1, t));
    const silver = design?.rails ? design.rails === "silver" : vary(spec.seed, "railcolour") < 0.55;
    const bar = smooth([[x0, up(x0) - 6, 0.2], ...xs.map((x): Knot => [x, up(x) + 26]), [x1, up(x1) - 6, 0.2]]);
    parts.push(
      line(bar, silver ? "#aab3b7" : "#15191b", 24, 1, ' stroke-linejoin="round"'),
      line(bar, "#ffffff", 6, silver ? 0.8 : 0.25, ' transform="translate(0 -6)"'),
    );
  } else if (!f.spare) {
    const x = roofEnd.x - l * 0.05;
    const h = body.topAt(x);
    if (spec.body !== "pickup")
      parts.push(
        fill(
          smooth(
            [
              [x - 80, h - 8, 0.1],
              [x + 10, h + 42, 0.6],
              [x + 52, h + 48, 0.5],
              [x + 66, body.topAt(x + 66) - 8, 0.1],
            ],
            "M",
            true,
          ),
          design?.roof === "black" ? "#12171a" : s.deep,
        ),
      );
  }
  if (f.spare) parts.push(spareWheel(f, s));
  if (spec.body === "pickup") {
    const x0 = roofEnd.x + 92;
    parts.push(
      [
        `<g clip-path="url(#${f.id}b)">`,
        line(`M${at(x0 + 8, f.tail.h + 40)}V${mm(-f.sill)}`, "#0a0e10", 20),
        fill(
          poly([x0, f.tail.h + 30], [f.length, f.tail.h + 40], [f.length, f.tail.h - 16], [x0, f.tail.h - 20]),
          "#171c1e",
          0.9,
        ),
        fill(
          poly(
            [f.end - l * 0.03, f.height * 0.4],
            [f.end + 20, f.height * 0.41],
            [f.end + 20, 0],
            [f.end - l * 0.045, 0],
          ),
          "#1c2123",
        ),
        "</g>",
      ].join(""),
    );
    if (design ? design.options.includes("hoop") : vary(spec.seed, "hoop") < 0.45) {
      const h = f.tail.h + 10;
      parts.push(
        line(
          smooth([
            [x0 + 40, h, 0.1],
            [x0 + 30, lerp(h, f.height, 0.7), 0.5],
            [x0 + 95, lerp(h, f.height, 0.8), 0.7],
            [rear + f.wheel * 0.2, h, 0.3],
          ]),
          "#15191b",
          46,
          1,
          ' stroke-linejoin="round"',
        ),
      );
    }
  }
  if (design?.options.includes("snorkel")) parts.push(snorkel(f));
  if (design?.options.includes("roofWindows")) parts.push(roofWindow(f));
  parts.push(mirror(f, g, s, f.box > 0.4 || vary(spec.seed, "mirror") < 0.35));
  return parts.join("");
};
