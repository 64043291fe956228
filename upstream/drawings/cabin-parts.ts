import type { Cabin } from "./cabins";
import { mix } from "./colour";

const slats = (x: number, y: number, w: number, h: number, count: number, upright: boolean): string =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / (count + 1);
    return upright
      ? `<rect x="${x + w * t - 3}" y="${y + 8}" width="6" height="${h - 16}" rx="3" fill="#3a4246"/>`
      : `<rect x="${x + 10}" y="${y + h * t - 3}" width="${w - 20}" height="6" rx="3" fill="#3a4246"/>`;
  }).join("");

const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  rim: string,
  count: number,
  upright = false,
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="#0b0e10" stroke="${rim}" stroke-width="5"/>${slats(x, y, w, h, count, upright)}`;

export const drawVents = (kind: Cabin["vents"], rim: string): string => {
  switch (kind) {
    case "round":
      return [100, 1500, 660, 1110]
        .map(
          (x, i) =>
            `<circle cx="${x}" cy="${i < 2 ? 560 : 572}" r="52" fill="#0b0e10" stroke="${rim}" stroke-width="13"/><path d="M${x - 36} ${i < 2 ? 560 : 572}h72" stroke="#4a5358" stroke-width="9"/><circle cx="${x}" cy="${i < 2 ? 560 : 572}" r="12" fill="#566067"/>`,
        )
        .join("");
    case "slim":
      return (
        box(30, 540, 150, 46, 14, rim, 2) + box(1420, 540, 150, 46, 14, rim, 2) + box(770, 652, 340, 40, 14, rim, 2)
      );
    case "tall":
      return (
        box(36, 510, 70, 150, 20, rim, 5) +
        box(1490, 510, 70, 150, 20, rim, 5) +
        box(716, 470, 60, 150, 18, rim, 5) +
        box(1144, 470, 60, 150, 18, rim, 5)
      );
    case "square":
      return (
        box(40, 500, 130, 104, 10, rim, 4) +
        box(1420, 510, 130, 104, 10, rim, 4) +
        box(700, 506, 126, 104, 10, rim, 4) +
        box(1104, 506, 126, 104, 10, rim, 4)
      );
    case "slit":
      return `<path d="M0 624H1600" stroke="#0b0e10" stroke-width="20"/><path d="M0 624H1600" stroke="#3a4246" stroke-width="5" stroke-dasharray="150 12"/>`;
  }
};

const gauge = (x: number, y: number, r: number, accent: string, turn: number): string => {
  const a = (turn * Math.PI) / 180;
  const tip = (length: number): string =>
    `${(x + Math.sin(a) * length).toFixed(1)} ${(y - Math.cos(a) * length).toFixed(1)}`;
  return [
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#2d3a41" stroke-width="9"/>`,
    `<path d="M${x - r * 0.87} ${y + r * 0.5}A${r} ${r} 0 0 1 ${tip(r)}" fill="none" stroke="${accent}" stroke-width="9"/>`,
    `<path d="M${x} ${y}L${tip(r * 0.8)}" stroke="#f4efe4" stroke-width="5" stroke-linecap="round"/>`,
    `<circle cx="${x}" cy="${y}" r="8" fill="#f4efe4"/>`,
  ].join("");
};

export const drawCluster = (id: string, kind: Cabin["cluster"], accent: string): string => {
  const hood = (d: string): string => `<path d="${d}" fill="#14191b"/>`;
  switch (kind) {
    case "pod":
      return `${hood("M290 600C286 470 340 430 420 430C500 430 554 470 550 600Z")}<circle cx="420" cy="540" r="98" fill="url(#${id}k)"/>${gauge(420, 540, 76, accent, 24)}`;
    case "dials":
      return `${hood("M206 610V490C206 452 300 444 420 444C540 444 634 452 634 490V610Z")}<circle cx="322" cy="545" r="84" fill="url(#${id}k)"/><circle cx="518" cy="545" r="84" fill="url(#${id}k)"/>${gauge(322, 545, 66, accent, -30)}${gauge(518, 545, 66, accent, 44)}`;
    case "digital":
      return `${hood("M216 620V480C216 462 234 456 252 456H588C606 456 624 462 624 480V620Z")}<rect x="236" y="474" width="368" height="132" rx="14" fill="url(#${id}k)"/>${gauge(420, 548, 50, accent, 20)}<path d="M262 510h72M262 540h50M262 570h84M506 510h76M530 540h52M500 570h82" stroke="#42545d" stroke-width="9"/>`;
    case "strip":
      return `<rect x="310" y="476" width="220" height="66" rx="16" fill="#0c1215"/><path d="M336 508h90" stroke="${accent}" stroke-width="13"/><path d="M446 508h56" stroke="#42545d" stroke-width="13"/>`;
  }
};

