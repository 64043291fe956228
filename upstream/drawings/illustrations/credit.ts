import { choose } from "../chance";
import { mix } from "../colour";
import { box, disc, group, path, stroke } from "./kit";
import type { Subject } from "./subject";

/** A banknote of no bank: a frame, a medallion with a tree, no writing. */
const note = (colour: string): string => {
  const pale = mix(colour, "#ffffff", 0.62);
  return [
    box(8, 12, 560, 270, "#1b120b", 12, ' fill-opacity=".22"'),
    box(0, 0, 560, 270, pale, 12),
    box(20, 20, 520, 230, "none", 8, ` stroke="${colour}" stroke-width="7"`),
    disc(280, 135, 84, colour, ' fill-opacity=".28"'),
    path(
      "M266 190C272 160 270 140 262 118C246 104 236 100 224 86C246 92 258 100 270 108C270 92 272 84 278 70C284 84 286 94 290 108C300 98 314 92 334 86C322 100 312 106 300 118C292 140 292 160 296 190Z",
      mix(colour, "#0b120f", 0.3),
    ),
    ...[70, 490].map((x) => disc(x, 135, 34, colour, ' fill-opacity=".5"')),
    stroke("M380 190C410 170 440 210 470 190M380 210C410 190 440 230 470 210", colour, 5, 0.6),
  ].join("");
};

/** Seven strokes of a figure on a display, of which each figure takes some. */
const BARS = ["M4 0H36", "M40 4V38", "M40 46V80", "M4 84H36", "M0 46V80", "M0 4V38", "M4 42H36"];
const LIT: Readonly<Record<string, readonly number[]>> = {
  "3": [0, 1, 6, 2, 3],
  "4": [5, 6, 1, 2],
  "6": [0, 5, 6, 4, 3, 2],
  "8": [0, 1, 2, 3, 4, 5, 6],
  "0": [0, 1, 2, 3, 4, 5],
};
const figures = (written: string): string =>
  [...written]
    .map((one, i) =>
      group(`translate(${i * 66} 0)`, ...(LIT[one] ?? []).map((bar) => stroke(BARS[bar] ?? "", "#1c4a3b", 10))),
    )
    .join("");

const calculator = (shown: string): string =>
  [
    box(16, 24, 430, 640, "#1b120b", 44, ' fill-opacity=".3"'),
    box(0, 0, 430, 640, "#26332f", 44),
    box(0, 0, 430, 628, "#31423c", 44),
    box(40, 44, 350, 132, "#bfe0c8", 16),
    path("M40 60q0 -16 16 -16h318q16 0 16 16v20H40Z", "#000000", 0.1),
    group("translate(230 68)", figures(shown)),
    ...Array.from({ length: 16 }, (_, i) => {
      const colour = i === 15 ? "#d9820b" : i % 4 === 3 ? "#0f8a64" : "#f1ead9";
      const x = 40 + (i % 4) * 91;
      const y = 214 + Math.floor(i / 4) * 98;
      return box(x, y + 6, 77, 80, mix(colour, "#0b120f", 0.4), 16) + box(x, y, 77, 78, colour, 16);
    }),
  ].join("");

const coins = (x: number, y: number, height: number): string =>
  [
    `<ellipse cx="${x + 12}" cy="${y + 16}" rx="92" ry="40" fill="#1b120b" fill-opacity=".25"/>`,
    ...Array.from({ length: height }, (_, i) => {
      const top = y - i * 24;
      return `<path d="M${x - 84} ${top - 22}v22a84 34 0 0 0 168 0v-22Z" fill="#b7801f"/><path d="M${x - 84} ${top - 6}a84 34 0 0 0 168 0" fill="none" stroke="#8f6115" stroke-width="4"/><ellipse cx="${x}" cy="${top - 22}" rx="84" ry="34" fill="#e9b94a"/>`;
    }),
    `<ellipse cx="${x}" cy="${y - (height - 1) * 24 - 22}" rx="58" ry="22" fill="none" stroke="#c58f2a" stroke-width="7"/>`,
  ].join("");

/** What a loan is counted with: a calculator, notes and coins. */
export const credit: Subject = ({ seed }) => {
  const ground = choose(seed, "cloth", ["#0f5c46", "#b5562f", "#2f5f7a"]);
  const [one, two] = choose<readonly [string, string]>(seed, "notes", [
    ["#b5562f", "#2f7a8a"],
    ["#7a5aa0", "#0f7a5a"],
    ["#2f7a8a", "#c4622f"],
  ]);
  return [
    box(0, 0, 1600, 1000, ground),
    path("M0 0H1600L0 760Z", "#ffe7b0", 0.13),
    path("M-20 1000C300 820 520 1040 860 900C1180 780 1400 900 1640 760V1040H-20Z", mix(ground, "#06120d", 0.35), 0.5),
    group("translate(800 150) rotate(-13)", note(mix(two, "#ffffff", 0.1))),
    group("translate(880 285) rotate(-3)", note(one)),
    group("translate(910 420) rotate(8)", note(two)),
    group("translate(280 170) rotate(-8)", calculator(choose(seed, "months", ["36", "48", "60"]))),
    coins(900, 850, 3),
    coins(1130, 890, 5),
    coins(1350, 860, 2),
  ].join("");
};
