import { choose } from "../chance";
import { palm } from "../plants";
import { frameOf } from "../proportions";
import { wide } from "../scene";
import { boxLinear } from "../svg";
import { box, disc, floor, parked, path, person, scaleOf, shade, sky, stroke } from "./kit";
import type { Subject } from "./subject";

/** A painted pirogue, `w` long, its keel at y. */
const pirogue = (x: number, y: number, w: number, hull: string): string => {
  const p = (dx: number, dy: number): string => `${(x + dx * w).toFixed(1)} ${(y + dy * w).toFixed(1)}`;
  const band = (a: number, b: number, paint: string): string =>
    path(
      `M${p(0.02 + a * 0.2, -0.2 + a)}C${p(0.25, -0.09 + a)} ${p(0.7, -0.09 + a)} ${p(0.985 - a * 0.2, -0.215 + a)}L${p(0.975 - b * 0.3, -0.215 + b)}C${p(0.7, -0.09 + b)} ${p(0.25, -0.09 + b)} ${p(0.03 + b * 0.3, -0.2 + b)}Z`,
      paint,
    );
  return [
    path(
      `M${p(-0.02, -0.22)}C${p(0.2, -0.09)} ${p(0.75, -0.09)} ${p(1.02, -0.24)}C${p(0.95, -0.07)} ${p(0.86, 0)} ${p(0.74, 0)}H${p(0.26, 0)}C${p(0.12, 0)} ${p(0.04, -0.07)} ${p(-0.02, -0.22)}Z`,
      hull,
    ),
    band(0.018, 0.04, "#f4c648"),
    band(0.046, 0.06, "#fbf6ea"),
    band(0.066, 0.09, "#c23b2c"),
    path(
      `M${p(-0.02, -0.22)}C${p(0.2, -0.09)} ${p(0.75, -0.09)} ${p(1.02, -0.24)}L${p(1.01, -0.215)}C${p(0.74, -0.072)} ${p(0.21, -0.072)} ${p(-0.01, -0.195)}Z`,
      "#fbf6ea",
    ),
    ...[0.3, 0.4, 0.5, 0.6, 0.7].map((t) =>
      path(`M${p(t - 0.018, -0.045)}L${p(t, -0.065)}L${p(t + 0.018, -0.045)}L${p(t, -0.025)}Z`, "#fbf6ea"),
    ),
  ].join("");
};

/** A pick-up on the sand, a pirogue on its trailer. */
export const beach: Subject = ({ seed, cars: [car] }) => {
  const size = 690;
  const scale = scaleOf(car, size);
  const [x, y] = [430, 842];
  const f = frameOf(car);
  const rear = x + (car.lengthMm * scale) / 2;
  const hitch = y - f.wheel * scale * 1.05;
  return [
    sky(seed, 520, ["golden", "rose", "noon"], 1060),
    `<defs>${boxLinear("sea", [
      [0, "#8fb5ad"],
      [0.4, "#4b8d9c"],
      [1, "#3c7f90"],
    ])}</defs>`,
    wide(516, 190, "url(#sea)"),
    path("M-400 520V505C-260 492 -120 500 40 486C150 478 240 500 420 520Z", "#7e8a82"),
    pirogue(560, 566, 170, "#7c5a3f"),
    pirogue(1230, 580, 210, "#5a4a3f"),
    path("M-400 690C0 670 400 700 800 682C1200 668 1700 694 2000 676V720H-400Z", "#e7f0ea", 0.9),
    floor(698, "#ecd6a6", "#cfa96c"),
    path("M-400 706C0 690 400 718 800 702C1200 690 1700 712 2000 700V690H-400Z", "#d9c69a", 0.8),
    path(
      "M-400 900C100 880 700 910 1200 890C1600 878 1800 890 2000 884V930C1500 910 900 940 400 922C0 912 -200 926 -400 930Z",
      "#c29a5c",
      0.4,
    ),
    palm(1510, 730, 560, -70, "#3c4f45", "#56705a"),
    palm(70, 720, 380, 40, "#4a5c50", "#667f66"),
    shade(1080, y + 6, 380, 18, 0.24),
    stroke(`M${rear - 14} ${hitch}L${rear + 130} ${hitch + 4}H1330`, "#2c3436", 15),
    ...[1040, 1150].map((at) => disc(at, y - 42, 44, "#1d2223") + disc(at, y - 42, 20, "#c9c5ba")),
    box(990, y - 112, 26, 46, "#2c3436", 4),
    box(1250, y - 112, 26, 46, "#2c3436", 4),
    pirogue(rear + 30, y - 92, 1400 - rear, choose(seed, "hull", ["#1f5f8a", "#0f7a5a", "#7a3f63"])),
    parked(car, { x, y, size }),
    person(1500, 866, 280, choose(seed, "robe", ["#d9a02b", "#f4efe3", "#2f8f8a"]), "#2a2320"),
  ].join("");
};
