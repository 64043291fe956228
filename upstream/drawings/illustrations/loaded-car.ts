import { choose, vary } from "../chance";
import { baobab, tuft } from "../plants";
import { frameOf } from "../proportions";
import { wide } from "../scene";
import { boxLinear } from "../svg";
import { box, disc, group, parked, path, person, scaleOf, sky, stroke } from "./kit";
import type { Subject } from "./subject";

const sheep = (x: number, y: number, u: number): string =>
  group(
    `translate(${x} ${y}) scale(${u})`,
    ...[18, 34, 76, 92].map((at) => box(at, -34, 9, 36, "#3a2a20", 4)),
    ...(
      [
        [22, -50, 24],
        [44, -62, 27],
        [68, -62, 27],
        [90, -52, 23],
        [56, -42, 30],
      ] as const
    ).map(([cx, cy, r]) => disc(cx, cy, r, "#f7f1e3")),
    disc(56, -34, 26, "#dfd5c0"),
    path("M2 -92C-14 -88 -24 -66 -20 -54C-14 -46 0 -48 8 -56L18 -78Z", "#3a2a20"),
    path("M8 -90L30 -96L24 -80Z", "#3a2a20"),
    stroke("M10 -92C26 -112 36 -92 24 -84", "#b99f6b", 8),
    disc(-4, -72, 3.4, "#f7f1e3"),
  );

/** What a family takes along, tied to the roof: its foot is y. */
const load = (x: number, y: number, w: number, seed: string): string => {
  const cloth = choose(seed, "cloth", ["#c4622f", "#2f6f8f", "#8a3f6b"]);
  return [
    stroke(`M${x} ${y}H${x + w}`, "#20282a", 13),
    ...[0.06, 0.5, 0.94].map((t) => stroke(`M${x + w * t} ${y}v20`, "#20282a", 12)),
    box(x + w * 0.02, y - 62, w * 0.4, 58, "#8f5a34", 10),
    box(x + w * 0.02, y - 40, w * 0.4, 9, "#e2b25a"),
    box(x + w * 0.06, y - 112, w * 0.26, 50, "#0f7a5a", 10),
    box(x + w * 0.15, y - 120, w * 0.08, 12, "#0b4b38", 5),
    path(
      `M${x + w * 0.44} ${y - 6}C${x + w * 0.4} ${y - 96} ${x + w * 0.5} ${y - 132} ${x + w * 0.56} ${y - 118}C${x + w * 0.66} ${y - 132} ${x + w * 0.72} ${y - 80} ${x + w * 0.68} ${y - 6}Z`,
      cloth,
    ),
    path(`M${x + w * 0.54} ${y - 118}l-10 -30h34l-8 30Z`, cloth),
    stroke(`M${x + w * 0.53} ${y - 118}h${w * 0.05}`, "#f4e3b8", 8),
    stroke(`M${x} ${y - 2}L${x + w * 0.19} ${y - 116}L${x + w * 0.42} ${y - 2}`, "#f4e3b8", 5, 0.9),
  ].join("");
};

/** On the road to the village, the roof loaded. */
export const loadedCar: Subject = ({ seed, cars: [car] }) => {
  const f = frameOf(car);
  const size = 960;
  const scale = scaleOf(car, size);
  const [x, y] = [870, 850];
  const left = x - (car.lengthMm * scale) / 2;
  const from = left + (f.screen.x + 120) * scale;
  const w = Math.min((f.roofEnd.x - f.screen.x - 160) * scale, 470);
  const top = y - car.heightMm * scale - 6;
  return [
    sky(seed, 640, ["golden", "rose", "morning"], 300),
    path("M-400 640C-100 610 200 632 520 618C900 606 1300 628 2000 612V680H-400Z", "#b0ac7c"),
    baobab(1390, 660, 400, "#8a7362", "#705b4c", "#6f7d4a"),
    // huts far away
    ...[1010, 1130].map(
      (at, i) =>
        box(at, 584 + i * 8, 76, 60, "#c99a6a", 4) +
        path(`M${at - 22} ${590 + i * 8}L${at + 38} ${524 + i * 8}L${at + 98} ${590 + i * 8}Z`, "#8f6f42"),
    ),
    `<defs>${boxLinear("grass", [
      [0, "#d2b36b"],
      [1, "#bd9148"],
    ])}${boxLinear("track", [
      [0, "#c9764a"],
      [1, "#a34e2b"],
    ])}</defs>`,
    wide(640, 130, "url(#grass)"),
    ...Array.from({ length: 26 }, (_, i) =>
      tuft(-20 + i * 66, 690 + vary("grass", `${i}`) * 50, 34, i % 2 ? "#b08a45" : "#9c7a3a"),
    ),
    path("M-400 758C0 742 420 756 820 748C1220 740 1640 756 2000 746V1010H-400Z", "url(#track)"),
    path(
      "M-400 900C100 882 700 904 1200 888C1500 880 1800 894 2000 888V926C1500 914 900 936 500 926C100 918 -200 930 -400 932Z",
      "#d68a5e",
      0.4,
    ),
    person(210, 800, 300, choose(seed, "robe", ["#d9a02b", "#2f8f8a", "#8a3f6b"]), "#f4e3c0"),
    person(318, 812, 210, choose(seed, "child", ["#c23b2c", "#2f6f8f"]), "#2a2320"),
    load(from, top, w, seed),
    sheep(from + w * 0.72, top - 2, Math.min(1.15, w / 330)),
    parked(car, { x, y, size }),
  ].join("");
};
