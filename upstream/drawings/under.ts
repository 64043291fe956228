import { at, mm, smooth } from "./path";
import type { Frame } from "./proportions";
import { boxRadial, fallFrom, fill } from "./svg";

/** Shadow on the ground, the dark under the car and inside the arches: drawn first. */
export const drawUnder = (f: Frame): string => {
  const { id, front, rear, arch, archH, length, wheel, spec } = f;
  const well = (x: number): string => {
    const edge = f.bumperRear;
    const reach = Math.sqrt(Math.max(0, (arch + 10) ** 2 - (archH - edge) ** 2));
    return `M${at(x - reach, edge)}A${mm(arch + 10)} ${mm(arch + 10)} 0 ${edge > archH ? 0 : 1} 1 ${at(x + reach, edge)}Z`;
  };
  const low = Math.max(spec.clearanceMm * 0.92, wheel * 0.35);
  const belly = smooth(
    [
      [front - arch * 0.55, f.bumperRear + 30, 0.1],
      [front - arch * 0.3, low + 50, 0.5],
      [front + arch, low, 0.4],
      [rear - arch, low, 0.4],
      [rear + arch * 0.3, low + 50, 0.5],
      [rear + arch * 0.55, f.bumperRear + 30, 0.1],
    ],
    "M",
    true,
  );
  return [
    "<defs>",
    boxRadial(`${id}s`, [
      [0, "#0a0d0e", 0.62],
      [0.6, "#0a0d0e", 0.34],
      [1, "#0a0d0e", 0],
    ]),
    boxRadial(`${id}sc`, [
      [0, "#050708", 0.8],
      [1, "#050708", 0],
    ]),
    "</defs>",
    `<ellipse cx="${mm(length * 0.505)}" cy="6" rx="${mm(length * 0.57)}" ry="95" fill="url(#${id}s)"/>`,
    `<ellipse cx="${mm((front + rear) / 2)}" cy="-4" rx="${mm(length * 0.42)}" ry="46" fill="url(#${id}s)"/>`,
    [front, rear]
      .map((x) => `<ellipse cx="${mm(x)}" cy="2" rx="${mm(wheel * 0.95)}" ry="30" fill="url(#${id}sc)"/>`)
      .join(""),
    fill(belly, "#0d1112"),
    fill(well(front), "#080b0c"),
    fill(well(rear), "#080b0c"),
  ].join("");
};

/** The arch's shadow over the top of each tyre. */
export const drawArchShade = (f: Frame): string => {
  const { id, front, rear, wheel, archH } = f;
  const shade = (x: number): string =>
    `<circle cx="${mm(x)}" cy="${mm(-wheel)}" r="${mm(wheel)}" fill="url(#${id}as)"/>`;
  return `<defs>${fallFrom(`${id}as`, archH + wheel, archH + wheel * 0.3, [
    [0, "#05090b", 0.75],
    [1, "#05090b", 0],
  ])}</defs>${shade(front)}${shade(rear)}`;
};
