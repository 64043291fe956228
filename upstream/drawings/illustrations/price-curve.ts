import { choose } from "../chance";
import { mix } from "../colour";
import { baobab, tuft } from "../plants";
import { boxLinear } from "../svg";
import { disc, parked, path, sky, stroke } from "./kit";
import type { Subject } from "./subject";

/** The fall of a price from year to year, as a hill that a car rolls down. */
export const priceCurve: Subject = ({ seed, cars: [car] }) => {
  const hill = choose(seed, "hill", ["#c4683a", "#0f7a5a", "#c9922f"]);
  const slope = "C330 250 470 420 720 560C960 690 1240 742 1640 762";
  const dots: readonly (readonly [number, number])[] = [
    [150, 262],
    [420, 368],
    [1010, 688],
    [1260, 733],
    [1480, 753],
  ];
  return [
    sky(seed, 800, ["noon", "golden", "morning"], 1230),
    `<defs>${boxLinear("hill", [
      [0, mix(hill, "#ffffff", 0.12)],
      [1, mix(hill, "#1b120b", 0.25)],
    ])}</defs>`,
    ...[200, 360, 520, 680].map((y) => stroke(`M120 ${y}H1560`, "#ffffff", 4, 0.5)),
    path("M-60 790C300 730 700 780 1100 750C1350 736 1500 748 1660 740V1000H-60Z", "#a9b08a", 0.7),
    baobab(1350, 770, 210, "#8a7362", "#705b4c", "#77864f"),
    path(`M-40 230C20 236 90 244 150 262${slope}V1040H-40Z`, "url(#hill)"),
    ...dots.map(([x, y]) => stroke(`M${x} ${y + 30}V980`, "#fff3dc", 5, 0.35)),
    stroke(`M-40 230C20 236 90 244 150 262${slope}`, mix(hill, "#1b120b", 0.3), 22),
    stroke(`M-40 230C20 236 90 244 150 262${slope}`, "#fff3dc", 8),
    parked(car, { x: 700, y: 536, size: 640, right: true, tilt: 29 }),
    ...dots.map(([x, y]) => disc(x, y, 30, "#fff7e8") + disc(x, y, 18, mix(hill, "#1b120b", 0.2))),
    tuft(1130, 724, 60, "#8e6b30"),
    tuft(320, 322, 54, "#8e6b30"),
    // down
    stroke("M1300 230V430M1232 366L1300 434L1368 366", "#c23b2c", 34),
  ].join("");
};
