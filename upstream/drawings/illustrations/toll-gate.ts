import { choose } from "../chance";
import { baobab } from "../plants";
import { wide } from "../scene";
import { box, disc, floor, parked, path, shade, sky, stroke } from "./kit";
import type { Subject } from "./subject";

const barrier = (x: number, y: number): string => {
  const arm = Array.from({ length: 5 }, (_, i) => box(40 + i * 108, -15, 54, 30, "#c23b2c")).join("");
  return [
    `<g transform="translate(${x} ${y - 150}) rotate(-62)">${box(-70, -18, 650, 36, "#fbf6ea", 8)}${arm}</g>`,
    box(x - 46, y - 190, 92, 194, "#e2a32d", 12),
    box(x + 14, y - 190, 32, 194, "#a97514", 10, ' fill-opacity=".6"'),
    disc(x, y - 150, 24, "#3a3f40"),
  ].join("");
};

/** A booth with the one who takes the money. */
const booth = (x: number, y: number, colour: string): string =>
  [
    box(x - 130, y - 372, 260, 376, "#f6efe0", 10),
    path(`M${x + 70} ${y - 372}h50q10 0 10 10v366h-60Z`, "#cdbfa4", 0.7),
    box(x - 106, y - 336, 212, 168, "#35515a", 8),
    path(`M${x - 106} ${y - 168}L${x + 20} ${y - 336}H${x + 70}L${x - 40} ${y - 168}Z`, "#ffffff", 0.14),
    disc(x + 4, y - 244, 27, "#6a4430"),
    path(`M${x - 52} ${y - 168}C${x - 50} ${y - 214} ${x + 58} ${y - 214} ${x + 60} ${y - 168}Z`, colour),
    path(`M${x - 25} ${y - 252}c2 -30 56 -30 58 0l14 4h-72Z`, "#1f2a27"),
    box(x - 130, y - 140, 260, 30, colour),
    box(x - 150, y - 390, 300, 24, "#4b5552", 6),
  ].join("");

/** The gate of a motorway: the bar goes up before a car. */
export const tollGate: Subject = ({ seed, cars: [car] }) => {
  const colour = choose(seed, "trim", ["#0b6b4f", "#1f6b86", "#b5562f"]);
  return [
    sky(seed, 690, ["morning", "golden", "noon"], 980),
    path(
      "M-400 690C-100 640 120 664 380 650C700 632 1000 668 1300 652C1500 642 1800 664 2000 656V720H-400Z",
      "#a8b08a",
    ),
    baobab(1490, 690, 250, "#8a7362", "#705b4c", "#7d8a55"),
    floor(688, "#8b8780", "#5b5955"),
    wide(686, 10, "#d8ccb3"),
    path("M-400 930H2000V944H-400Z", "#f1e6cf", 0.65),
    // the roof over the lanes, one open and one closed
    ...[60, 1290].map((x) => box(x, 250, 52, 470, "#ece3d0") + box(x + 32, 250, 20, 470, "#c4b79d")),
    path("M-120 150H1480L1440 268H-80Z", "#fbf6ea"),
    path("M-94 228H1454L1440 268H-80Z", colour),
    box(380, 286, 116, 116, "#20302b", 16),
    stroke("M410 346L432 370L468 320", "#5fd68f", 17),
    box(960, 286, 116, 116, "#20302b", 16),
    stroke("M990 316L1046 372M1046 316L990 372", "#f0614f", 17),
    ...[438, 1018].map((x) => box(x - 8, 264, 16, 24, "#4b5552")),
    box(-200, 804, 560, 40, "#d9cdb6", 8),
    shade(210, 842, 200, 12, 0.2),
    booth(190, 806, colour),
    parked(car, { x: 1010, y: 850, size: 900 }),
    box(390, 880, 150, 26, "#d9cdb6", 8),
    barrier(462, 886),
  ].join("");
};
