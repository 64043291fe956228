import { choose } from "../chance";
import { mix } from "../colour";
import { box, disc, group, path, stroke } from "./kit";
import type { Subject } from "./subject";

const under = (x: number, y: number, r: number): string => disc(x + 12, y + 18, r, "#1b120b", ' fill-opacity=".25"');

const brakeDisc = (x: number, y: number): string =>
  [
    under(x, y, 250),
    disc(x, y, 250, "#8f9896"),
    disc(x, y, 238, "#b9c1be"),
    ...[0, 1, 2, 3, 4].map(
      (i) => `<circle cx="${x}" cy="${y}" r="${150 + i * 18}" fill="none" stroke="#9aa3a0" stroke-width="3"/>`,
    ),
    ...Array.from({ length: 20 }, (_, i) => {
      const a = (i * 18 * Math.PI) / 180;
      const r = i % 2 ? 206 : 170;
      return disc(x + Math.cos(a) * r, y + Math.sin(a) * r, 8, "#5d6664");
    }),
    disc(x, y, 126, "#6d7674"),
    disc(x, y, 112, "#858e8b"),
    disc(x, y, 46, "#3a4341"),
    ...Array.from({ length: 5 }, (_, i) => {
      const a = ((i * 72 - 90) * Math.PI) / 180;
      return disc(x + Math.cos(a) * 80, y + Math.sin(a) * 80, 15, "#3a4341");
    }),
  ].join("");

const oilFilter = (): string =>
  [
    box(14, 18, 200, 280, "#1b120b", 30, ' fill-opacity=".25"'),
    box(0, 0, 200, 280, "#d9820b", 26),
    box(0, 0, 56, 280, "#ffffff", 26, ' fill-opacity=".2"'),
    ...Array.from({ length: 7 }, (_, i) => box(14 + i * 26, 0, 12, 60, "#a85f05", 5)),
    box(0, 120, 200, 84, "#fbf6ea"),
    disc(100, 162, 28, "#0f7a5a"),
    box(-6, 262, 212, 26, "#3a4341", 10),
  ].join("");

const sparkPlug = (): string =>
  [
    box(12, 14, 300, 52, "#1b120b", 20, ' fill-opacity=".2"'),
    box(-30, 17, 40, 18, "#9aa3a0", 4),
    box(0, 6, 130, 40, "#fbf8ef", 12),
    ...[0, 1, 2].map((i) => box(30 + i * 28, 4, 8, 44, "#d8d0bd", 4)),
    box(124, -8, 74, 68, "#aab3b0", 8),
    box(124, 14, 74, 20, "#8a9390"),
    box(196, 4, 86, 44, "#c3cac7", 4),
    ...[0, 1, 2, 3, 4].map((i) => box(204 + i * 16, 4, 6, 44, "#8a9390")),
    stroke("M282 12h24v22", "#8a9390", 10),
  ].join("");

const spanner = (mat: string): string =>
  [
    stroke("M70 92H560", "#1b120b", 46, 0.2),
    stroke("M60 76H560", "#56615e", 44),
    stroke("M80 68H540", "#8a9592", 10, 0.7),
    disc(0, 76, 82, "#56615e"),
    path("M-96 40L4 52V100L-96 112Z", mat),
    disc(596, 76, 64, "#56615e"),
    disc(596, 76, 34, "#2a3331"),
  ].join("");

/** Parts on the mat of a seller. */
export const spareParts: Subject = ({ seed }) => {
  const mat = choose(seed, "mat", ["#2f6f7f", "#0f5c46", "#b5623a"]);
  return [
    box(0, 0, 1600, 1000, "#d9b67f"),
    ...[170, 500, 830].map((y) => box(0, y, 1600, 4, "#b58f5a")),
    box(110, 96, 1400, 820, "#1b120b", 20, ' fill-opacity=".2"'),
    box(96, 78, 1408, 820, mat, 20),
    box(
      124,
      106,
      1352,
      764,
      "none",
      12,
      ` stroke="${mix(mat, "#ffffff", 0.4)}" stroke-width="6" stroke-dasharray="26 18"`,
    ),
    brakeDisc(480, 470),
    group("translate(900 190) rotate(10)", oilFilter()),
    group("translate(1180 220) rotate(38)", sparkPlug()),
    group("translate(1130 400) rotate(38)", sparkPlug()),
    group("translate(760 690) rotate(-7)", spanner(mat)),
  ].join("");
};
