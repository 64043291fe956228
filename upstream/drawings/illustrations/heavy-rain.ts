import { between, choose } from "../chance";
import { mix } from "../colour";
import { palm } from "../plants";
import { wide } from "../scene";
import { boxLinear, linear } from "../svg";
import { box, floor, lit, parked, path, person, scaleOf, stroke } from "./kit";
import type { Subject } from "./subject";

const drops = (seed: string, count: number, length: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = between(seed, `x${i}`, -40, 1700);
    const y = between(seed, `y${i}`, -80, 960);
    const reach = length * between(seed, `l${i}`, 0.6, 1.3);
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-reach * 0.26).toFixed(0)} ${reach.toFixed(0)}`;
  }).join("");

const WALLS = ["#8f8f86", "#a08d7d", "#7f8f90", "#9b9484"] as const;
const houses = (seed: string): string =>
  WALLS.map((wall, i) => {
    const x = -120 + i * 440;
    const top = between(seed, `h${i}`, 270, 400);
    const window = mix(wall, "#1d2a30", 0.5);
    const lamp = i % 2 === 0 ? "#f3cf85" : window;
    return [
      box(x, top, 430, 720 - top, wall),
      box(x - 6, top - 12, 442, 16, mix(wall, "#ffffff", 0.25)),
      ...[0, 1, 2, 3].map((bay) => box(x + 40 + bay * 94, top + 50, 52, 86, bay === 2 ? lamp : window, 4)),
      ...[0, 1, 2, 3].map((bay) => box(x + 40 + bay * 94, top + 190, 52, 86, bay === 1 ? lamp : window, 4)),
    ].join("");
  }).join("");

/** The first big rain of the year: a flooded street, a car with its lamps lit, somebody below an umbrella. */
export const heavyRain: Subject = ({ seed, cars: [car] }) => {
  const [x, y, size] = [900, 838, 1010];
  const wet = lit(car, "#3f5560", 0.2);
  const scale = scaleOf(car, size);
  const nose = x - (car.lengthMm * scale) / 2;
  const lamp = y - car.heightMm * scale * 0.52;
  const cover = choose(seed, "umbrella", ["#d9820b", "#c23b2c", "#0f8a64"]);
  return [
    "<defs>",
    boxLinear("sky", [
      [0, "#4f6472"],
      [0.6, "#7d929a"],
      [1, "#a9b6b2"],
    ]),
    linear(
      "beam",
      [nose, 0],
      [nose - 420, 0],
      [
        [0, "#ffeec2", 0.6],
        [1, "#ffeec2", 0],
      ],
    ),
    "</defs>",
    wide(0, 740, "url(#sky)"),
    path(
      "M-400 0H2000V120C1800 190 1620 110 1430 150C1240 200 1100 130 900 160C700 196 560 110 380 150C200 190 0 120 -400 190Z",
      "#3f525e",
      0.55,
    ),
    houses(seed),
    path("M-400 420H2000V740H-400Z", "#7d929a", 0.25),
    palm(1500, 720, 500, -120, "#2f4540", "#496257"),
    wide(706, 34, "#8f8b82"),
    floor(738, "#6f8189", "#40515a"),
    wide(738, 8, "#5b6468"),
    // what the water mirrors
    ...[0, 1, 2, 3, 4].map((i) =>
      stroke(`M${60 + i * 340} ${884 + (i % 3) * 30}h${180 + (i % 2) * 90}`, "#c5d3d3", 6, 0.35),
    ),
    `<path d="M${nose + 20} ${lamp - 14}L${nose - 420} ${lamp - 40}V${lamp + 150}L${nose + 20} ${lamp + 20}Z" fill="url(#beam)"/>`,
    parked(wet, { x, y, size }),
    ...[0.2, 0.8].map((share) => {
      const at = nose + car.lengthMm * scale * share;
      return path(
        `M${at - 170} ${y + 28}C${at - 120} ${y - 4} ${at - 108} ${y - 34} ${at - 118} ${y - 62}C${at - 88} ${y - 40} ${at - 60} ${y - 6} ${at} ${y - 2}C${at + 64} ${y - 6} ${at + 92} ${y - 44} ${at + 126} ${y - 70}C${at + 114} ${y - 36} ${at + 126} ${y - 2} ${at + 190} ${y + 28}Z`,
        "#dbe6e6",
        0.8,
      );
    }),
    path("M-400 862C-100 850 200 868 500 858C900 848 1300 868 2000 856V900H-400Z", "#9fb2b6", 0.4),
    person(210, 832, 330, choose(seed, "robe", ["#2f6f8f", "#8a3f6b", "#c9a24a"]), "#2a2320"),
    stroke("M232 650V470", "#2a2320", 9),
    path(
      "M40 500C60 380 160 330 232 330C304 330 404 380 424 500C396 474 356 474 328 500C300 474 262 474 232 500C202 474 164 474 136 500C108 474 68 474 40 500Z",
      cover,
    ),
    path("M232 330C304 330 404 380 424 500C396 474 356 474 328 500C318 420 280 350 232 330Z", "#1a120c", 0.18),
    stroke(drops(seed, 90, 74), "#eaf3f3", 3, 0.55),
    stroke(drops(`${seed}near`, 26, 130), "#ffffff", 5, 0.4),
  ].join("");
};