export const drawScreen = (id: string, { x, y, w, h, floats }: Cabin["screen"], accent: string): string => {
  // a display across the dashboard has its map before the passenger's side
  const left = w > 600 ? x + w * 0.5 : x;
  const span = x + w - left;
  return [
    floats ? `<path d="M${x + w * 0.4} ${y + h - 4}h${w * 0.2}l24 60h-${w * 0.2 + 48}Z" fill="#0b0e10"/>` : "",
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="20" fill="#0a0d0f"/>`,
    `<rect x="${x + 11}" y="${y + 11}" width="${w - 22}" height="${h - 22}" rx="12" fill="url(#${id}k)"/>`,
    '<g fill="none" stroke-linecap="round">',
    `<path d="M${left + 34} ${y + h * 0.8}C${left + span * 0.3} ${y + h * 0.7} ${left + span * 0.34} ${y + h * 0.3} ${left + span * 0.62} ${y + h * 0.36}S${left + span * 0.8} ${y + h * 0.2} ${left + span - 36} ${y + 34}" stroke="${accent}" stroke-width="9"/>`,
    `<path d="M${left + span * 0.18} ${y + 30}L${left + span * 0.42} ${y + h * 0.84}M${left + 34} ${y + h * 0.44}L${left + span - 36} ${y + h * 0.66}" stroke="#3a4a52" stroke-width="6"/>`,
    "</g>",
    `<circle cx="${left + span * 0.62}" cy="${y + h * 0.36}" r="12" fill="#f4efe4"/>`,
  ].join("");
};

const cx = 420;
const cy = 720;

/** The steering wheel, with no brand's mark on it. */
export const drawSteering = (id: string, kind: Cabin["wheel"], colour: string, accent: string): string => {
  const rims: Record<Cabin["wheel"], string> = {
    three: `M${cx} ${cy - 250}A246 250 0 1 1 ${cx - 1} ${cy - 250}Z`,
    four: `M${cx} ${cy - 262}A262 262 0 1 1 ${cx - 1} ${cy - 262}Z`,
    flat: `M${cx - 150} ${cy + 190}C${cx - 230} ${cy + 130} ${cx - 246} ${cy + 30} ${cx - 240} ${cy - 30}A240 236 0 0 1 ${cx + 240} ${cy - 30}C${cx + 246} ${cy + 30} ${cx + 230} ${cy + 130} ${cx + 150} ${cy + 190}Z`,
    two: `M${cx - 170} ${cy - 180}H${cx + 170}C${cx + 230} ${cy - 176} ${cx + 250} ${cy - 120} ${cx + 250} ${cy}C${cx + 250} ${cy + 120} ${cx + 230} ${cy + 172} ${cx + 170} ${cy + 176}H${cx - 170}C${cx - 230} ${cy + 172} ${cx - 250} ${cy + 120} ${cx - 250} ${cy}C${cx - 250} ${cy - 120} ${cx - 230} ${cy - 176} ${cx - 170} ${cy - 180}Z`,
  };
  const arms: Record<Cabin["wheel"], string> = {
    three: `M${cx - 236} ${cy - 26}H${cx + 236}V${cy + 34}L${cx + 80} ${cy + 76}L${cx + 40} ${cy + 244}H${cx - 40}L${cx - 80} ${cy + 76}L${cx - 236} ${cy + 34}Z`,
    four: `M${cx - 250} ${cy - 30}L${cx + 250} ${cy - 30}L${cx + 246} ${cy + 24}L${cx + 110} ${cy + 40}L${cx + 176} ${cy + 190}L${cx + 130} ${cy + 226}L${cx + 50} ${cy + 90}H${cx - 50}L${cx - 130} ${cy + 226}L${cx - 176} ${cy + 190}L${cx - 110} ${cy + 40}L${cx - 246} ${cy + 24}Z`,
    flat: `M${cx - 236} ${cy - 34}H${cx + 236}L${cx + 232} ${cy + 20}L${cx + 90} ${cy + 66}L${cx + 66} ${cy + 190}H${cx + 36}L${cx + 26} ${cy + 84}H${cx - 26}L${cx - 36} ${cy + 190}H${cx - 66}L${cx - 90} ${cy + 66}L${cx - 232} ${cy + 20}Z`,
    two: `M${cx - 244} ${cy - 22}H${cx + 244}V${cy + 44}H${cx - 244}Z`,
  };
  const width = { three: 44, four: 40, flat: 50, two: 46 }[kind];
  const button = (side: number): string =>
    `<rect x="${cx + side * 158 - 32}" y="${cy - 10}" width="64" height="36" rx="15" fill="#0f1315"/><circle cx="${cx + side * 158 - 14}" cy="${cy + 8}" r="5" fill="${accent}"/><circle cx="${cx + side * 158 + 14}" cy="${cy + 8}" r="5" fill="#69747a"/>`;
  const hub = kind === "two" ? 30 : 70;
  return [
    `<path d="${rims[kind]}" fill="none" stroke="#000000" stroke-opacity=".3" stroke-width="${width}" transform="translate(0 12)"/>`,
    `<path d="${arms[kind]}" fill="url(#${id}w)"/>`,
    `<path d="${rims[kind]}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
    `<path d="${rims[kind]}" fill="none" stroke="${mix(colour, "#ffffff", 0.25)}" stroke-width="9" transform="translate(0 -5)"/>`,
    `<rect x="${cx - 96}" y="${cy - 62}" width="192" height="136" rx="${hub}" fill="#252b2e" stroke="#0f1214" stroke-width="4"/>`,
    kind === "four" ? "" : button(-1) + button(1),
  ].join("");
};

