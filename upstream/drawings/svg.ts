import { mm } from "./path";

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([o, c, a]) =>
        `<stop offset="${Math.round(o * 1000) / 1000}" stop-color="${c}"${a === undefined ? "" : ` stop-opacity="${Math.round(a * 1000) / 1000}"`}/>`,
    )
    .join("");

/** A gradient between two points of the drawing, in SVG coordinates. */
export const linear = (
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${mm(from[0])}" y1="${mm(from[1])}" x2="${mm(to[0])}" y2="${mm(to[1])}">${stops(list)}</linearGradient>`;

/** A vertical gradient in car space: heights above the ground. */
export const fallFrom = (id: string, high: number, low: number, list: readonly Stop[]): string =>
  linear(id, [0, -high], [0, -low], list);

export const radial = (id: string, x: number, y: number, r: number, list: readonly Stop[]): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${mm(x)}" cy="${mm(y)}" r="${mm(r)}">${stops(list)}</radialGradient>`;

/** A gradient over the box of whatever it fills. */
export const boxLinear = (id: string, list: readonly Stop[], x2 = 0, y2 = 1): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;

export const boxRadial = (id: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const clip = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

export const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity === 1 ? "" : ` fill-opacity="${opacity}"`}/>`;

export const line = (d: string, colour: string, width: number, opacity = 1, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${mm(width)}"${opacity === 1 ? "" : ` stroke-opacity="${Math.round(opacity * 1000) / 1000}"`}${extra}/>`;
