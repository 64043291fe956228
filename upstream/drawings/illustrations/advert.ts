import { choose } from "../chance";
import { mix } from "../colour";
import { boxLinear } from "../svg";
import { box, disc, group, parked, path, stroke } from "./kit";
import type { Subject } from "./subject";

const bubble = (x: number, y: number, w: number, h: number, paint: string, tail: "left" | "right"): string =>
  [
    box(x + 6, y + 10, w, h, "#1b120b", 34, ' fill-opacity=".18"'),
    box(x, y, w, h, paint, 34),
    tail === "left"
      ? path(`M${x + 8} ${y + h - 60}L${x - 46} ${y + h + 6}L${x + 70} ${y + h - 8}Z`, paint)
      : path(`M${x + w - 8} ${y + h - 60}L${x + w + 46} ${y + h + 6}L${x + w - 70} ${y + h - 8}Z`, paint),
  ].join("");

/** A telephone with the advert of a car, and what is written to and fro about it. */
export const advert: Subject = ({ seed, cars: [car] }) => {
  const ground = choose(seed, "ground", ["#e7c892", "#bcd3c5", "#e3ad8a"]);
  return [
    box(0, 0, 1600, 1000, ground),
    path("M0 0H1600L0 720Z", "#fff3d4", 0.25),
    path("M-20 1000C260 860 520 1000 860 900C1180 800 1400 880 1640 760V1040H-20Z", mix(ground, "#5a3d26", 0.25), 0.6),
    `<defs>${boxLinear("screen", [
      [0, "#9cc4d4"],
      [1, "#f5e3c3"],
    ])}<clipPath id="photo"><rect x="520" y="190" width="560" height="350"/></clipPath></defs>`,
    box(502, 96, 620, 980, "#1b120b", 70, ' fill-opacity=".25"'),
    box(488, 76, 624, 980, "#1f2827", 70),
    box(520, 110, 560, 920, "#fbf8ef", 42),
    path("M520 190V152Q520 110 562 110H1038Q1080 110 1080 152V190Z", "#0b6b4f"),
    box(560, 142, 210, 20, "#fff7e2", 10),
    box(730, 90, 140, 12, "#3a4644", 6),
    `<g clip-path="url(#photo)">${box(520, 190, 560, 350, "url(#screen)")}${box(520, 440, 560, 110, "#c58b5a")}${parked(car, { x: 800, y: 500, size: 500 })}</g>`,
    box(556, 574, 300, 36, "#1f2827", 12),
    box(556, 632, 420, 20, "#cfc6b2", 10),
    box(556, 670, 340, 20, "#cfc6b2", 10),
    box(556, 730, 488, 84, "#0f8a64", 22),
    box(690, 762, 220, 20, "#fff7e2", 10),
    bubble(150, 250, 420, 190, "#fbf8ef", "right"),
    ...[0, 1].map((i) => box(196, 300 + i * 54, i ? 220 : 320, 24, "#cfc6b2", 12)),
    bubble(1030, 470, 430, 220, "#d9f0da", "left"),
    ...[0, 1].map((i) => box(1080, 524 + i * 56, i ? 330 : 250, 24, "#8fbf9a", 12)),
    stroke("M1366 652l14 14l30 -34M1388 652l14 14l30 -34", "#3f93b5", 8),
    group(
      "translate(300 640)",
      disc(60, 60, 96, "#d9820b"),
      stroke("M60 8V74", "#fff7e2", 26),
      disc(60, 112, 15, "#fff7e2"),
    ),
  ].join("");
};
