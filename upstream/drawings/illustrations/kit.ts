import { drawCar } from "../car";
import type { CarSpec } from "../car-spec";
import { choose } from "../chance";
import { mix } from "../colour";
import { wide } from "../scene";
import { boxLinear, boxRadial, type Stop } from "../svg";

/** What several illustrations draw in the same way. */

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A box with round corners. */
export const box = (x: number, y: number, w: number, h: number, paint: string, r = 0, extra = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ""} fill="${paint}"${extra}/>`;

export const disc = (x: number, y: number, r: number, paint: string, extra = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}"${extra}/>`;

export const path = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity === 1 ? "" : ` fill-opacity="${opacity}"`}/>`;

/** A line with round ends. */
export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? "" : ` stroke-opacity="${opacity}"`}/>`;

export const group = (transform: string, ...art: readonly string[]): string =>
  `<g transform="${transform}">${art.join("")}</g>`;

/** A soft shadow on the ground, or below a thing on a table. */
export const shade = (x: number, y: number, rx: number, ry: number, opacity = 0.22): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="#2a1c10" fill-opacity="${opacity}"/>`;

const SKIES = {
  morning: ["#8fc3d8", "#cfe1da", "#f7e9cd"],
  noon: ["#79b4cf", "#b9d8dc", "#e9eee2"],
  golden: ["#86b3c4", "#e3d3b2", "#f7c283"],
  rose: ["#7f9cb8", "#dcbfb0", "#f3b896"],
} as const;
type SkyName = keyof typeof SKIES;

/** The sky of an hour that the seed chooses among the given ones, with a low sun; `foot` is where it ends. */
export const sky = (seed: string, foot: number, hours: readonly [SkyName, ...SkyName[]], sunX = 1180): string => {
  const hour = choose(seed, "sky", hours);
  const [top, middle, low] = SKIES[hour];
  const gradient: readonly Stop[] = [
    [0, top],
    [0.6, middle],
    [1, low],
  ];
  return [
    "<defs>",
    boxLinear("sky", gradient),
    boxRadial("sun", [
      [0, "#fff6dc", 0.95],
      [0.2, "#ffe9b4", 0.55],
      [1, "#ffdf9c", 0],
    ]),
    "</defs>",
    wide(0, foot, "url(#sky)"),
    disc(sunX, foot - 150, 330, "url(#sun)"),
    hour === "noon" || hour === "morning" ? "" : disc(sunX, foot - 150, 42, "#fff6dc"),
  ].join("");
};

/** A floor that darkens towards the viewer. */
export const floor = (y: number, far: string, near: string, id = "floor"): string =>
  `<defs>${boxLinear(id, [
    [0, far],
    [1, near],
  ])}</defs>${wide(y, 1000 - y, `url(#${id})`)}`;

interface Place {
  /** where its middle stands, and the ground below its wheels */
  x: number;
  y: number;
  /** pixels that a car of 4.4 m takes; longer and shorter ones differ a little less than in the flesh */
  size: number;
  /** looks to the right */
  right?: boolean;
  /** degrees, for a slope */
  tilt?: number;
}

export const scaleOf = (spec: CarSpec, size: number): number => (size / 4400) * (4400 / spec.lengthMm) ** 0.3;

/** A car of the catalogue from the side. */
export const parked = (spec: CarSpec, { x, y, size, right = false, tilt = 0 }: Place): string => {
  const scale = scaleOf(spec, size);
  const turn = tilt ? ` rotate(${n(tilt)})` : "";
  return `<g transform="translate(${n(x)} ${n(y)})${turn} scale(${(right ? -scale : scale).toFixed(5)} ${scale.toFixed(5)}) translate(${n(-spec.lengthMm / 2)} 0)">${drawCar(spec)}</g>`;
};

/** The paint as it looks under a coloured light. */
export const lit = (spec: CarSpec, colour: string, strength: number): CarSpec => ({
  ...spec,
  paint: mix(spec.paint, colour, strength),
});

/** Someone standing, in a long robe, seen from afar: (x, y) is between the feet. */
export const person = (x: number, y: number, height: number, robe: string, cap: string): string => {
  const u = height / 100;
  const p = (dx: number, dy: number): string => `${n(x + dx * u)} ${n(y - dy * u)}`;
  return [
    shade(x, y, 22 * u, 3.4 * u, 0.25),
    path(
      `M${p(-9, 0)}h${n(7 * u)}v${n(-6 * u)}h${n(-7 * u)}ZM${p(2, 0)}h${n(7 * u)}v${n(-6 * u)}h${n(-7 * u)}Z`,
      "#3a2418",
    ),
    path(
      `M${p(-13, 4)}C${p(-14, 30)} ${p(-15, 60)} ${p(-11, 76)}C${p(-8, 82)} ${p(8, 82)} ${p(11, 76)}C${p(15, 60)} ${p(14, 30)} ${p(13, 4)}Z`,
      robe,
    ),
    path(
      `M${p(2, 81)}C${p(10, 80)} ${p(15, 60)} ${p(13, 4)}H${n(x + 4 * u)}C${p(6, 30)} ${p(7, 60)} ${p(2, 81)}Z`,
      "#1a120c",
      0.16,
    ),
    path(`M${p(-3.5, 84)}H${n(x + 3.5 * u)}V${n(y - 79 * u)}H${n(x - 3.5 * u)}Z`, "#5a3826"),
    `<ellipse cx="${n(x)}" cy="${n(y - 89 * u)}" rx="${n(6.2 * u)}" ry="${n(7.6 * u)}" fill="#6a4430"/>`,
    path(`M${p(-6.6, 90)}C${p(-7, 99)} ${p(7, 99)} ${p(6.6, 90)}C${p(3, 93)} ${p(-3, 93)} ${p(-6.6, 90)}Z`, cap),
  ].join("");
};
