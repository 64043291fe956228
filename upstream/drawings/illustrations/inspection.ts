import { choose } from "../chance";
import { mix } from "../colour";
import { drawFront } from "../front";
import { wide } from "../scene";
import { boxLinear, boxRadial } from "../svg";
import { box, disc, floor, path, shade, stroke } from "./kit";
import type { Subject } from "./subject";

/** A dial of three colours; its hand stands in the good part. */
const dial = (x: number, y: number, r: number): string => {
  const point = (degrees: number, reach: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${(x + Math.cos(a) * reach).toFixed(1)} ${(y - Math.sin(a) * reach).toFixed(1)}`;
  };
  const arc = (from: number, to: number, colour: string): string =>
    `<path d="M${point(from, r * 0.74)}A${r * 0.74} ${r * 0.74} 0 0 1 ${point(to, r * 0.74)}" fill="none" stroke="${colour}" stroke-width="${r * 0.2}"/>`;
  return [
    disc(x + 8, y + 10, r, "#1a120c", ' fill-opacity=".25"'),
    disc(x, y, r, "#fbf7ec"),
    arc(205, 145, "#c23b2c"),
    arc(141, 93, "#e2a32d"),
    arc(89, -25, "#0f8a64"),
    stroke(`M${x} ${y}L${point(38, r * 0.66)}`, "#1f2a27", r * 0.075),
    disc(x, y, r * 0.13, "#1f2a27"),
    box(x - r * 0.3, y + r * 0.42, r * 0.6, r * 0.22, "#22312d", 8),
  ].join("");
};

/** The yearly inspection: a car on the line, the beam of a lamp, a dial and a list with its marks. */
export const inspection: Subject = ({ seed, cars: [car] }) => {
  const colour = choose(seed, "hall", ["#0f7a5a", "#2f6f8f", "#b5562f"]);
  const scale = 0.335;
  const half = ((car.widthMm ?? 1800) / 2) * scale;
  const lamp = 856 - car.heightMm * scale * 0.52;
  return [
    `<defs>${boxLinear("wall", [
      [0, "#e9e2d2"],
      [1, "#cfc4ac"],
    ])}${boxRadial("glow", [
      [0, "#fffbe9", 0.95],
      [0.25, "#fff0c0", 0.55],
      [1, "#fff0c0", 0],
    ])}</defs>`,
    wide(0, 760, "url(#wall)"),
    wide(0, 96, mix(colour, "#0b120f", 0.25)),
    ...[260, 800, 1340].map((x) => box(x - 140, 96, 280, 22, "#fff8dc", 6)),
    wide(540, 220, mix(colour, "#cfc4ac", 0.45)),
    wide(540, 12, mix(colour, "#cfc4ac", 0.15)),
    floor(756, "#a79f91", "#807868"),
    wide(754, 8, "#6b6459"),
    // the lane and the rollers of the brakes
    path("M560 760H1040L1240 1010H360Z", "#5d5a55"),
    path("M520 760H560L360 1010H290ZM1040 760H1080L1310 1010H1240Z", "#e2b22f"),
    ...[0, 1].map((i) => box(520 - i * 16, 862 + i * 26, 560 + i * 32, 18, "#9aa3a3", 9)),
    `<g transform="translate(800 856) scale(${scale})">${drawFront(car)}</g>`,
    disc(800 - half * 0.74, lamp, 190, "url(#glow)"),
    disc(800 + half * 0.74, lamp, 190, "url(#glow)"),
    // the dial on its mast
    shade(250, 880, 130, 14, 0.3),
    box(234, 400, 32, 480, "#48524f", 8),
    box(150, 862, 200, 24, "#38413f", 8),
    dial(250, 452, 168),
    // the list of what was looked at
    box(1190, 282, 330, 440, "#2a1c10", 18, ' fill-opacity=".22"'),
    box(1178, 270, 330, 440, "#8f6a3f", 18),
    box(1204, 312, 278, 372, "#fdf9ee", 8),
    box(1280, 246, 126, 54, "#48524f", 14),
    ...[0, 1, 2, 3].map(
      (i) =>
        stroke(`M1230 ${372 + i * 80}l20 22l36 -44`, "#0f8a64", 14) +
        box(1314, 360 + i * 80, i % 2 ? 110 : 140, 18, "#cfc6b2", 9),
    ),
  ].join("");
};
