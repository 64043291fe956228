import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { Picture } from "./picture";

const JPEG_QUALITY = 82;
const oneOf = pLimit(availableParallelism());

/** Dots per inch at which a drawing's pixel is one pixel. */
const SVG_DENSITY = 72;

async function rasterised({ svg, format, width, drawnWidth }: Picture): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: (SVG_DENSITY * width) / drawnWidth }).resize({ width });
  if (format === "png") return image.png({ compressionLevel: 9 }).toBuffer();
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

/** Digest of all that decides a picture's bytes. */
export const digestOfPicture = ({ svg, width, format }: Picture): string =>
  `${createHash("sha256").update(`${width}|${JPEG_QUALITY}|${svg}`).digest("hex").slice(0, 40)}.${format}`;

/**
 * Turns drawings into files, once each: the cache's names are digests of the drawing, so it is never stale.
 * @param folder is made where it is missing.
 */
export function renderer(folder: string): (picture: Picture) => Promise<Buffer> {
  const drawing = new Map<string, Promise<Buffer>>();

  async function draw(picture: Picture, path: string): Promise<Buffer> {
    const cached = await readFile(path).catch(() => null);
    if (cached) return cached;
    const bytes = await oneOf(() => rasterised(picture));
    await mkdir(folder, { recursive: true });
    // written aside and renamed: a reader never sees half a picture
    const aside = `${path}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, path);
    return bytes;
  }

  return (picture) => {
    if (picture.format === "svg") return Promise.resolve(Buffer.from(picture.svg));
    const path = join(folder, digestOfPicture(picture));
    const already = drawing.get(path);
    if (already) return already;
    const started = draw(picture, path).finally(() => drawing.delete(path));
    drawing.set(path, started);
    return started;
  };
}
