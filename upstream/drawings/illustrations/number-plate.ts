import { choose } from "../chance";
import { shadesOf } from "../colour";
import { drawPlate } from "../front-face";
import { boxLinear, boxRadial } from "../svg";
import { box, group, path, stroke } from "./kit";
import type { Subject } from "./subject";

/** The plate is white: the car is not. */
const PAINTS = ["#1f5f8b", "#b5332a", "#0f6b50", "#c9781a"] as const;

const lamp = (id: string): string =>
  [
    path("M0 0H250Q290 0 300 40L330 190Q334 214 308 214H0Z", "#4a1512"),
    path("M0 12H246Q278 12 288 46L314 186Q316 202 300 202H0Z", `url(#${id})`),
    box(0, 78, 250, 44, "#ffe9dc", 8, ' fill-opacity=".75"'),
    path("M0 12H246Q266 12 278 34H0Z", "#ffffff", 0.22),
  ].join("");

/** The rear of a car from near, its new white plate in the middle. */
export const numberPlate: Subject = ({ seed }) => {
  const s = shadesOf(choose(seed, "paint", PAINTS));
  return [
    `<defs>${boxLinear("body", [
      [0, s.glint],
      [0.12, s.upper],
      [0.5, s.base],
      [1, s.dim],
    ])}${boxLinear("low", [
      [0, s.base],
      [1, s.deep],
    ])}${boxLinear("glass", [
      [0, "#22343b"],
      [1, "#6f8791"],
    ])}${boxLinear("red", [
      [0, "#e2473a"],
      [1, "#9d1f1a"],
    ])}${boxRadial("spot", [
      [0, "#fff6d8", 0.6],
      [1, "#fff6d8", 0],
    ])}</defs>`,
    box(0, 0, 1600, 1000, "url(#body)"),
    path("M120 -20H1480L1390 168Q1380 186 1356 186H244Q220 186 210 168Z", "url(#glass)"),
    path("M420 -20H700L560 186H300Z", "#ffffff", 0.12),
    stroke("M120 -20L208 170Q220 188 244 188H1356Q1380 188 1392 170L1480 -20", s.gap, 10, 0.8),
    path("M0 330C400 300 1200 300 1600 330V352C1200 322 400 322 0 352Z", "#ffffff", 0.16 + s.gloss * 0.3),
    group("translate(-60 356)", lamp("red")),
    group("translate(1660 356) scale(-1 1)", lamp("red")),
    // the hollow of the plate
    path("M372 420Q376 396 402 396H1198Q1224 396 1228 420L1246 694Q1248 716 1224 716H376Q352 716 354 694Z", s.deep),
    path(
      "M372 420Q376 396 402 396H1198Q1224 396 1228 420L1230 440Q1226 424 1198 424H402Q376 424 370 440Z",
      "#0b1012",
      0.35,
    ),
    box(540, 402, 520, 22, "#20282a", 11),
    `<ellipse cx="800" cy="470" rx="400" ry="150" fill="url(#spot)"/>`,
    box(438, 492, 724, 172, "#0b1012", 16, ' fill-opacity=".35"'),
    group("translate(800 566) scale(1.42)", drawPlate(0)),
    stroke("M0 752H1600", s.gap, 9, 0.8),
    path("M0 756H1600V1000H0Z", "url(#low)"),
    path("M0 770C400 758 1200 758 1600 770V784C1200 772 400 772 0 784Z", "#ffffff", 0.2 + s.gloss * 0.2),
    path("M0 880H1600V1000H0Z", "#1d2325"),
    ...[160, 1330].map((x) => box(x, 900, 110, 38, "#b52d26", 10)),
    path("M560 930H1040L1000 1000H600Z", "#9aa4a6"),
  ].join("");
};
