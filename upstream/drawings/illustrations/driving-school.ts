import { choose } from "../chance";
import { palm } from "../plants";
import { frameOf } from "../proportions";
import { wide } from "../scene";
import { box, disc, floor, parked, path, scaleOf, shade, sky, stroke } from "./kit";
import type { Subject } from "./subject";

const cone = (x: number, y: number, u: number): string =>
  [
    shade(x, y + 2, 66 * u, 9 * u, 0.25),
    box(x - 56 * u, y - 16 * u, 112 * u, 18 * u, "#b5491d", 5),
    path(
      `M${x - 38 * u} ${y - 16 * u}L${x - 10 * u} ${y - 150 * u}H${x + 10 * u}L${x + 38 * u} ${y - 16 * u}Z`,
      "#ee7a2c",
    ),
    path(
      `M${x - 28 * u} ${y - 64 * u}L${x - 21 * u} ${y - 98 * u}H${x + 21 * u}L${x + 28 * u} ${y - 64 * u}Z`,
      "#fff7e8",
    ),
    path(`M${x + 2 * u} ${y - 150 * u}h8l28 ${134 * u}h-20Z`, "#1a120c", 0.14),
  ].join("");

const mast = (x: number, y: number, height: number): string =>
  box(x - 8, y - height, 16, height, "#8d948f", 4) + shade(x, y, 44, 8, 0.25);

const SIGNS = {
  noEntry: (x: number, y: number): string =>
    disc(x, y, 104, "#fbf6ea") + disc(x, y, 94, "#c23b2c") + box(x - 62, y - 16, 124, 32, "#fbf6ea", 6),
  turn: (x: number, y: number): string =>
    disc(x, y, 100, "#fbf6ea") +
    disc(x, y, 90, "#2569a8") +
    stroke(`M${x - 34} ${y + 46}V${y + 4}Q${x - 34} ${y - 20} ${x - 8} ${y - 20}H${x + 36}`, "#fbf6ea", 22) +
    stroke(`M${x + 12} ${y - 52}L${x + 44} ${y - 20}L${x + 12} ${y + 12}`, "#fbf6ea", 22),
  bend: (x: number, y: number): string =>
    path(`M${x} ${y - 108}L${x + 114} ${y + 84}H${x - 114}Z`, "#c23b2c") +
    path(`M${x} ${y - 66}L${x + 78} ${y + 62}H${x - 78}Z`, "#fbf6ea") +
    stroke(
      `M${x - 10} ${y + 46}V${y + 18}Q${x - 10} ${y + 4} ${x + 4} ${y - 2}Q${x + 16} ${y - 8} ${x + 12} ${y - 26}`,
      "#1f2a27",
      16,
    ),
} as const;

/** A lesson: a car with a learner's plate on its roof, cones, signs. */
export const drivingSchool: Subject = ({ seed, cars: [car] }) => {
  const f = frameOf(car);
  const scale = scaleOf(car, 960);
  const [x, y] = [900, 846];
  const left = x - (car.lengthMm * scale) / 2;
  const roof = left + ((f.screen.x + f.roofEnd.x) / 2 - 420) * scale;
  const top = y - car.heightMm * scale;
  return [
    sky(seed, 660, ["morning", "golden", "noon"], 520),
    path("M-400 660V560h240v-70h190v90h150v-50h180v130ZM980 660V540h180v-60h170v100h160v-60h400v140Z", "#c3c7b4", 0.8),
    palm(1130, 700, 330, 40, "#4d6a4c", "#6b8a5e"),
    wide(656, 60, "#c9b98e"),
    wide(700, 30, "#e3d6bd"),
    floor(728, "#8f8b84", "#65625d"),
    wide(728, 6, "#55514c"),
    ...Array.from({ length: 8 }, (_, i) => box(-100 + i * 240, 944, 130, 14, "#f1e6cf", 0, ' fill-opacity=".7"')),
    mast(170, 740, 420),
    SIGNS[choose(seed, "sign", ["noEntry", "turn", "bend"])](170, 320),
    mast(1450, 730, 330),
    SIGNS[choose(seed, "sign", ["turn", "bend", "noEntry"])](1450, 400),
    // the plate on the roof
    box(roof - 16, top - 16, 32, 26, "#2c3633", 4),
    path(`M${roof - 92} ${top - 12}L${roof - 72} ${top - 124}H${roof + 72}L${roof + 92} ${top - 12}Z`, "#f4c648"),
    path(`M${roof + 20} ${top - 124}H${roof + 72}L${roof + 92} ${top - 12}H${roof + 36}Z`, "#1a120c", 0.12),
    stroke(`M${roof - 26} ${top - 104}V${top - 34}H${roof + 28}`, "#b5332a", 20),
    parked(car, { x, y, size: 960 }),
    cone(150, 868, 1.15),
    cone(1500, 868, 1.15),
    cone(310, 930, 1.3),
  ].join("");
};
