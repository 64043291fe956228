import { vary } from "./chance";
import { palm } from "./plants";
import { rect, type Scene, wide } from "./scene";
import { boxLinear, boxRadial } from "./svg";

const base = 690;

/** x, width, top of each tower, far ones first */
const far: readonly (readonly [number, number, number])[] = [
  [-60, 130, 330],
  [80, 84, 250],
  [190, 130, 350],
  [340, 76, 190],
  [440, 130, 290],
  [600, 90, 230],
  [720, 130, 340],
  [880, 76, 170],
  [980, 120, 270],
  [1130, 96, 210],
  [1250, 130, 320],
  [1400, 90, 240],
  [1510, 130, 300],
];
const near: readonly (readonly [number, number, number])[] = [
  [-20, 140, 440],
  [140, 100, 390],
  [270, 150, 470],
  [500, 110, 350],
  [660, 150, 440],
  [830, 110, 330],
  [1040, 150, 450],
  [1220, 110, 370],
  [1350, 90, 460],
  [1460, 170, 420],
];

const windows = (key: string, x: number, w: number, top: number, lit: number): string => {
  let d = "";
  for (let row = 0; top + 20 + row * 24 < base - 24; row++)
    for (let col = 0; 14 + col * 20 < w - 18; col++)
      if (vary(key, `${x}.${row}.${col}`) < lit) d += `M${x + 14 + col * 20} ${top + 20 + row * 24}h10v12h-10Z`;
  return d;
};

const towers = (list: typeof far, key: string, wall: string, warm: string, lit: number): string =>
  `${list.map(([x, w, top]) => rect(x, top, w, base - top, wall)).join("")}<path d="${list.map(([x, w, top]) => windows(key, x, w, top, lit)).join("")}" fill="${warm}"/>`;

const lampPost = (x: number, id: string): string =>
  [
    `<path d="M${x} 724V372q0-24 24-24h46" fill="none" stroke="#0c1519" stroke-width="8"/>`,
    `<circle cx="${x + 70}" cy="352" r="150" fill="url(#${id}g)"/>`,
    rect(x + 50, 345, 40, 8, "#ffe7b0", ' rx="4"'),
  ].join("");

export const nuit: Scene = {
  ground: 812,
  night: true,
  light: { colour: "#0d1c2c", strength: 0.5 },
  draw: (id) =>
    [
      "<defs>",
      boxLinear(`${id}s`, [
        [0, "#0b1524"],
        [0.55, "#1b3145"],
        [0.85, "#4a5259"],
        [1, "#86694f"],
      ]),
      boxRadial(`${id}g`, [
        [0, "#ffd98c", 0.5],
        [0.3, "#ffcf7d", 0.16],
        [1, "#ffcf7d", 0],
      ]),
      boxLinear(`${id}r`, [
        [0, "#232b31"],
        [0.4, "#2c353b"],
        [1, "#171d21"],
      ]),
      boxRadial(`${id}p`, [
        [0, "#ffd594", 0.34],
        [1, "#ffd594", 0],
      ]),
      "</defs>",
      wide(0, 720, `url(#${id}s)`),
      '<g fill="#e9f0f4" fill-opacity=".7">',
      Array.from(
        { length: 34 },
        (_, i) =>
          `<circle cx="${Math.round(vary("star", `x${i}`) * 1600)}" cy="${Math.round(vary("star", `y${i}`) * 280)}" r="${i % 5 ? 1.4 : 2.2}"/>`,
      ).join(""),
      "</g>",
      '<path d="M1330 72a44 44 0 1 0 34 76a38 38 0 1 1 -34 -76Z" fill="#f3ead2"/>',
      towers(far, "far", "#22374a", "#c79a58", 0.26),
      towers(near, "near", "#132330", "#ffcb74", 0.36),
      wide(base - 2, 40, "#0f1a21"),
      palm(70, 722, 300, 24, "#0a1519", "#12222a"),
      palm(1540, 722, 340, -30, "#0a1519", "#12222a"),
      lampPost(260, id),
      lampPost(1210, id),
      wide(722, 20, "#39424a"),
      wide(740, 270, `url(#${id}r)`),
      `<ellipse cx="330" cy="800" rx="430" ry="84" fill="url(#${id}p)"/>`,
      `<ellipse cx="1280" cy="800" rx="430" ry="84" fill="url(#${id}p)"/>`,
      '<g fill="#d8d2bf" fill-opacity=".45">',
      Array.from({ length: 7 }, (_, i) => `<path d="M${-180 + i * 320} 930h150l-8 13h-152Z"/>`).join(""),
      "</g>",
    ].join(""),
};
