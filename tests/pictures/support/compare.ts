import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How far a colour may be from the accepted one, of 1 between black and white (OKLab): less than eyes see. */
const COLOUR = 0.006;
/** So many pixels may differ within each square of this side: another processor may round a few otherwise. */
const [SQUARE, MAX_PIXELS] = [32, 8];
/** The largest file, in bytes, so that reviewing and cloning stay quick. */
export const MAX_BYTES = 60 * 1_024;

type Colour = readonly [red: number, green: number, blue: number];

interface Palette {
  /** So many of the most frequent colours, which are the site's own, are kept exactly. */
  readonly own: number;
  /** All others, of photos and of the edges of letters, become the nearest of these: a lossless file would be five times as large. */
  readonly fixed: readonly Colour[];
}

const cube = (levels: readonly number[]) =>
  levels.flatMap((red) => levels.flatMap((green) => levels.map((blue): Colour => [red, green, blue])));
const greys = (levels: readonly number[]) => levels.map((level): Colour => [level, level, level]);

const USUAL: Palette = {
  own: 16,
  fixed: [...cube([0, 85, 170, 255]), ...greys([32, 64, 96, 128, 160, 192, 224])],
};
/** For a screen full of photos. */
const COARSE: Palette = { own: 12, fixed: [...cube([0, 128, 255]), ...greys([64, 192])] };
/** A colour that less than a thousandth of the picture has is not kept. */
const SHARE = 1_000;

const pixelsOf = async (file: Buffer) => {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const colourOf = (code: number): Colour => [code >> 16, (code >> 8) & 255, code & 255];

function nearest([red, green, blue]: Colour, among: readonly Colour[]): Colour {
  let found: Colour = [red, green, blue];
  let least = Number.POSITIVE_INFINITY;
  for (const one of among) {
    const distance = (red - one[0]) ** 2 + (green - one[1]) ** 2 + (blue - one[2]) ** 2;
    if (distance < least) [found, least] = [one, distance];
  }
  return found;
}

/** Leaves few colours in a picture of three channels, in place. */
function reduceColours(data: Buffer, { own, fixed }: Palette): void {
  const counts = new Map<number, number>();
  for (let place = 0; place < data.length; place += 3) {
    const code = data.readUIntBE(place, 3);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const kept = [...counts]
    .filter(([, count]) => count * 3 * SHARE > data.length)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, own)
    .map(([code]) => colourOf(code));
  const palette = [...kept, ...fixed];
  const reduced = new Map([...counts.keys()].map((code) => [code, nearest(colourOf(code), palette)]));
  for (let place = 0; place < data.length; place += 3) data.set(reduced.get(data.readUIntBE(place, 3)) ?? [], place);
}

/** The file that is kept and reviewed: small, and the same each time for the same pixels. @param taken as the browser took it */
export async function packed(taken: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(taken).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const file = (palette: Palette) => {
    reduceColours(data, palette);
    return sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer();
  };
  const usual = await file(USUAL);
  return usual.length <= MAX_BYTES ? usual : file(COARSE);
}

export interface Difference {
  /** Pixels that differ; those at the edges of letters and shapes, which another processor draws a little differently, are left out. */
  readonly pixels: number;
  /** The taken picture with what differs in red; null when the sizes differ. */
  readonly shown: Buffer | null;
}

/** Compares a picture with the accepted one. @returns null when nothing differs that a visitor could see */
export async function difference(accepted: Buffer, taken: Buffer): Promise<Difference | null> {
  if (accepted.equals(taken)) return null;
  const [before, after] = await Promise.all([pixelsOf(accepted), pixelsOf(taken)]);
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return { pixels: width * height, shown: null };
  const drawn = Buffer.alloc(after.data.length);
  const differing = { threshold: COLOUR };
  const dense = pixelmatch(before.data, after.data, null, width, height, { ...differing, windowSize: SQUARE });
  if (dense <= MAX_PIXELS) return null;
  const pixels = pixelmatch(before.data, after.data, drawn, width, height, differing);
  return {
    pixels,
    shown: await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png({ palette: true })
      .toBuffer(),
  };
}
