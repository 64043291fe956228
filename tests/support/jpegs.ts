import sharp from "sharp";

/** Text that no picture shown to visitors may contain. */
export const SECRET = "SECRET-14.6937N-17.4441W";

const bytesOf = (text: string) => Buffer.from(text, "latin1");
const segment = (marker: number, data: Uint8Array) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
/** Inserts segments right after the first two bytes of a picture. */
const withSegments = (jpeg: Uint8Array, ...segments: readonly Uint8Array[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** Pixels with the compressibility of a photo: neither uniform nor noise. */
function scene(width: number, height: number, seed = 0) {
  const [hue, more] = [(seed * 67) % 360, 20 + ((seed * 31) % 60)];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="hsl(${hue} 70% 60%)"/><stop offset="1" stop-color="hsl(${(hue + 90) % 360} 60% 20%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#a)"/><circle cx="${more}%" cy="60%" r="15%" fill="#fff"/><rect x="10%" y="${more}%" width="35%" height="8%" fill="#111"/></svg>`;
  return sharp(Buffer.from(drawing));
}

/** A plain JPEG. @param seed each seed gives another picture */
export const aJpeg = (width = 320, height = 240, seed = 0): Promise<Buffer> =>
  scene(width, height, seed).jpeg({ quality: 80 }).toBuffer();

/** A JPEG as a phone makes it, with its location, a thumbnail and a comment. */
export const fromAPhone = async (width = 320, height = 240) => {
  const plain = await scene(width, height)
    .withExif({
      IFD0: { Make: "Phone", Copyright: SECRET },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "14/1 41/1 37/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "17/1 26/1 38/1",
      },
    })
    .jpeg()
    .toBuffer();
  return withSegments(
    plain,
    segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0<x>${SECRET}</x>`)),
    segment(0xe2, bytesOf(`MPF\0${SECRET}`)),
    segment(0xed, bytesOf(`Photoshop 3.0\0${SECRET}`)),
    segment(0xfe, bytesOf(SECRET)),
  );
};

/** A JFIF header with a thumbnail of 8 × 8 pixels in it, followed by another thumbnail. */
const thumbnail = Buffer.concat([
  segment(
    0xe0,
    Buffer.concat([Buffer.from([0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 0, 0, 72, 0, 72, 8, 8]), Buffer.alloc(192, SECRET)]),
  ),
  segment(0xe0, bytesOf(`JFXX\0\x10${SECRET}`)),
]);

/** The same picture without the JFIF header that sharp writes. */
const headless = (jpeg: Buffer) =>
  jpeg[3] === 0xe0 ? Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(4 + jpeg.readUInt16BE(4))]) : jpeg;

/** A JPEG with a restart marker after each row of blocks. sharp writes no such markers, so the file is written byte by byte. */
function withRestarts(): Buffer {
  // The picture is grey, 8 × 16 pixels: two blocks, each « no change, end », with a restart marker between them.
  const codes = (kind: number, symbol: number) =>
    segment(0xc4, Buffer.from([kind, 1, ...Array.from({ length: 15 }, () => 0), symbol]));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array.from({ length: 64 }, () => 1)])),
    segment(0xc0, Buffer.from([8, 0, 16, 0, 8, 1, 1, 0x11, 0])),
    codes(0, 0),
    codes(0x10, 0),
    segment(0xdd, Buffer.from([0, 1])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x3f, 0xff, 0xd0, 0x3f, 0xff, 0xd9]),
  ]);
}

/** Offset of the frame header, the segment that contains the size of the picture. */
function frameAt(jpeg: Buffer): number {
  let place = 2;
  while (jpeg[place + 1] !== 0xc0) place += 2 + jpeg.readUInt16BE(place + 2);
  return place;
}

/** A small picture whose header gives a size of 65,500 × 65,500 pixels. */
function huge(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  for (const offset of [5, 7]) copy.writeUInt16BE(65_500, frameAt(jpeg) + offset);
  return copy;
}

function twoFrames(jpeg: Buffer): Buffer {
  const place = frameAt(jpeg);
  return withSegments(jpeg, jpeg.subarray(place, place + 2 + jpeg.readUInt16BE(place + 2)));
}

/** Pictures that are accepted, by their peculiarity. */
export async function goodJpegs(): Promise<Readonly<Record<string, Buffer>>> {
  const plain = await aJpeg();
  const zip = bytesOf(`PK\x03\x04${SECRET}PK\x05\x06`);
  return {
    "with EXIF and the place it was taken": await fromAPhone(),
    "with a PHP tail": Buffer.concat([plain, bytesOf(`<?php system("${SECRET}"); ?>`)]),
    "with an HTML tail": Buffer.concat([plain, bytesOf(`<script>alert("${SECRET}")</script>`)]),
    "with a ZIP tail": Buffer.concat([plain, zip]),
    progressive: await scene(320, 240).jpeg({ progressive: true }).toBuffer(),
    "in CMYK, as Adobe writes it": withSegments(
      headless(await scene(320, 240).toColourspace("cmyk").jpeg().toBuffer()),
      segment(0xee, Buffer.concat([bytesOf("Adobe"), Buffer.from([0, 100, 0, 0, 0, 0, 0]), bytesOf(SECRET)])),
    ),
    "in grey": await scene(320, 240).grayscale().jpeg().toBuffer(),
    "with small pictures in its header": withSegments(headless(plain), thumbnail),
    "with restarts": withRestarts(),
    "followed by another": Buffer.concat([plain, await fromAPhone()]),
  };
}

/** Files that are refused, with the reason. */
export async function badJpegs(): Promise<Readonly<Record<string, readonly [Buffer, string]>>> {
  const plain = await aJpeg();
  const random = Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 7_919 * (index % 251) + 13) & 255));
  return {
    empty: [Buffer.alloc(0), "not_jpeg"],
    "cut in the middle": [plain.subarray(0, plain.length / 2), "truncated"],
    "cut before its last bytes": [plain.subarray(0, -2), "truncated"],
    "cut in its header": [plain.subarray(0, 40), "truncated"],
    "65,500 px wide and high": [huge(plain), "too_large"],
    "5,000 px wide": [await aJpeg(5_000, 10), "too_large"],
    "of more than four million pixels": [await aJpeg(2_400, 1_800), "too_large"],
    SVG: [bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`), "not_jpeg"],
    HTML: [bytesOf("<!doctype html><script>alert(1)</script>"), "not_jpeg"],
    "GIF and script at once": [bytesOf("GIF89a/*\x00\x00*/=1;alert(1)"), "not_jpeg"],
    PNG: [await scene(320, 240).png().toBuffer(), "not_jpeg"],
    WebP: [await scene(320, 240).webp().toBuffer(), "not_jpeg"],
    AVIF: [await scene(64, 64).avif().toBuffer(), "not_jpeg"],
    random: [random, "not_jpeg"],
    "random after a JPEG’s first bytes": [Buffer.concat([plain.subarray(0, 3), random]), "truncated"],
    "HTML after a JPEG’s first bytes": [
      Buffer.concat([plain.subarray(0, 2), bytesOf("\xff\xfe\x00\x10<script>alert(1)</script>")]),
      "malformed",
    ],
    "200,000 segments": [
      withSegments(plain, Buffer.concat(Array.from({ length: 200_000 }, () => segment(0xfe, Buffer.alloc(0))))),
      "too_many_segments",
    ],
    "headers alone": [Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xd9])]), "malformed"],
    "two frames": [twoFrames(plain), "malformed"],
  };
}
