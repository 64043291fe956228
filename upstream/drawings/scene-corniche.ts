import { palm } from "./plants";
import { rect, type Scene, wide } from "./scene";
import { boxLinear, boxRadial } from "./svg";

/** Sun on the water: flat lozenges that thin out away from it. */
const glitter = Array.from({ length: 22 }, (_, i) => {
  const y = 506 + i * 6.6;
  const half = 16 + ((i * 37) % 50) + i * 3.4;
  const x = 1130 + (((i * 53) % 70) - 35) * (0.4 + i * 0.06);
  return `M${(x - half).toFixed(0)} ${y.toFixed(0)}L${x.toFixed(0)} ${(y - 1.8).toFixed(1)}L${(x + half).toFixed(0)} ${y.toFixed(0)}L${x.toFixed(0)} ${(y + 1.8).toFixed(1)}Z`;
}).join("");

const posts = Array.from({ length: 58 }, (_, i) => rect(-824 + i * 56, 668, 16, 48, "#d9c8ae")).join("");

export const corniche: Scene = {
  ground: 812,
  night: false,
  light: { colour: "#ffb45c", strength: 0.06 },
  draw: (id) =>
    [
      "<defs>",
      boxLinear(`${id}s`, [
        [0, "#7fb0c6"],
        [0.38, "#b9d0cd"],
        [0.7, "#f4d9ac"],
        [1, "#f8bf7c"],
      ]),
      boxLinear(`${id}o`, [
        [0, "#e2b98a"],
        [0.1, "#8fb0ab"],
        [0.35, "#4b8d9c"],
        [1, "#2a6b80"],
      ]),
      boxRadial(`${id}g`, [
        [0, "#fff3d0", 0.95],
        [0.25, "#ffdc98", 0.6],
        [1, "#ffcf86", 0],
      ]),
      boxLinear(`${id}r`, [
        [0, "#6d6a66"],
        [1, "#4b4a4a"],
      ]),
      boxLinear(`${id}c`, [
        [0, "#b98a5e"],
        [1, "#7d5a41"],
      ]),
      "</defs>",
      wide(0, 500, `url(#${id}s)`),
      `<circle cx="1130" cy="420" r="360" fill="url(#${id}g)"/>`,
      '<circle cx="1130" cy="420" r="46" fill="#fff6dc"/>',
      '<path d="M-900 500V476C-720 462 -560 484 -400 470C-260 452 -120 440 -10 424C60 412 96 372 168 358C248 344 306 380 350 420C378 444 402 452 436 436C474 418 520 398 566 408C640 424 700 480 800 500Z" fill="#8f9089"/>',
      '<path d="M-900 500V490C-700 480 -520 494 -400 486C-200 474 60 476 200 462C300 454 420 484 560 500Z" fill="#717a74"/>',
      '<path d="M158 360v-34h12v33Z" fill="#9c9c93"/>',
      '<path d="M155 318h18v8h-18Z" fill="#fff1cf"/>',
      wide(498, 240, `url(#${id}o)`),
      `<path d="${glitter}" fill="#ffe9bd" fill-opacity=".8"/>`,
      `<path d="M2000 700V560C1860 548 1760 560 1690 572C1600 586 1540 574 1470 600C1430 616 1390 642 1340 654C1300 664 1270 680 1230 700Z" fill="url(#${id}c)"/>`,
      '<path d="M2000 700V600C1800 596 1700 616 1600 622C1520 628 1450 660 1380 676L1320 700Z" fill="#6b5242" fill-opacity=".5"/>',
      wide(656, 14, "#efe0c6"),
      wide(670, 4, "#b9a486"),
      wide(714, 10, "#e6d4b6"),
      posts,
      wide(722, 26, "#d8c5a5"),
      wide(744, 8, "#a99678"),
      wide(750, 260, `url(#${id}r)`),
      wide(752, 5, "#3d3c3c"),
      '<g fill="#f1e6cf" fill-opacity=".75">',
      Array.from({ length: 10 }, (_, i) => `<path d="M${-820 + i * 320} 934h150l-8 13h-152Z"/>`).join(""),
      "</g>",
      palm(128, 730, 470, 46, "#3c4f45", "#56705a"),
      palm(286, 728, 330, -30, "#4a5c50", "#667f66"),
      palm(1500, 730, 420, -52, "#3c4f45", "#56705a"),
    ].join(""),
};
