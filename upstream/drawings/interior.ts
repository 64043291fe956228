import type { CarSpec } from "./car-spec";
import { choose, hash, vary } from "./chance";
import { mix } from "./colour";
import { boxLinear, boxRadial } from "./svg";

const vent = (x: number, y: number, w: number, h: number, rim: string): string =>
  [
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h * 0.3}" fill="#0b0e10" stroke="${rim}" stroke-width="5"/>`,
    [0.25, 0.5, 0.75]
      .map((t) => `<rect x="${x + 12}" y="${y + h * t - 3}" width="${w - 24}" height="6" rx="3" fill="#3a4246"/>`)
      .join(""),
    `<rect x="${x + w / 2 - 5}" y="${y + h * 0.2}" width="10" height="${h * 0.6}" rx="4" fill="#566067"/>`,
  ].join("");

const gauge = (x: number, y: number, r: number, accent: string, turn: number): string => {
  const a = (turn * Math.PI) / 180;
  return [
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#2d3a41" stroke-width="9"/>`,
    `<path d="M${x - r * 0.87} ${y + r * 0.5}A${r} ${r} 0 0 1 ${(x + Math.sin(a) * r).toFixed(1)} ${(y - Math.cos(a) * r).toFixed(1)}" fill="none" stroke="${accent}" stroke-width="9"/>`,
    `<path d="M${x} ${y}L${(x + Math.sin(a) * r * 0.8).toFixed(1)} ${(y - Math.cos(a) * r * 0.8).toFixed(1)}" stroke="#f4efe4" stroke-width="5" stroke-linecap="round"/>`,
    `<circle cx="${x}" cy="${y}" r="8" fill="#f4efe4"/>`,
  ].join("");
};

/** The road ahead, through the windscreen. */
const road = (id: string, accent: string): string =>
  [
    `<rect width="1600" height="560" fill="url(#${id}s)"/>`,
    `<circle cx="1010" cy="250" r="230" fill="url(#${id}u)"/>`,
    '<path d="M0 372C180 350 300 356 460 336C600 320 700 350 830 350C1000 350 1120 318 1290 336C1420 350 1520 344 1600 352V560H0Z" fill="#9fae9a"/>',
    '<path d="M0 392C300 376 560 390 820 384C1100 380 1360 392 1600 382V600H0Z" fill="#cdb27a"/>',
    '<path d="M660 386H716L1150 620H-60Z" fill="#77716a"/>',
    '<path d="M684 392h8l6 28h-20ZM676 440h26l12 52h-52ZM656 516h64l22 80H630Z" fill="#f3ead6"/>',
    `<g fill="${accent}" fill-opacity=".5">`,
    '<path d="M1180 384l6-60h16l6 60Z"/>',
    '<ellipse cx="1194" cy="312" rx="52" ry="24"/>',
    '<ellipse cx="1164" cy="324" rx="32" ry="16"/>',
    '<ellipse cx="1228" cy="322" rx="34" ry="16"/>',
    "</g>",
  ].join("");

