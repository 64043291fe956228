import { drawCluster, drawConsole, drawScreen, drawSteering, drawVents } from "./cabin-parts";
import { drawSeats } from "./cabin-seats";
import { cabinOfBody, cabins } from "./cabins";
import type { CarSpec } from "./car-spec";
import { choose, hash } from "./chance";
import { mix } from "./colour";
import { boxLinear, boxRadial } from "./svg";

/** The road ahead, through the windscreen. */
const road = (id: string): string =>
  [
    `<rect width="1600" height="560" fill="url(#${id}s)"/>`,
    `<circle cx="1010" cy="250" r="230" fill="url(#${id}u)"/>`,
    '<path d="M0 372C180 350 300 356 460 336C600 320 700 350 830 350C1000 350 1120 318 1290 336C1420 350 1520 344 1600 352V560H0Z" fill="#9fae9a"/>',
    '<path d="M0 392C300 376 560 390 820 384C1100 380 1360 392 1600 382V600H0Z" fill="#cdb27a"/>',
    '<path d="M660 386H716L1150 620H-60Z" fill="#77716a"/>',
    '<path d="M684 392h8l6 28h-20ZM676 440h26l12 52h-52ZM656 516h64l22 80H630Z" fill="#f3ead6"/>',
    '<g fill="#4d6a4c" fill-opacity=".5">',
    '<path d="M1180 384l6-60h16l6 60Z"/>',
    '<ellipse cx="1194" cy="312" rx="52" ry="24"/>',
    '<ellipse cx="1164" cy="324" rx="32" ry="16"/>',
    '<ellipse cx="1228" cy="322" rx="34" ry="16"/>',
    "</g>",
  ].join("");

/** The frame of the windscreen: narrower and upright in what works, wide and raked in what is for comfort. */
const pillars = (upright: boolean): string => {
  const lean = upright ? 60 : 150;
  return [
    `<path d="M0 0H1600V${upright ? 92 : 64}C1300 ${upright ? 84 : 36} 300 ${upright ? 84 : 36} 0 ${upright ? 92 : 64}Z" fill="#15191b"/>`,
    `<path d="M0 0H${lean}L40 560H0ZM1600 0H${1600 - lean}L1560 560H1600Z" fill="#1c2123"/>`,
    '<rect x="760" y="52" width="190" height="66" rx="24" fill="#12171a"/>',
    '<rect x="770" y="60" width="170" height="48" rx="18" fill="#3f5058"/>',
    upright ? '<path d="M1530 160L1556 380" stroke="#3b4144" stroke-width="26" stroke-linecap="round"/>' : "",
  ].join("");
};

/** The cabin as somebody sees it who leans in between the front seats, 1600 × 1000. */
export const drawInterior = (spec: CarSpec): string => {
  const kind = spec.cabin ?? cabinOfBody[spec.body];
  const cabin = cabins[kind];
  const id = `i${hash(spec.seed + spec.paint).toString(36)}`;
  const trim = choose(spec.seed, "cabin", cabin.dash);
  const seat = choose(spec.seed, "seat", cabin.seats);
  const strip = cabin.band === "paint" ? mix(spec.paint, "#3d4549", 0.15) : choose(spec.seed, "band", cabin.band);
  const accent = choose(spec.seed, "accent", ["#4cc79b", "#f3b23e", "#8bc2ea"]);
  const { start, edge, band, thick } = cabin.top;
  const bend = kind === "pickup" ? 0 : 16;
  const across = (y: number): string =>
    `C300 ${y - bend} 560 ${y - bend * 0.8} 800 ${y - bend * 0.4}C1100 ${y} 1340 ${y - bend * 0.4} 1600 ${y + bend * 0.6}`;
  const defs = [
    "<defs>",
    boxLinear(`${id}s`, [
      [0, "#8fbdd2"],
      [0.7, "#dfe6da"],
      [1, "#f3e2c1"],
    ]),
    boxRadial(`${id}u`, [
      [0, "#fff5da", 0.9],
      [1, "#fff5da", 0],
    ]),
    boxLinear(`${id}d`, [
      [0, mix(trim, "#ffffff", 0.2)],
      [0.14, trim],
      [1, mix(trim, "#000000", 0.55)],
    ]),
    boxLinear(`${id}t`, [
      [0, mix(strip, "#ffffff", 0.4)],
      [0.5, strip],
      [1, mix(strip, "#000000", 0.4)],
    ]),
    boxLinear(`${id}k`, [
      [0, "#1a2328"],
      [1, "#0c1215"],
    ]),
    boxLinear(`${id}w`, [
      [0, "#454d52"],
      [0.5, "#23292c"],
      [1, "#14181a"],
    ]),
    "</defs>",
  ].join("");
  const dash = [
    `<path d="M0 ${start}${edge}V1000H0Z" fill="url(#${id}d)"/>`,
    `<path d="M0 ${band}${across(band)}V${band + thick}${`C1340 ${band + thick - bend} 1100 ${band + thick} 800 ${band + thick}C560 ${band + thick} 300 ${band + thick - bend} 0 ${band + thick}`}Z" fill="url(#${id}t)"/>`,
    kind === "premium"
      ? `<path d="M0 ${band + thick + 8}H1600" stroke="${accent}" stroke-width="6" stroke-opacity=".8"/>`
      : "",
    `<path d="M0 ${band + thick + 70}C300 ${band + thick + 54} 1300 ${band + thick + 54} 1600 ${band + thick + 76}V1000H0Z" fill="#05090b" fill-opacity=".28"/>`,
    `<path d="M1210 ${band + thick + 24}H1530V${band + thick + 120}H1226Z" fill="none" stroke="#05090b" stroke-opacity=".45" stroke-width="5"/>`,
  ].join("");
  const rim =
    kind === "electric" ? mix(trim, "#ffffff", 0.2) : kind === "premium" ? mix(seat, "#000000", 0.55) : "#171b1d";
  const spans = cabin.screen.w > 600;
  return [
    defs,
    road(id),
    pillars(kind === "pickup"),
    dash,
    drawVents(cabin.vents, strip),
    spans ? "" : drawCluster(id, cabin.cluster, accent),
    drawScreen(id, cabin.screen, accent),
    spans ? drawCluster(id, cabin.cluster, accent) : "",
    drawConsole(id, cabin.console, accent),
    drawSeats(id, cabin, seat, strip),
    drawSteering(id, cabin.wheel, rim, accent),
  ].join("");
};
