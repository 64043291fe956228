import { choose } from "../chance";
import { mix } from "../colour";
import { wide } from "../scene";
import { boxLinear, boxRadial } from "../svg";
import { box, disc, floor, parked, path, shade, stroke } from "./kit";
import type { Subject } from "./subject";

/** A mechanic seen from the side, a lamp held up below the car. */
const mechanic = (x: number, y: number, overall: string): string =>
  [
    shade(x, y, 90, 12, 0.3),
    path(`M${x - 42} ${y}h36l8 -130h12l10 130h36l-4 -190h-92Z`, mix(overall, "#0b120f", 0.25)),
    path(
      `M${x - 50} ${y - 170}C${x - 56} ${y - 290} ${x - 34} ${y - 322} ${x + 4} ${y - 322}C${x + 42} ${y - 322} ${x + 58} ${y - 290} ${x + 52} ${y - 170}Z`,
      overall,
    ),
    stroke(`M${x - 26} ${y - 290}L${x - 76} ${y - 356}L${x - 92} ${y - 424}`, overall, 34),
    disc(x - 95, y - 436, 17, "#6a4430"),
    stroke(`M${x + 34} ${y - 288}L${x + 58} ${y - 216}L${x + 40} ${y - 160}`, mix(overall, "#0b120f", 0.15), 32),
    disc(x + 38, y - 148, 16, "#6a4430"),
    path(`M${x - 12} ${y - 316}h28v-30h-28Z`, "#5a3826"),
    disc(x, y - 366, 36, "#6a4430"),
    path(`M${x - 40} ${y - 372}c0 -52 76 -52 76 0l-86 4Z`, mix(overall, "#0b120f", 0.4)),
  ].join("");

const tools = (x: number, y: number): string =>
  [
    box(x, y, 330, 210, "#c9a26f", 8),
    box(x, y, 330, 210, "none", 8, ' stroke="#9a7546" stroke-width="8"'),
    ...[0, 1, 2, 3].map(
      (i) =>
        stroke(`M${x + 50 + i * 36} ${y + 46}v${64 + i * 22}`, "#48524f", 12) +
        disc(x + 50 + i * 36, y + 46, 14, "#48524f"),
    ),
    stroke(`M${x + 232} ${y + 44}v120M${x + 206} ${y + 44}h52`, "#a8432f", 16),
    stroke(`M${x + 286} ${y + 50}v110`, "#0b6b4f", 18),
  ].join("");

/** A car on the lift of a workshop. */
export const workshop: Subject = ({ seed, cars: [car] }) => {
  const colour = choose(seed, "lift", ["#0f7a5a", "#d9820b", "#2f6f8f"]);
  const overall = choose(seed, "overall", ["#2f5f8a", "#b5562f", "#3f6b4f"]);
  return [
    `<defs>${boxLinear("wall", [
      [0, "#efe3cb"],
      [1, "#d8c4a0"],
    ])}${boxLinear("light", [
      [0, "#fff6dc", 0.8],
      [1, "#fff6dc", 0],
    ])}${boxRadial("lamp", [
      [0, "#fffbe9", 1],
      [0.3, "#fff0c0", 0.6],
      [1, "#fff0c0", 0],
    ])}</defs>`,
    wide(0, 780, "url(#wall)"),
    wide(560, 220, mix(colour, "#efe3cb", 0.72)),
    wide(552, 10, mix(colour, "#efe3cb", 0.4)),
    // the gate, open on the street
    box(1130, 150, 560, 630, "#bfdbe0", 10),
    path("M1130 600C1260 560 1420 590 1690 570V780H1130Z", "#c9b184"),
    path("M1130 640H1690V780H1130Z", "#b98f60"),
    ...[0, 1, 2].map((i) => box(1118, 132 + i * 26, 584, 20, "#b9b3a6", 4)),
    tools(130, 190),
    path("M520 0H1080L1010 70H590Z", "#4b5552"),
    path("M600 70H1000L1180 780H420Z", "url(#light)"),
    floor(776, "#a49b8c", "#7a7266"),
    wide(774, 8, "#6b6459"),
    shade(760, 872, 560, 26, 0.22),
    // the two posts and their arms
    ...[330, 1190].map((x) =>
      [
        box(x - 90, 850, 180, 26, mix(colour, "#0b120f", 0.45), 6),
        box(x - 36, 200, 72, 656, colour, 8),
        box(x + 8, 200, 28, 656, mix(colour, "#0b120f", 0.35), 6),
        box(x - 44, 190, 88, 26, mix(colour, "#0b120f", 0.3), 6),
      ].join(""),
    ),
    box(330, 512, 860, 22, "#31393a", 6),
    ...[470, 1050].map((x) => box(x - 30, 486, 60, 30, "#1f2626", 6)),
    parked(car, { x: 760, y: 536, size: 860 }),
    mechanic(880, 900, overall),
    disc(785, 456, 60, "url(#lamp)"),
    box(500, 806, 150, 100, "#b5432f", 10),
    box(500, 806, 150, 22, "#8a2f20", 8),
    box(548, 786, 54, 24, "#48524f", 8),
    ...[0, 1].map((i) => box(520, 842 + i * 28, 110, 10, "#e9dfca", 4)),
  ].join("");
};
