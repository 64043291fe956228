/** Colours as #rrggbb, mixed in plain sRGB: enough for paint. */

const channels = (hex: string): [number, number, number] => {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const long = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  const parts = short ? short.slice(1).map((c) => c + c) : long ? long.slice(1) : ["8a", "8f", "93"];
  const [r = 0, g = 0, b = 0] = parts.map((c) => Number.parseInt(c, 16));
  return [r, g, b];
};

const hex2 = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, "0");

/** `t` = 0 gives `a`, 1 gives `b`. */
export const mix = (a: string, b: string, t: number): string => {
  const from = channels(a);
  const to = channels(b);
  return `#${from.map((v, i) => hex2(v + ((to[i] ?? v) - v) * t)).join("")}`;
};

/** Perceived lightness, 0 to 1. */
const lightness = (hex: string): number => {
  const [r, g, b] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};

export type PaintShades = {
  /** from the roof down to the sill */
  roof: string;
  glint: string;
  upper: string;
  base: string;
  dim: string;
  deep: string;
  sill: string;
  /** panel gaps */
  gap: string;
  /** strength of white reflections on this paint */
  gloss: number;
};

/** White reads by its greys, black by its reflections: the shades move with the paint's lightness. */
export const shadesOf = (paint: string): PaintShades => {
  const l = lightness(paint);
  const dark = l > 0.7 ? "#46525c" : mix(paint, "#05080a", 0.86);
  const sky = mix("#ffffff", paint, 0.12);
  const lift = l < 0.22 ? 0.3 : l > 0.8 ? 0.9 : 0.36;
  const fall = l > 0.8 ? 0.72 : 1;
  return {
    roof: mix(paint, sky, lift * 0.55),
    glint: mix(paint, sky, Math.min(0.95, lift * 1.35)),
    upper: mix(paint, sky, lift * 0.42),
    base: mix(paint, sky, l < 0.22 ? 0.05 : 0.03),
    dim: mix(paint, dark, 0.2 * fall),
    deep: mix(paint, dark, 0.42 * fall),
    sill: mix(paint, dark, 0.66 * fall),
    gap: mix(paint, "#070a0c", l > 0.7 ? 0.62 : 0.78),
    gloss: l < 0.22 ? 0.3 : l > 0.8 ? 0.75 : 0.42,
  };
};