export const drawConsole = (id: string, kind: Cabin["console"], accent: string): string => {
  const tunnel = (half: number, top: number): string =>
    `<path d="M${958 - half * 1.25} 1000L${958 - half} ${top}H${958 + half}L${958 + half * 1.25} 1000Z" fill="#1b2022"/><path d="M${958 - half} ${top}H${958 + half}l6 16H${952 - half}Z" fill="url(#${id}t)"/>`;
  const knobs = (y: number, r: number, gap: number): string =>
    [-1, 0, 1]
      .map(
        (i) =>
          `<circle cx="${958 + i * gap}" cy="${y}" r="${r}" fill="#0f1315" stroke="#5a6469" stroke-width="6"/><path d="M${958 + i * gap} ${y}v-${r * 0.7}" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`,
      )
      .join("");
  const stick = (x: number, y: number, h: number): string =>
    `<path d="M${x - 44} ${y + h}L${x - 12} ${y + h - 56}H${x + 12}L${x + 44} ${y + h}Z" fill="#0f1315"/><rect x="${x - 8}" y="${y}" width="16" height="${h - 40}" fill="#a9b2b6"/><circle cx="${x}" cy="${y}" r="30" fill="#2d3437" stroke="#566067" stroke-width="5"/>`;
  switch (kind) {
    case "lever":
      return `${knobs(668, 26, 84)}${tunnel(104, 800)}${stick(958, 780, 160)}<path d="M1010 990L1040 880" stroke="#2d3437" stroke-width="30" stroke-linecap="round"/>`;
    case "selector":
      return `${tunnel(140, 730)}${knobs(768, 24, 84)}<rect x="926" y="830" width="64" height="150" rx="30" fill="url(#${id}w)"/><ellipse cx="958" cy="838" rx="40" ry="30" fill="#3a4246"/>`;
    case "high":
      return `${tunnel(190, 690)}<path d="M776 700C770 800 760 900 744 1000M1140 700C1146 800 1156 900 1172 1000" fill="none" stroke="url(#${id}t)" stroke-width="26"/>${knobs(742, 26, 96)}<circle cx="890" cy="866" r="56" fill="#0f1315" stroke="#8b9499" stroke-width="9"/><rect x="966" y="812" width="64" height="120" rx="26" fill="url(#${id}w)"/>`;
    case "work":
      return `${knobs(704, 34, 104)}${tunnel(96, 812)}${stick(924, 770, 190)}${stick(1010, 850, 130)}<path d="M1240 690H1400" stroke="#14191b" stroke-width="26" stroke-linecap="round"/>`;
    case "wide":
      return `${tunnel(176, 700)}<rect x="806" y="730" width="304" height="96" rx="16" fill="url(#${id}k)"/><path d="M830 778h90M944 778h60M1028 778h58" stroke="#42545d" stroke-width="9"/><circle cx="904" cy="902" r="52" fill="#14191b" stroke="#c3cacd" stroke-width="10"/>`;
    case "bridge":
      return `<g transform="translate(-80 0)"><path d="M800 1000C806 900 830 860 880 850H1036C1086 860 1110 900 1116 1000Z" fill="#d4d6d2"/><rect x="880" y="872" width="156" height="90" rx="22" fill="#23292c"/><circle cx="958" cy="917" r="22" fill="none" stroke="${accent}" stroke-width="7"/></g>`;
  }
};
