import { choose } from "../chance";
import { mix } from "../colour";
import { wide } from "../scene";
import { box, disc, floor, parked, path, shade, sky, stroke } from "./kit";
import type { Subject } from "./subject";

/** A pump with its hose hung up; its middle is x, its foot y. */
const pump = (x: number, y: number, colour: string): string => {
  const l = x - 120;
  const dark = mix(colour, "#0b120f", 0.35);
  return [
    shade(x, y + 6, 190, 16, 0.28),
    box(l - 26, y - 34, 292, 38, "#d8cdb8", 8),
    box(l, y - 560, 240, 528, "#f7f2e6", 26),
    path(`M${l + 190} ${y - 560}h24q26 0 26 26v502h-50Z`, "#cdbfa4", 0.75),
    path(`M${l} ${y - 440}v-94q0-26 26-26h188q26 0 26 26v94Z`, colour),
    path(`M${l + 190} ${y - 440}v-120h24q26 0 26 26v94Z`, dark, 0.5),
    // a drop
    path(`M${x} ${y - 546}c22 32 32 44 32 60a32 32 0 0 1 -64 0c0-16 10-28 32-60Z`, "#fff7e2"),
    box(l + 26, y - 412, 188, 118, "#22312d", 12),
    box(l + 40, y - 398, 160, 40, "#9fd3b8", 5),
    box(l + 40, y - 348, 160, 40, "#e9c56a", 5),
    ...[0, 1, 2, 3].map((i) => box(l + 84 + i * 28, y - 390, 18, 24, "#1c4a3b", 3)),
    ...[0, 1, 2].map((i) => box(l + 112 + i * 28, y - 340, 18, 24, "#5c4312", 3)),
    ...[0, 1, 2].map((i) => disc(l + 60 + i * 60, y - 246, 20, ["#0b6b4f", "#d9820b", "#b5432f"][i] ?? colour)),
    box(l, y - 196, 240, 14, colour),
    box(l + 26, y - 150, 188, 92, "#e9dfca", 8),
    // the hose falls and comes back to the nozzle in its cradle
    stroke(
      `M${l + 226} ${y - 470}C${l + 360} ${y - 470} ${l + 356} ${y - 60} ${l + 316} ${y - 60}C${l + 272} ${y - 60} ${l + 290} ${y - 250} ${l + 286} ${y - 330}`,
      "#1f2624",
      20,
    ),
    box(l + 236, y - 420, 30, 120, dark, 8),
    path(`M${l + 262} ${y - 402}h36q16 0 16 18v58q0 14 -14 14h-22q-14 0 -14 -14Z`, "#2c3633"),
    stroke(`M${l + 296} ${y - 396}L${l + 330} ${y - 440}L${l + 328} ${y - 462}`, "#aab3b0", 13),
  ].join("");
};

export const fuelPump: Subject = ({ seed, cars: [car] }) => {
  const colour = choose(seed, "pump", ["#0b6b4f", "#c4622f", "#1f6b86"]);
  return [
    sky(seed, 700, ["morning", "golden", "noon"], 300),
    path("M-400 706V560h220v-60h160v206ZM1150 706V520h200v-70h210v256ZM1560 706V590h300v116Z", "#b9bfae", 0.8),
    floor(700, "#c9bfaa", "#8f877a"),
    wide(700, 8, "#e9e0cc"),
    // the roof over it all
    path("M-200 178H1800V292H-200Z", "#fbf6ea"),
    path("M-200 250H1800V292H-200Z", colour),
    path("M-200 292H1800V306H-200Z", "#4a4239", 0.5),
    ...[96, 1470].map((x) => box(x, 300, 46, 470, "#efe7d5") + box(x + 30, 300, 16, 470, "#c9bda6")),
    ...[420, 800, 1180].map((x) => box(x - 60, 294, 120, 10, "#fff7d8", 4)),
    parked(car, { x: 1020, y: 838, size: 1020 }),
    box(-200, 868, 1000, 40, "#e5dac2", 10),
    box(-200, 900, 1000, 16, "#9d9180"),
    pump(350, 880, colour),
  ].join("");
};
