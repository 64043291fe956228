import { choose } from "../chance";
import { mix } from "../colour";
import { baobab } from "../plants";
import { wide } from "../scene";
import { floor, parked, path, shade, sky, stroke } from "./kit";
import type { Subject } from "./subject";

/** A great umbrella, its stick behind the car. */
const umbrella = (x: number, y: number, colour: string): string => {
  const dark = mix(colour, "#0b120f", 0.25);
  const pale = mix(colour, "#ffffff", 0.16);
  return [
    stroke(`M${x} ${y - 150}V${y - 690}`, "#5a3d26", 20),
    path(
      `M${x - 700} ${y - 330}C${x - 660} ${y - 560} ${x - 360} ${y - 690} ${x} ${y - 690}C${x + 360} ${y - 690} ${x + 660} ${y - 560} ${x + 700} ${y - 330}C${x + 630} ${y - 392} ${x + 500} ${y - 392} ${x + 430} ${y - 330}C${x + 350} ${y - 392} ${x + 210} ${y - 392} ${x + 140} ${y - 330}C${x + 70} ${y - 392} ${x - 70} ${y - 392} ${x - 140} ${y - 330}C${x - 210} ${y - 392} ${x - 350} ${y - 392} ${x - 430} ${y - 330}C${x - 500} ${y - 392} ${x - 630} ${y - 392} ${x - 700} ${y - 330}Z`,
      colour,
    ),
    path(
      `M${x} ${y - 690}C${x - 90} ${y - 610} ${x - 140} ${y - 470} ${x - 140} ${y - 330}C${x - 210} ${y - 392} ${x - 350} ${y - 392} ${x - 430} ${y - 330}C${x - 400} ${y - 500} ${x - 220} ${y - 640} ${x} ${y - 690}Z`,
      pale,
    ),
    path(
      `M${x} ${y - 690}C${x + 90} ${y - 610} ${x + 140} ${y - 470} ${x + 140} ${y - 330}C${x + 210} ${y - 392} ${x + 350} ${y - 392} ${x + 430} ${y - 330}C${x + 400} ${y - 500} ${x + 220} ${y - 640} ${x} ${y - 690}Z`,
      dark,
    ),
    path(
      `M${x + 430} ${y - 330}C${x + 400} ${y - 500} ${x + 220} ${y - 640} ${x} ${y - 690}C${x + 360} ${y - 690} ${x + 660} ${y - 560} ${x + 700} ${y - 330}C${x + 630} ${y - 392} ${x + 500} ${y - 392} ${x + 430} ${y - 330}Z`,
      mix(colour, "#0b120f", 0.38),
    ),
    stroke(`M${x} ${y - 690}V${y - 726}`, "#5a3d26", 16),
  ].join("");
};

/** A car kept dry. */
export const insurance: Subject = ({ seed, cars: [car] }) => {
  const colour = choose(seed, "umbrella", ["#0f7a5a", "#d9820b", "#2f6f8f"]);
  return [
    sky(seed, 720, ["noon", "rose", "golden"], 1290),
    path("M-400 720C-100 640 200 690 520 664C860 640 1200 690 2000 650V760H-400Z", "#a3ad86"),
    baobab(1430, 716, 250, "#8a7362", "#705b4c", "#77864f"),
    path("M-400 740C0 700 500 730 900 712C1300 700 1700 724 2000 712V780H-400Z", "#8b9a68"),
    floor(762, "#c98a5c", "#a5643b"),
    wide(760, 6, "#e2b184"),
    shade(800, 850, 660, 40, 0.16),
    // drops that run off at both sides
    ...[60, 130, 1500, 1560].map((x, i) =>
      path(`M${x} ${430 + i * 70}c14 24 22 34 22 46a22 22 0 0 1 -44 0c0 -12 8 -22 22 -46Z`, "#5f93ad", 0.75),
    ),
    umbrella(760, 838, colour),
    parked(car, { x: 760, y: 842, size: 900 }),
  ].join("");
};
