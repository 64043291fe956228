import { choose } from "../chance";
import { mix } from "../colour";
import { box, disc, group, path, shade, stroke } from "./kit";
import type { Subject } from "./subject";

const TABLES = ["#c98a54", "#0f5c46", "#d9b67f"] as const;

/** A sheet with lines of writing; its corner is (0, 0). */
const sheet = (w: number, h: number, lines: number): string =>
  [
    box(10, 14, w, h, "#2a1c10", 8, ' fill-opacity=".2"'),
    box(0, 0, w, h, "#fdf9ee", 8),
    ...Array.from({ length: lines }, (_, i) =>
      box(48, 150 + i * 44, (w - 96) * (i % 3 === 2 ? 0.62 : 0.95), 12, "#cfc6b2", 6),
    ),
  ].join("");

/** The card of a vehicle: three panels, a drawn car, a stamp. */
const card = (tint: string): string =>
  [
    box(12, 18, 700, 430, "#2a1c10", 26, ' fill-opacity=".26"'),
    box(0, 0, 700, 430, mix(tint, "#ffffff", 0.72), 26),
    path("M0 92V26Q0 0 26 0H674Q700 0 700 26V92Z", tint),
    disc(60, 46, 24, "#fff7e2"),
    box(104, 34, 300, 24, "#fff7e2", 12),
    // the side view of a car
    path(
      "M56 300C58 262 78 252 120 246L170 196Q182 184 204 184H300Q320 184 334 198L378 246C408 250 420 266 420 300Z",
      mix(tint, "#0b120f", 0.2),
    ),
    path(
      "M142 244L182 206Q188 200 200 200H232V244ZM248 244V200H296Q308 200 316 208L350 244Z",
      mix(tint, "#ffffff", 0.8),
    ),
    disc(136, 304, 38, "#1f2a27"),
    disc(342, 304, 38, "#1f2a27"),
    disc(136, 304, 16, "#d8d2c2"),
    disc(342, 304, 16, "#d8d2c2"),
    ...[0, 1, 2, 3].map((i) =>
      box(470, 140 + i * 46, i % 2 ? 120 : 180, 16, mix(tint, "#0b120f", 0.25), 8, ' fill-opacity=".55"'),
    ),
    ...[0, 1].map((i) =>
      box(56, 364 + i * 28, i ? 240 : 330, 12, mix(tint, "#0b120f", 0.25), 6, ' fill-opacity=".35"'),
    ),
  ].join("");

const seal = (x: number, y: number, colour: string): string =>
  [
    `<circle cx="${x}" cy="${y}" r="86" fill="none" stroke="${colour}" stroke-width="11" stroke-opacity=".85"/>`,
    `<circle cx="${x}" cy="${y}" r="64" fill="none" stroke="${colour}" stroke-width="4" stroke-opacity=".8"/>`,
    stroke(`M${x - 32} ${y + 2}L${x - 8} ${y + 28}L${x + 36} ${y - 28}`, colour, 15, 0.9),
  ].join("");

const pen = (colour: string): string =>
  [
    box(8, 12, 470, 34, "#2a1c10", 17, ' fill-opacity=".22"'),
    path("M0 17L-54 15L-54 19Z", "#c9a24a"),
    path("M-54 17L0 0V34Z", "#e9dfca"),
    box(0, 0, 380, 34, colour, 4),
    box(0, 4, 380, 8, "#ffffff", 4, ' fill-opacity=".3"'),
    box(380, 0, 86, 34, "#22312d", 12),
    box(310, 6, 120, 8, "#d9b35a", 4),
  ].join("");

const key = (): string =>
  [
    stroke("M10 14C60 -30 120 -20 150 20", "#2a1c10", 12, 0.2),
    box(10, 12, 190, 110, "#2a1c10", 46, ' fill-opacity=".25"'),
    box(0, 0, 190, 110, "#1f2725", 46),
    box(14, 12, 162, 40, "#ffffff", 20, ' fill-opacity=".1"'),
    ...[52, 98, 144].map((x) => disc(x, 62, 17, "#49544f")),
    box(186, 42, 150, 26, "#b9c0bd", 5),
    path("M232 68h20v16h-20ZM272 68h16v22h-16ZM304 68h20v12h-20Z", "#b9c0bd"),
    `<circle cx="-22" cy="56" r="34" fill="none" stroke="#c9a24a" stroke-width="10"/>`,
  ].join("");

/** A desk from above: the card of a vehicle, papers below it, a seal, a pen and the key. */
export const papers: Subject = ({ seed }) => {
  const table = choose(seed, "table", TABLES);
  const tint = choose(seed, "card", table === "#0f5c46" ? ["#d99a2b", "#c4622f"] : ["#0f7a5a", "#2f6f8f", "#b5562f"]);
  return [
    box(0, 0, 1600, 1000, table),
    ...[130, 380, 640, 900].map((y) => box(0, y, 1600, 4, mix(table, "#1b120b", 0.22))),
    path("M0 0H1600L0 620Z", "#fff3d4", 0.14),
    group("translate(140 90) rotate(-9)", sheet(560, 780, 13)),
    group("translate(900 50) rotate(7)", sheet(560, 780, 13), seal(420, 660, "#a8432f")),
    group("translate(400 330) rotate(-5)", card(tint), seal(580, 330, mix(tint, "#0b120f", 0.3))),
    group("translate(1120 930) rotate(-30)", pen(choose(seed, "pen", ["#27406a", "#a8432f"]))),
    group("translate(150 720) rotate(-24)", key()),
    shade(1480, 190, 104, 100, 0.16),
    // a glass of tea with mint
    disc(1470, 170, 92, "#f3ead6"),
    disc(1470, 170, 74, "#b5662a"),
    disc(1462, 160, 60, "#cf7f36"),
    path("M1440 150q30 -34 62 -4q-34 26 -62 4ZM1462 182q34 -22 58 8q-34 16 -58 -8Z", "#3f7a3f"),
  ].join("");
};
