import { hash, vary } from "./chance";

/** Plants of the scenes, in SVG coordinates: y grows downwards, (x, y) is the foot. */

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** One arching frond from (x, y), `reach` long, hanging to its tip. */
const frond = (x: number, y: number, angle: number, reach: number, colour: string): string => {
  const a = (angle * Math.PI) / 180;
  const tipX = x + Math.cos(a) * reach;
  const tipY = y - Math.sin(a) * reach * 0.55 + reach * 0.42;
  const midX = x + Math.cos(a) * reach * 0.55;
  const midY = y - Math.sin(a) * reach * 0.62 - reach * 0.13;
  const width = reach * 0.13;
  return `<path d="M${n(x)} ${n(y)}Q${n(midX)} ${n(midY - width)} ${n(tipX)} ${n(tipY)}Q${n(midX - Math.cos(a) * 4)} ${n(midY + width)} ${n(x)} ${n(y + 3)}Z" fill="${colour}"/>`;
};

export const palm = (x: number, y: number, height: number, lean: number, dark: string, light: string): string => {
  const topX = x + lean;
  const topY = y - height;
  const w = height * 0.028;
  const trunk = `<path d="M${n(x - w)} ${n(y)}Q${n(x + lean * 0.2 - w * 0.6)} ${n(y - height * 0.55)} ${n(topX - w * 0.45)} ${n(topY)}H${n(topX + w * 0.45)}Q${n(x + lean * 0.25 + w * 0.8)} ${n(y - height * 0.5)} ${n(x + w * 1.15)} ${n(y)}Z" fill="${dark}"/>`;
  const reach = height * 0.44;
  const back = [-12, 28, 66, 112, 150, 192].map((a, i) => frond(topX, topY, a, reach * (0.86 + 0.1 * (i % 3)), dark));
  const fore = [6, 48, 92, 134, 172].map((a, i) => frond(topX, topY, a, reach * (0.8 + 0.09 * (i % 2)), light));
  return trunk + back.join("") + fore.join("");
};

export const baobab = (x: number, y: number, height: number, bark: string, shade: string, leaf: string): string => {
  const u = height / 100;
  const p = (dx: number, dy: number): string => `${n(x + dx * u)} ${n(y - dy * u)}`;
  const trunk = `M${p(-20, 0)}C${p(-15, 8)} ${p(-17, 30)} ${p(-14, 48)}C${p(-18, 58)} ${p(-34, 66)} ${p(-46, 78)}C${p(-33, 73)} ${p(-22, 68)} ${p(-15, 64)}C${p(-20, 74)} ${p(-26, 84)} ${p(-30, 93)}C${p(-20, 84)} ${p(-12, 76)} ${p(-6, 68)}C${p(-6, 78)} ${p(-6, 88)} ${p(-4, 99)}C${p(0, 88)} ${p(2, 78)} ${p(4, 68)}C${p(10, 76)} ${p(18, 86)} ${p(28, 94)}C${p(22, 82)} ${p(16, 72)} ${p(13, 63)}C${p(22, 68)} ${p(34, 74)} ${p(47, 79)}C${p(34, 67)} ${p(19, 58)} ${p(14, 47)}C${p(16, 30)} ${p(15, 8)} ${p(21, 0)}Z`;
  const side = `M${p(4, 0)}C${p(8, 20)} ${p(7, 40)} ${p(8, 60)}C${p(11, 56)} ${p(12, 52)} ${p(14, 47)}C${p(16, 30)} ${p(15, 8)} ${p(21, 0)}Z`;
  const tufts = [
    [-46, 80, 13],
    [-34, 92, 12],
    [-18, 97, 12],
    [-4, 101, 13],
    [13, 98, 12],
    [28, 95, 12],
    [46, 81, 14],
    [-25, 84, 9],
    [22, 85, 9],
  ]
    .map(
      ([dx = 0, dy = 0, r = 0]) =>
        `<ellipse cx="${n(x + dx * u)}" cy="${n(y - dy * u)}" rx="${n(r * u)}" ry="${n(r * 0.52 * u)}"/>`,
    )
    .join("");
  return `<path d="${trunk}" fill="${bark}"/><path d="${side}" fill="${shade}"/><g fill="${leaf}">${tufts}</g>`;
};

/** Blades of dry grass. */
export const tuft = (x: number, y: number, size: number, colour: string): string => {
  const blades = [-0.75, -0.4, -0.1, 0.2, 0.5, 0.8]
    .map(
      (t, i) =>
        `M${n(x + t * size * 0.22)} ${n(y)}Q${n(x + t * size * 0.3)} ${n(y - size * 0.5)} ${n(x + t * size * 0.75)} ${n(y - size * (0.75 + 0.25 * ((i * 7) % 3) * 0.5))}Q${n(x + t * size * 0.45)} ${n(y - size * 0.4)} ${n(x + t * size * 0.22 + size * 0.09)} ${n(y)}Z`,
    )
    .join("");
  return `<path d="${blades}" fill="${colour}"/>`;
};

/** A cloud of leaves or flowers inside an ellipse. */
export const bush = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colours: readonly string[],
): string => {
  const key = `${x},${y}`;
  return Array.from({ length: count }, (_, i) => {
    const a = vary(key, `a${i}`) * Math.PI * 2;
    const d = Math.sqrt(vary(key, `d${i}`));
    const r = Math.min(rx, ry) * (0.11 + 0.12 * vary(key, `r${i}`));
    return `<ellipse cx="${n(x + Math.cos(a) * d * rx)}" cy="${n(y + Math.sin(a) * d * ry)}" rx="${n(r)}" ry="${n(r * 0.8)}" fill="${colours[hash(`${key}${i}`) % colours.length] ?? "#2f5d3a"}"/>`;
  }).join("");
};
