import type { PaintShades } from "./colour";
import { choose, vary } from "./chance";
import { at, clamp, heightAt, type Knot, lerp, mm, poly, sample, smooth } from "./path";
import type { Frame } from "./proportions";
import type { Glazing } from "./glazing";
import type { Silhouette } from "./silhouette";
import { fill, line } from "./svg";

const gap = (d: string, s: PaintShades): string =>
  `${line(d, "#ffffff", 6, 0.4 * s.gloss, ' transform="translate(7 2)" stroke-linejoin="round"')}${line(d, s.gap, 7.5, 0.9, ' stroke-linejoin="round"')}`;

const handle = (x: number, h: number, kind: string, s: PaintShades): string => {
  const w = 190;
  if (kind === "flush")
    return `<rect x="${mm(x)}" y="${mm(-h - 15)}" width="${w}" height="30" rx="15" fill="${s.upper}" stroke="${s.gap}" stroke-width="5" stroke-opacity=".6"/>`;
  const bar = kind === "chrome" ? "#d5dbdd" : kind === "black" ? "#171c1e" : s.upper;
  return [
    `<ellipse cx="${mm(x + w / 2)}" cy="${mm(-h + 8)}" rx="${w * 0.4}" ry="30" fill="${s.gap}" fill-opacity=".34"/>`,
    `<rect x="${mm(x)}" y="${mm(-h - 16)}" width="${w}" height="33" rx="15" fill="${bar}"/>`,
    `<path d="M${at(x + 14, h + 9)}h${w - 28}" stroke="#ffffff" stroke-opacity="${mm(0.7 * s.gloss)}" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="M${at(x + 14, h - 20)}h${w - 28}" stroke="#05090b" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>`,
  ].join("");
};

/** Doors, bonnet and bumper joints, handles, fuel flap. */
export const drawPanels = (f: Frame, body: Silhouette, g: Glazing, s: PaintShades): string => {
  const { front, rear, arch, archH, height: h, sill, spec, hood, cowl, length: l, end } = f;
  const floor = sill + h * (spec.body === "pickup" || spec.body === "offroader" ? 0.035 : 0.055);
  const two = g.pillarB === g.pillarC;
  const hinge = Math.max(front + arch + 70, g.corner.x + 10);
  const b = g.pillarB;
  const doorFront: Knot[] = [
    [g.corner.x + 22, g.corner.h - 8, 0.3],
    [lerp(g.corner.x + 22, hinge, 0.75), h * 0.5, 0.8],
    [hinge, h * 0.36, 0.8],
    [hinge + 8, floor + 60, 0.4],
    [hinge + 60, floor, 0.3],
  ];
  const lines: string[] = [];
  if (two) {
    lines.push(
      `${smooth(doorFront)}L${at(b - 50, floor)}${smooth(
        [
          [b - 50, floor, 0.3],
          [b - 2, floor + 60, 0.5],
          [b + 12, h * 0.45],
          [b, f.belt(b), 0.3],
        ],
        "L",
      )}`,
    );
  } else {
    const c = g.pillarC;
    const r = arch + 50;
    const heel = Math.min(c - 14, rear - Math.sqrt(Math.max(1, r * r - (floor + 40 - archH) ** 2)));
    const low = Math.asin(clamp((floor + 50 - archH) / r, -0.9, 0.9));
    const high = Math.acos(clamp((rear - c + 14) / r, 0.26, 1));
    const round = (t: number): Knot => {
      const a = lerp(low, high, t);
      return [rear - r * Math.cos(a), archH + r * Math.sin(a), 0.9];
    };
    const rearDoor: Knot[] =
      high > low + 0.15
        ? [
            [heel - 46, floor, 0.3],
            round(0),
            round(0.5),
            round(1),
            [c + 4, archH + r * Math.sin(high) + h * 0.1, 0.8],
            [c, f.belt(c) - 6, 0.3],
          ]
        : [
            [heel - 70, floor, 0.3],
            [heel, floor + 70, 0.5],
            [c, h * 0.45],
            [c - 8, f.belt(c) - 6, 0.3],
          ];
    lines.push(
      `${smooth(doorFront)}${smooth(rearDoor, "L")}`,
      `M${at(b + 2, f.belt(b))}${smooth(
        [
          [b + 2, f.belt(b), 0.3],
          [b + 8, h * 0.42],
          [b, floor, 0.3],
        ],
        "L",
      )}`,
    );
  }
  // bonnet's shut line, bumper joints
  const points = sample(body.nose.slice(3));
  const drop = h * (f.box > 0.6 ? 0.03 : 0.042);
  const bonnet: Knot[] = [l * 0.075, lerp(l * 0.075, cowl.x, 0.5), cowl.x - 30].map(
    (x): Knot => [x, heightAt(points, x) - drop],
  );
  lines.push(smooth([...bonnet, [g.corner.x - 30, Math.max(g.corner.h + 14, cowl.h - drop * 1.3), 0.4]]));
  const lampFoot = hood - h * 0.1;
  if (f.box < 0.6)
    lines.push(
      smooth([
        [l * 0.085, lampFoot, 0.3],
        [Math.max(l * 0.095, front - arch * 1.02), lerp(lampFoot, archH, 0.4), 0.8],
        [front - arch * 0.97, archH + arch * 0.24, 0.4],
      ]),
    );
  if (spec.body !== "pickup")
    lines.push(
      smooth([
        [rear + arch * 0.985, archH + arch * 0.18, 0.4],
        [lerp(rear + arch, end, 0.45), h * 0.435, 0.8],
        [end - l * 0.035, h * 0.452, 0.4],
      ]),
    );
  const flapX = spec.body === "pickup" ? g.pillarC + 190 : Math.max(g.pillarC + 150, rear + arch * 0.28);
  const flapH = f.belt(rear) - h * (spec.body === "pickup" ? 0.14 : 0.115);
  const flap =
    vary(spec.seed, "flap") < 0.6
      ? `<rect x="${mm(flapX)}" y="${mm(-flapH)}" width="150" height="140" rx="34" fill="none" stroke="${s.gap}" stroke-opacity=".75" stroke-width="6.5"/>`
      : "";
  const kind = spec.design?.options.includes("chrome")
    ? "chrome"
    : f.box > 0.4
      ? choose(spec.seed, "handle", ["black", "paint"])
      : choose(spec.seed, "handle", ["paint", "paint", "chrome", "flush"]);
  const handH = (x: number): number => f.belt(x) - h * 0.068;
  const handles = [handle(b - 225, handH(b), kind, s)];
  if (!two) handles.push(handle(g.pillarC - 255, handH(g.pillarC), kind, s));
  const rocker = fill(
    poly(
      [front + arch, sill - 8],
      [rear - arch, sill - 8],
      [rear - arch - 20, sill + h * 0.022],
      [front + arch + 20, sill + h * 0.022],
    ),
    "#05090b",
    0.38,
  );
  return `<g clip-path="url(#${f.id}b)">${rocker}${lines.map((d) => gap(d, s)).join("")}${flap}</g>${handles.join("")}`;
};
