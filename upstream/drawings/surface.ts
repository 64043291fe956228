import type { PaintShades } from "./colour";
import { between, choose } from "./chance";
import { at, type Knot, lerp, smooth } from "./path";
import type { Frame } from "./proportions";
import type { Glazing } from "./glazing";
import type { Silhouette } from "./silhouette";
import { clip, fallFrom, fill, line, linear, radial } from "./svg";

/** A shape pointed at both ends between an upper and a lower edge. */
const lens = (x0: number, x1: number, upper: (x: number) => number, thick: number): string => {
  const xs = [0, 0.15, 0.5, 0.85, 1].map((t) => lerp(x0, x1, t));
  const depth = [0, 0.7, 1, 0.7, 0];
  const top: Knot[] = xs.map((x) => [x, upper(x)]);
  const low: Knot[] = xs.map((x, i): Knot => [x, upper(x) - thick * (depth[i] ?? 0)]).reverse();
  return `${smooth(top)}${smooth(low, "L")}Z`;
};

/** The line pressed into the flank, front to rear, by seed. */
const creaseOf = (f: Frame): { x0: number; x1: number; h: (x: number) => number } => {
  const { front, rear, arch, end, height, spec } = f;
  const kind = spec.design?.crease ?? choose(spec.seed, "crease", ["level", "rising", "waist"]);
  const upright = f.box > 0.4;
  const x0 = front + (upright ? -arch * 0.4 : arch * 0.55);
  const x1 = end - (end - rear) * 0.3;
  const from = height * (kind === "rising" && !upright ? 0.46 : 0.525);
  const to = height * (upright ? 0.525 : kind === "waist" ? 0.56 : between(spec.seed, "rise", 0.54, 0.575));
  const bow = kind === "waist" && !upright ? -height * 0.022 : height * 0.006;
  return {
    x0,
    x1,
    h: (x) => {
      const t = (x - x0) / (x1 - x0);
      return lerp(from, to, t) + bow * 4 * t * (1 - t);
    },
  };
};

const archLip = (f: Frame, x: number, r: number, colour: string, width: number, opacity: number): string =>
  `<circle cx="${x.toFixed(0)}" cy="${(-f.archH).toFixed(0)}" r="${r.toFixed(0)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

export const drawSurface = (f: Frame, body: Silhouette, g: Glazing, s: PaintShades): string => {
  const { id, height: h, end, front, rear, arch, sill } = f;
  const belt = f.belt(lerp(front, rear, 0.5));
  const share = (level: number): number => (h - level) / (h - sill);
  const crease = creaseOf(f);
  const creaseMid = crease.h((crease.x0 + crease.x1) / 2);
  const defs = [
    "<defs>",
    clip(`${id}b`, body.d),
    fallFrom(`${id}p`, h, sill, [
      [0, s.roof],
      [share(h - g.band * 1.6), s.base],
      [share(belt + 70), s.base],
      [share(belt - 5), s.glint],
      [share(belt - h * 0.075), s.upper],
      [share(creaseMid + 12), s.base],
      [share(creaseMid - 6), s.dim],
      [share(h * 0.41), s.base],
      [share(h * 0.33), s.dim],
      [share(sill + h * 0.08), s.deep],
      [1, s.sill],
    ]),
    linear(
      `${id}e`,
      [0, 0],
      [end, 0],
      [
        [0, "#04080a", 0.46],
        [0.035, "#04080a", 0.2],
        [0.1, "#04080a", 0],
        [0.9, "#04080a", 0],
        [0.965, "#04080a", 0.22],
        [1, "#04080a", 0.5],
      ],
    ),
    fallFrom(`${id}l`, belt, belt - h * 0.1, [
      [0, "#ffffff", 0.62 * s.gloss],
      [1, "#ffffff", 0],
    ]),
    fallFrom(`${id}k`, creaseMid, creaseMid - h * 0.11, [
      [0, "#05090b", 0.3],
      [1, "#05090b", 0],
    ]),
    fallFrom(`${id}u`, h * 0.37, h * 0.24, [
      [0, "#ffffff", 0.3 * s.gloss],
      [0.75, "#ffffff", 0.03],
      [1, "#ffffff", 0],
    ]),
    radial(`${id}fa`, front, -f.archH, arch * 1.5, [
      [0.66, "#ffffff", 0.34 * s.gloss],
      [0.8, "#ffffff", 0.1 * s.gloss],
      [1, "#ffffff", 0],
    ]),
    radial(`${id}ra`, rear, -f.archH, arch * 1.5, [
      [0.66, "#ffffff", 0.34 * s.gloss],
      [0.8, "#ffffff", 0.1 * s.gloss],
      [1, "#ffffff", 0],
    ]),
    "</defs>",
  ].join("");
  const shoulder = (x: number): number => f.belt(x) - h * 0.02;
  const creaseLine = smooth(
    [0, 0.25, 0.5, 0.75, 1].map((t): Knot => {
      const x = lerp(crease.x0, crease.x1, t);
      return [x, crease.h(x)];
    }),
  );
  const scoopX0 = front + arch * 1.12;
  const scoopX1 = rear - arch * 1.1;
  const scoop = lens(scoopX0, scoopX1, (x) => lerp(h * 0.335, h * 0.375, (x - scoopX0) / (scoopX1 - scoopX0)), h * 0.1);
  const bow = (axle: number): string =>
    `<circle cx="${axle.toFixed(0)}" cy="${(-f.archH).toFixed(0)}" r="${(arch * 1.5).toFixed(0)}" fill="url(#${id}${axle === front ? "fa" : "ra"})"/>`;
  const topEdge = smooth([...body.nose.slice(3), ...body.roof, ...body.back]);
  return [
    defs,
    fill(body.d, `url(#${id}p)`),
    `<g clip-path="url(#${id}b)">`,
    bow(front),
    bow(rear),
    fill(lens(front - arch * 0.9, end - (end - rear) * 0.25, shoulder, h * 0.085), `url(#${id}l)`),
    fill(lens(crease.x0, crease.x1, crease.h, h * 0.1), `url(#${id}k)`),
    line(creaseLine, "#ffffff", 7, 0.75 * s.gloss, ` transform="translate(0 -7)" stroke-linecap="round"`),
    line(creaseLine, s.gap, 5, 0.35),
    f.box > 0.6 ? "" : fill(scoop, `url(#${id}u)`),
    line(topEdge, "#ffffff", 64, 0.13 * s.gloss),
    line(topEdge, "#ffffff", 26, 0.36 * s.gloss),
    `<path d="M${at(0, h + 50)}H${end.toFixed(0)}V0H0Z" fill="url(#${id}e)"/>`,
    archLip(f, front, arch + 6, "#05090b", 16, 0.34),
    archLip(f, rear, arch + 6, "#05090b", 16, 0.34),
    archLip(f, front, arch + 21, "#ffffff", 9, Number((0.5 * s.gloss).toFixed(2))),
    archLip(f, rear, arch + 21, "#ffffff", 9, Number((0.5 * s.gloss).toFixed(2))),
    line(body.d, s.gap, 12, 0.55),
    "</g>",
  ].join("");
};
