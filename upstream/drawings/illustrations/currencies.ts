import { choose } from "../chance";
import { mix } from "../colour";
import { wide } from "../scene";
import { boxLinear } from "../svg";
import { disc, group, parked, path, shade, sky, stroke } from "./kit";
import type { Subject } from "./subject";

/** Signs of money as strokes about their middle. */
const SIGNS = {
  euro: "M52 -58C-40 -108 -84 40 -16 72C8 82 34 76 52 60M-76 -18H20M-76 18H12",
  dollar: "M46 -44C26 -78 -46 -74 -46 -34C-46 8 46 -8 46 36C46 78 -32 80 -50 42M0 -96V96",
  yuan: "M-56 -82L0 -6L56 -82M0 -6V84M-44 10H44M-44 44H44",
} as const;

const coin = (x: number, y: number, r: number, metal: string, sign: string): string =>
  [
    shade(x, y + r + 4, r * 0.9, 18, 0.28),
    disc(x + r * 0.1, y, r, mix(metal, "#1b120b", 0.42)),
    disc(x, y, r, metal),
    path(
      `M${x - r * 0.7} ${y - r * 0.71}A${r} ${r} 0 0 1 ${x + r * 0.26} ${y - r * 0.965}L${x - r * 0.62} ${y + r * 0.78}A${r} ${r} 0 0 1 ${x - r * 0.7} ${y - r * 0.71}Z`,
      "#ffffff",
      0.16,
    ),
    `<circle cx="${x}" cy="${y}" r="${r * 0.84}" fill="none" stroke="${mix(metal, "#1b120b", 0.25)}" stroke-width="${r * 0.05}"/>`,
    group(`translate(${x} ${y}) scale(${r / 150})`, stroke(sign, mix(metal, "#1b120b", 0.55), 22)),
  ].join("");

/** What is paid abroad for a car: great coins on the shore, the car before them. */
export const currencies: Subject = ({ seed, cars: [car] }) => {
  const [one, two, three] = choose(seed, "metal", [
    ["#e2b144", "#b9c0bd", "#d08a54"],
    ["#b9c0bd", "#e2b144", "#d08a54"],
  ] as const);
  return [
    sky(seed, 600, ["rose", "golden", "noon"], 800),
    `<defs>${boxLinear("sea", [
      [0, "#8fb5ad"],
      [1, "#3f8193"],
    ])}${boxLinear("ground", [
      [0, "#e5d3ac"],
      [1, "#c3a473"],
    ])}</defs>`,
    wide(590, 150, "url(#sea)"),
    path("M90 592L130 548H470L500 592Z", "#7a4a3c"),
    path("M170 548V520H300V548ZM310 548V504H440V548ZM140 548V500H164V548Z", "#9a6a4a"),
    path("M-400 734C0 716 500 736 900 724C1300 714 1700 730 2000 722V1010H-400Z", "url(#ground)"),
    coin(350, 560, 236, one, SIGNS.euro),
    coin(1250, 560, 236, three, SIGNS.yuan),
    coin(800, 506, 290, two, SIGNS.dollar),
    parked(car, { x: 800, y: 880, size: 760 }),
  ].join("");
};
