import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { aJpeg, badJpegs, fromAPhone, goodJpegs, SECRET } from "../../../tests/support/jpegs";
import { stripJpeg } from "./jpeg";

let good: Readonly<Record<string, Buffer>>;
let bad: Readonly<Record<string, readonly [Buffer, string]>>;
beforeAll(async () => void ([good, bad] = await Promise.all([goodJpegs(), badJpegs()])));

const GOOD = [
  "with EXIF and the place it was taken",
  "with a PHP tail",
  "with an HTML tail",
  "with a ZIP tail",
  "progressive",
  "in CMYK, as Adobe writes it",
  "in grey",
  "with small pictures in its header",
  "with restarts",
  "followed by another",
];
const BAD = [
  "empty",
  "cut in the middle",
  "cut before its last bytes",
  "cut in its header",
  "65,500 px wide and high",
  "5,000 px wide",
  "of more than four million pixels",
  "SVG",
  "HTML",
  "GIF and script at once",
  "PNG",
  "WebP",
  "AVIF",
  "random",
  "random after a JPEG’s first bytes",
  "HTML after a JPEG’s first bytes",
  "200,000 segments",
  "headers alone",
  "two frames",
];

/** The markers before the coded pixels, read independently of the code under test. */
function markers(bytes: Uint8Array): readonly number[] {
  const found: number[] = [];
  for (let place = 2; bytes[place] === 0xff; place += 2 + (bytes[place + 2] ?? 0) * 256 + (bytes[place + 3] ?? 0)) {
    const marker = bytes[place + 1] ?? 0;
    found.push(marker);
    if (marker === 0xda) break;
  }
  return found;
}

const pixels = async (jpeg: Uint8Array) => (await sharp(jpeg).raw().toBuffer()).toString("base64");

describe("a picture", () => {
  test.each(GOOD)("%s is taken, and shows the same without anything else in it", async (name) => {
    const jpeg = good[name] ?? Buffer.alloc(0);
    expect(jpeg.includes(SECRET)).toBe(!["progressive", "in grey", "with restarts"].includes(name));
    const stripped = stripJpeg(jpeg);
    if (!stripped.ok) throw new Error(stripped.reason);
    const bytes = Buffer.from(stripped.bytes);
    expect(bytes.includes(SECRET)).toBe(false);
    const { width, height, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect({ width, height, exif, icc, xmp, iptc }).toEqual({
      width: stripped.width,
      height: stripped.height,
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
    });
    expect(await pixels(bytes)).toBe(await pixels(jpeg));
    expect(stripJpeg(bytes)).toEqual(stripped);
  });

  test("of a phone, turned, is taken as it is stored", async () => {
    const stripped = stripJpeg(
      await sharp(await aJpeg(400, 300))
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    expect(stripped).toMatchObject({ ok: true, width: 400, height: 300 });
  });
});

// rule: market/photo-redrawn
describe("nothing is taken", () => {
  test.each(BAD)("that is %s", (name) => {
    const [bytes, reason] = bad[name] ?? [Buffer.alloc(0), ""];
    expect(stripJpeg(bytes)).toEqual({ ok: false, reason });
  });
});

/** Pseudorandom numbers that are the same in each run. */
function chance(seed: number): (under: number) => number {
  let state = seed;
  return (under) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * under);
  };
}

function mutant(jpeg: Buffer, seed: number): Buffer {
  const upTo = chance(seed);
  const copy = Buffer.from(jpeg);
  const kind = upTo(4);
  if (kind === 0) for (let times = 1 + upTo(8); times > 0; times -= 1) copy[upTo(copy.length)] = upTo(256);
  if (kind === 1) {
    const place = upTo(upTo(2) ? Math.min(copy.length, 700) : copy.length);
    copy[place] = (copy[place] ?? 0) ^ (1 << upTo(8));
  }
  if (kind === 2) return Buffer.concat([copy.subarray(0, upTo(copy.length)), copy.subarray(upTo(copy.length))]);
  if (kind === 3) {
    const [from, to, length] = [upTo(copy.length), upTo(copy.length), 1 + upTo(64)];
    const piece = Buffer.from(copy.subarray(from, from + length));
    copy.copy(copy, from, to, to + length);
    piece.copy(copy, to);
  }
  return copy;
}

test("of 2,000 damaged pictures none stops the reader, none keeps what it told, each that is taken is a picture of its size", async () => {
  const from = [await fromAPhone(96, 64), ...Object.values(good)];
  let taken = 0;
  for (let seed = 0; seed < 2_000; seed += 1) {
    const jpeg = mutant(from[seed % from.length] ?? Buffer.alloc(0), seed + 1);
    const stripped = stripJpeg(jpeg);
    if (!stripped.ok) continue;
    taken += 1;
    const kept = markers(stripped.bytes);
    expect(
      kept.filter((marker) => (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe),
      `seed ${seed}`,
    ).toEqual([]);
    // A damage may have moved text among the coded pixels, which drawing anew removes (redraw.ts).
    expect(Buffer.from(stripped.bytes.subarray(0, stripped.bytes.indexOf(0xda))).includes(SECRET), `seed ${seed}`).toBe(
      false,
    );
    const { format, width, height, exif, xmp, icc } = await sharp(stripped.bytes).metadata();
    expect({ format, width, height, exif, xmp, icc }, `seed ${seed}`).toEqual({
      format: "jpeg",
      width: stripped.width,
      height: stripped.height,
      exif: undefined,
      xmp: undefined,
      icc: undefined,
    });
    expect(stripJpeg(stripped.bytes), `seed ${seed}`).toEqual(stripped);
  }
  expect(taken).toBeGreaterThan(300);
});
