import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { MARK } from "./icons";

/** The mark's own green, to the very edge: each system cuts the corners of its icons itself. */
const GROUND = "#0B6B4F";
/** A launcher may cut its icons to a circle of 80 % of their width. */
const SAFE = 0.8;

/** The icons of home screens and of link cards, with the width of each and of the mark within it. */
export const HOME_ICONS = [
  { name: "icon-192.png", size: 192, share: 1 },
  { name: "icon-512.png", size: 512, share: 1 },
  { name: "icon-maskable.png", size: 512, share: SAFE },
] as const;

/** Draws the mark as a picture. @param share of the picture’s width that the mark has */
export const drawIcon = ({ size, share }: { readonly size: number; readonly share: number }): Promise<Buffer> => {
  const edge = 16 - 16 * share;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><rect width="32" height="32" fill="${GROUND}"/><g transform="translate(${edge} ${edge}) scale(${share})">${MARK}</g></svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
};

export async function writeHomeIcons(publicDir: string): Promise<void> {
  for (const icon of HOME_ICONS) writeFileSync(path.join(publicDir, icon.name), await drawIcon(icon));
}