export const drawInterior = (spec: CarSpec): string => {
  const id = `i${hash(spec.seed + spec.paint).toString(36)}`;
  const trim = choose(spec.seed, "cabin", ["#2a2f32", "#3a332d", "#2b3436", "#40372f"]);
  const soft = choose(spec.seed, "soft", ["#c9b493", "#8d8376", "#a9a39a", "#b08a63"]);
  const strip = mix(spec.paint, "#3d4549", 0.35);
  const accent = choose(spec.seed, "accent", ["#4cc79b", "#f3b23e", "#8bc2ea"]);
  const round = vary(spec.seed, "dials") < 0.5;
  const tall = spec.body === "suv" && vary(spec.seed, "screen") < 0.4;
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
      [0, mix(trim, "#ffffff", 0.16)],
      [0.12, trim],
      [1, mix(trim, "#000000", 0.5)],
    ]),
    boxLinear(`${id}f`, [
      [0, mix(soft, "#ffffff", 0.18)],
      [1, mix(soft, "#000000", 0.34)],
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
  const pillars = [
    '<path d="M0 0H1600V70C1300 40 300 40 0 70Z" fill="#15191b"/>',
    '<path d="M0 0H130L40 520H0Z" fill="#1c2123"/>',
    '<path d="M1600 0H1470L1560 520H1600Z" fill="#1c2123"/>',
    '<rect x="760" y="52" width="190" height="66" rx="24" fill="#12171a"/>',
    '<rect x="770" y="60" width="170" height="48" rx="18" fill="#3f5058"/>',
  ].join("");
  const dash = [
    `<path d="M0 500C120 468 240 452 400 450C520 448 560 470 700 476C960 484 1280 470 1600 516V1000H0Z" fill="url(#${id}d)"/>`,
    `<path d="M0 610C240 586 520 590 760 600C1080 612 1340 606 1600 624V760C1340 736 1080 742 760 734C520 728 240 722 0 744Z" fill="url(#${id}f)"/>`,
    `<path d="M0 604C240 580 520 584 760 594C1080 606 1340 600 1600 618V634C1340 616 1080 622 760 610C520 600 240 596 0 620Z" fill="url(#${id}t)"/>`,
    '<path d="M0 744C240 722 520 728 760 734C1080 742 1340 736 1600 760" fill="none" stroke="#0b0e0f" stroke-opacity=".5" stroke-width="5"/>',
  ].join("");
  const hood = [
    '<path d="M196 560C196 478 300 440 420 440C540 440 644 478 644 560L634 640H206Z" fill="#161b1d"/>',
    `<rect x="226" y="486" width="388" height="152" rx="${round ? 70 : 22}" fill="url(#${id}k)"/>`,
    round ? gauge(320, 578, 50, accent, -30) + gauge(520, 578, 50, accent, 44) : gauge(420, 582, 52, accent, 20),
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="${round ? 388 + i * 17 : 258 + i * 18}" y="${590 - i * 8}" width="11" height="${12 + i * 8}" rx="3" fill="${i < 3 ? accent : "#2d3a41"}"/>`,
      )
      .join(""),
  ].join("");
  const screenX = 770;
  const screen = tall
    ? `<rect x="${screenX + 20}" y="440" width="270" height="330" rx="22" fill="#0a0d0f"/><rect x="${screenX + 32}" y="452" width="246" height="306" rx="14" fill="url(#${id}k)"/>`
    : `<rect x="${screenX}" y="430" width="370" height="216" rx="22" fill="#0a0d0f"/><rect x="${screenX + 12}" y="442" width="346" height="192" rx="14" fill="url(#${id}k)"/>`;
  const sx = tall ? screenX + 32 : screenX + 12;
  const sy = tall ? 452 : 442;
  const sw = tall ? 246 : 346;
  const sh = tall ? 306 : 192;
  const map = [
    '<g fill="none" stroke-linecap="round">',
    `<path d="M${sx + 20} ${sy + sh * 0.8}C${sx + sw * 0.3} ${sy + sh * 0.7} ${sx + sw * 0.3} ${sy + sh * 0.3} ${sx + sw * 0.62} ${sy + sh * 0.34}S${sx + sw * 0.8} ${sy + sh * 0.2} ${sx + sw - 24} ${sy + 24}" stroke="${accent}" stroke-width="9"/>`,
    `<path d="M${sx + sw * 0.14} ${sy + 22}L${sx + sw * 0.42} ${sy + sh * 0.88}M${sx + 22} ${sy + sh * 0.42}L${sx + sw - 26} ${sy + sh * 0.66}" stroke="#3a4a52" stroke-width="6"/>`,
    "</g>",
    `<circle cx="${sx + sw * 0.62}" cy="${sy + sh * 0.34}" r="13" fill="#f4efe4"/>`,
  ].join("");
  const vents = `${vent(40, 640, 130, 76, strip)}${tall ? "" : vent(784, 664, 160, 58, strip) + vent(966, 664, 160, 58, strip)}${vent(1420, 660, 140, 72, strip)}`;
  const console_ = [
    '<path d="M742 1000C752 900 770 800 800 772H1116C1146 800 1166 900 1180 1000Z" fill="#1b2022"/>',
    `<path d="M800 772H1116L1128 792H788Z" fill="url(#${id}t)"/>`,
    [0, 1, 2]
      .map(
        (i) =>
          `<circle cx="${868 + i * 90}" cy="836" r="30" fill="#0f1315" stroke="#4a5358" stroke-width="6"/><path d="M${868 + i * 90} 836v-20" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`,
      )
      .join(""),
    `<rect x="926" y="900" width="64" height="110" rx="30" fill="url(#${id}w)"/>`,
    '<ellipse cx="958" cy="912" rx="40" ry="30" fill="#2d3437"/>',
  ].join("");
  const cx = 420;
  const cy = 760;
  const wheel = [
    "<g>",
    `<ellipse cx="${cx}" cy="${cy + 12}" rx="276" ry="280" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="48"/>`,
    `<path d="M${cx - 236} ${cy + 6}C${cx - 140} ${cy - 44} ${cx - 110} ${cy - 40} ${cx - 80} ${cy - 34}H${cx + 80}C${cx + 110} ${cy - 40} ${cx + 140} ${cy - 44} ${cx + 236} ${cy + 6}L${cx + 228} ${cy + 52}C${cx + 150} ${cy + 30} ${cx + 110} ${cy + 56} ${cx + 76} ${cy + 84}L${cx + 46} ${cy + 236}H${cx - 46}L${cx - 76} ${cy + 84}C${cx - 110} ${cy + 56} ${cx - 150} ${cy + 30} ${cx - 228} ${cy + 52}Z" fill="url(#${id}w)"/>`,
    `<ellipse cx="${cx}" cy="${cy}" rx="276" ry="280" fill="none" stroke="#171b1d" stroke-width="46"/>`,
    `<ellipse cx="${cx}" cy="${cy - 4}" rx="278" ry="282" fill="none" stroke="#3f474b" stroke-width="12"/>`,
    `<path d="M${cx - 92} ${cy - 28}Q${cx} ${cy - 60} ${cx + 92} ${cy - 28}Q${cx + 100} ${cy + 50} ${cx + 56} ${cy + 84}Q${cx} ${cy + 104} ${cx - 56} ${cy + 84}Q${cx - 100} ${cy + 50} ${cx - 92} ${cy - 28}Z" fill="#252b2e" stroke="#0f1214" stroke-width="4"/>`,
    `<circle cx="${cx}" cy="${cy + 24}" r="26" fill="none" stroke="url(#${id}t)" stroke-width="7"/>`,
    [-1, 1]
      .map(
        (s) =>
          `<rect x="${cx + s * 158 - 30}" y="${cy - 6}" width="60" height="34" rx="15" fill="#0f1315"/><circle cx="${cx + s * 158 - 13}" cy="${cy + 11}" r="5" fill="${accent}"/><circle cx="${cx + s * 158 + 13}" cy="${cy + 11}" r="5" fill="#69747a"/>`,
      )
      .join(""),
    "</g>",
  ].join("");
  return `${defs}${road(id, "#4d6a4c")}${pillars}${dash}${hood}${screen}${map}${vents}${console_}${wheel}`;
};
