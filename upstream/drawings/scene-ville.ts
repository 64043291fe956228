import { bush, palm } from "./plants";
import { rect, type Scene, wide } from "./scene";
import { boxLinear } from "./svg";

type House = { x: number; w: number; top: number; wall: string; trim: string; shutter: string; shop: string };

const street = 706;

const houses: readonly House[] = [
  { x: -60, w: 250, top: 250, wall: "#ead7b7", trim: "#f7ecd8", shutter: "#4f7f86", shop: "#b5654a" },
  { x: 190, w: 210, top: 352, wall: "#d99f7c", trim: "#f3dcc6", shutter: "#7c4a35", shop: "#3f6f63" },
  { x: 400, w: 290, top: 210, wall: "#f1e7d5", trim: "#fffaf0", shutter: "#5d8f79", shop: "#d19a3a" },
  { x: 690, w: 220, top: 330, wall: "#b9cfc9", trim: "#e6f0ec", shutter: "#49706c", shop: "#8c5a46" },
  { x: 910, w: 260, top: 268, wall: "#ecc98f", trim: "#fbedd0", shutter: "#9b5b3a", shop: "#40666f" },
];

const balcony = (x: number, y: number, w: number, rail: string): string =>
  [
    rect(x - 10, y, w + 20, 8, rail),
    Array.from({ length: Math.floor(w / 12) + 1 }, (_, i) => rect(x - 6 + i * 12, y - 34, 3, 34, rail)).join(""),
    rect(x - 10, y - 38, w + 20, 5, rail),
  ].join("");

const house = ({ x, w, top, wall, trim, shutter, shop }: House, id: string): string => {
  const floor = 118;
  const bays = Math.floor(w / 86);
  const gap = w / bays;
  const parts = [
    rect(x, top, w, street - top, wall),
    rect(x, top, w, street - top, `url(#${id}v)`),
    rect(x - 5, top - 9, w + 10, 15, trim),
  ];
  for (let y = top + 36, row = 0; y + 90 < street - 120; y += floor, row++) {
    for (let bay = 0; bay < bays; bay++) {
      const left = x + gap * bay + (gap - 42) / 2;
      parts.push(rect(left - 5, y - 5, 52, 84, trim), rect(left, y, 42, 74, shutter), rect(left + 19, y, 4, 74, trim));
      if ((bay + row) % 2 === 0) parts.push(balcony(left, y + 78, 42, "#5b5148"));
    }
    parts.push(rect(x, y + 92, w, 4, trim, ' fill-opacity=".7"'));
  }
  const shutterTop = street - 98;
  parts.push(
    rect(x + 18, shutterTop, w * 0.46, 98, "#7d7a72"),
    ...[1, 2, 3, 4, 5, 6].map((i) => rect(x + 18, shutterTop + i * 14, w * 0.46, 2, "#676459")),
  );
  parts.push(
    `<path d="M${x + 8} ${shutterTop - 4}h${w * 0.46 + 20}l10 26h-${w * 0.46 + 40}Z" fill="${shop}"/>`,
    rect(x + w * 0.64, street - 92, w * 0.22, 92, shutter),
    rect(x + w * 0.64 - 5, street - 97, w * 0.22 + 10, 5, trim),
  );
  return parts.join("");
};

/** A painted minibus far down the street, stripes only. */
const minibus = [
  '<g transform="translate(1120 604)">',
  rect(0, 0, 150, 84, "#2d5f8f", ' rx="9"'),
  rect(0, 40, 150, 15, "#f0c04a"),
  rect(0, 55, 150, 6, "#f5efe0"),
  rect(0, 61, 150, 7, "#b8453a"),
  [10, 44, 78, 112].map((x) => rect(x, 11, 28, 22, "#24323a", ' rx="3"')).join(""),
  rect(-4, -6, 158, 9, "#e9dcc0", ' rx="4"'),
  '<circle cx="32" cy="86" r="15" fill="#1d2022"/>',
  '<circle cx="118" cy="86" r="15" fill="#1d2022"/>',
  '<circle cx="32" cy="86" r="6" fill="#c9c5ba"/>',
  '<circle cx="118" cy="86" r="6" fill="#c9c5ba"/>',
  "</g>",
].join("");

export const ville: Scene = {
  ground: 815,
  night: false,
  light: { colour: "#ffe2b0", strength: 0.03 },
  draw: (id) =>
    [
      "<defs>",
      boxLinear(`${id}s`, [
        [0, "#86bcd6"],
        [1, "#e9eee2"],
      ]),
      boxLinear(`${id}v`, [
        [0, "#ffffff", 0.12],
        [0.6, "#ffffff", 0],
        [1, "#3a2a1c", 0.2],
      ]),
      boxLinear(`${id}r`, [
        [0, "#77736d"],
        [1, "#55534f"],
      ]),
      boxLinear(`${id}m`, [
        [0, "#f6ead6"],
        [1, "#dfcdb0"],
      ]),
      "</defs>",
      wide(0, 720, `url(#${id}s)`),
      '<path d="M1120 706V470h130v-46h150v70h120v-90h170v302Z" fill="#c9cfc6"/>',
      '<path d="M1120 706V540h200v-40h120v206Z" fill="#b9bdb1"/>',
      rect(-400, 300, 345, 410, "#c98f70"),
      houses.map((h) => house(h, id)).join(""),
      rect(452, 176, 54, 34, "#cfd4d0", ' rx="5"'),
      rect(1010, 238, 46, 30, "#cfd4d0", ' rx="5"'),
      '<path d="M612 210v-62m-20 14h40m-34 12h28" stroke="#7c756b" stroke-width="4" fill="none"/>',
      minibus,
      rect(1290, 520, 760, 190, `url(#${id}m)`),
      rect(1282, 508, 768, 16, "#fbf3e4"),
      palm(1560, 560, 330, -36, "#4d6a4c", "#6b8a5e"),
      bush(1440, 524, 158, 56, 90, ["#3f6b3f", "#4f7d47", "#355c39"]),
      bush(1452, 522, 150, 46, 70, ["#8f2259", "#a82a6a", "#3f6b3f"]),
      bush(1430, 506, 140, 44, 90, ["#c2357c", "#d4508f", "#e27bab", "#b52f72"]),
      bush(1346, 584, 44, 76, 40, ["#8f2259", "#3f6b3f", "#a82a6a"]),
      bush(1342, 570, 38, 66, 36, ["#c2357c", "#d4508f", "#e27bab"]),
      wide(704, 38, "#dccbb0"),
      wide(738, 12, "#b3a48c"),
      wide(748, 262, `url(#${id}r)`),
      wide(750, 6, "#4a4845"),
      '<g fill="#efe6d2" fill-opacity=".7">',
      Array.from({ length: 7 }, (_, i) => `<path d="M${-180 + i * 320} 930h150l-8 13h-152Z"/>`).join(""),
      "</g>",
    ].join(""),
};
