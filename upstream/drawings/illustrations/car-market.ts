import type { CarSpec } from "../car-spec";
import { choose } from "../chance";
import { drawFront } from "../front";
import { bush } from "../plants";
import { box, disc, floor, group, path, sky, stroke } from "./kit";
import type { Subject } from "./subject";

const FLAGS = ["#0f8a64", "#e2a32d", "#c23b2c", "#fbf6ea", "#2f6f8f"] as const;

/** A string of flags between two posts. */
const flags = (x: number, y: number, span: number, sag: number): string => {
  const at = (t: number): readonly [number, number] => [x + span * t, y + sag * 4 * t * (1 - t)];
  return [
    stroke(`M${x} ${y}Q${x + span / 2} ${y + sag * 2} ${x + span} ${y}`, "#5a5148", 4),
    ...Array.from({ length: 12 }, (_, i) => {
      const [fx, fy] = at((i + 0.5) / 12);
      return path(`M${fx - 26} ${fy}H${fx + 26}L${fx} ${fy + 66}Z`, FLAGS[i % FLAGS.length] ?? "#0f8a64");
    }),
  ].join("");
};

/** A car from before it, a board with its price behind the windscreen. */
const offered = (spec: CarSpec, x: number, y: number, scale: number): string => {
  const top = y - spec.heightMm * scale * 0.8;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawFront(spec)}</g>`,
    group(
      `translate(${x} ${top}) rotate(-3) scale(${scale / 0.25})`,
      box(-92, -30, 184, 92, "#2a1c10", 8, ' fill-opacity=".3"'),
      box(-96, -36, 184, 92, "#f4c648", 8),
      box(-72, -14, 92, 18, "#5c4312", 6),
      box(-72, 18, 136, 18, "#5c4312", 6),
    ),
  ].join("");
};

/** A yard where cars are sold, in their row. */
export const carMarket: Subject = ({ seed, cars }) => {
  const [first] = cars;
  const [left, right] = [cars[1] ?? { ...first, paint: "#f1efe9" }, cars[2] ?? { ...first, paint: "#b5432f" }];
  return [
    sky(seed, 620, ["noon", "morning", "golden"], 800),
    box(-200, 400, 2000, 330, choose(seed, "wall", ["#e3bd8f", "#d59a76", "#bfd0c4"])),
    path("M-200 400H1800V426H-200Z", "#fbf0dc"),
    path("M-200 640H1800V730H-200Z", "#3a2a1c", 0.12),
    bush(1440, 396, 230, 70, 90, ["#3f6b3f", "#4f7d47", "#355c39"]),
    bush(1450, 388, 214, 56, 70, ["#c2357c", "#d4508f", "#e27bab"]),
    floor(724, "#d9b583", "#b98b58"),
    path("M-400 742C0 728 600 752 1100 738C1500 730 1800 744 2000 738V760H-400Z", "#c69c66", 0.7),
    ...[40, 1556].map((x) => box(x, 180, 18, 560, "#6b6157", 6) + disc(x + 9, 178, 18, "#e2a32d")),
    flags(50, 196, 760, 52),
    flags(810, 196, 756, 52),
    offered(left, 330, 800, 0.226),
    offered(right, 1270, 800, 0.226),
    offered(first, 800, 880, 0.29),
  ].join("");
};
