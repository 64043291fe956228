/**
 * Parses the structure of a JPEG without decoding it (rule: market/photo-redrawn). What is not a JPEG, or is too large, is refused before a decoder
 * sees it. What is kept contains the pixels and nothing else.
 */

const MAX_SIDE = 4_096;
const MAX_PIXELS = 4_000_000;
const MAX_SEGMENTS = 512;
/** A progressive JPEG may have at most this many scans, because the decoder goes over the whole picture for each. */
const MAX_SCANS = 40;

type JpegFault = "not_jpeg" | "truncated" | "malformed" | "unsupported" | "too_many_segments" | "too_large";
export type Stripped =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly reason: JpegFault };

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DHT = 0xc4;
const DRI = 0xdd;
const JFIF = 0xe0;
const ADOBE = 0xee;
const COM = 0xfe;
/** The markers of baseline, extended and progressive frames. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isApp = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const startsWith = (data: Uint8Array, text: string) =>
  [...text].every((letter, place) => data[place] === letter.charCodeAt(0));

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly components: readonly number[];
}

class Fault extends Error {
  constructor(readonly reason: JpegFault) {
    super(reason);
  }
}

/** The byte at a place of a segment. @throws Fault when the segment ends before it */
function at(data: Uint8Array, place: number): number {
  const byte = data[place];
  if (byte === undefined) throw new Fault("malformed");
  return byte;
}

const must = (holds: boolean, reason: JpegFault = "malformed") => {
  if (!holds) throw new Fault(reason);
};

function frameOf(data: Uint8Array): Frame {
  const [precision, count] = [at(data, 0), at(data, 5)];
  const height = at(data, 1) * 256 + at(data, 2);
  const width = at(data, 3) * 256 + at(data, 4);
  must(data.length === 6 + 3 * count);
  must(precision === 8 && [1, 3, 4].includes(count), "unsupported");
  must(width > 0 && height > 0);
  must(width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS, "too_large");
  const parts = Array.from({ length: count }, (_, index) => data.subarray(6 + 3 * index, 9 + 3 * index));
  for (const part of parts) {
    const [across, down] = [at(part, 1) >> 4, at(part, 1) & 15];
    must(across >= 1 && across <= 4 && down >= 1 && down <= 4 && at(part, 2) <= 3);
  }
  const components = parts.map((part) => at(part, 0));
  must(new Set(components).size === count);
  return { width, height, components };
}

function checkQuantisers(data: Uint8Array): void {
  must(data.length > 0);
  for (let place = 0; place < data.length; ) {
    const head = at(data, place);
    must(head >> 4 <= 1 && (head & 15) <= 3);
    place += head >> 4 ? 129 : 65;
    must(place <= data.length);
  }
}

function checkCodes(data: Uint8Array): void {
  must(data.length > 0);
  for (let place = 0; place < data.length; ) {
    const head = at(data, place);
    must(head >> 4 <= 1 && (head & 15) <= 3);
    let codes = 0;
    for (let length = 1; length <= 16; length += 1) codes += at(data, place + length);
    must(codes > 0 && codes <= 256);
    place += 17 + codes;
    must(place <= data.length);
  }
}

function checkScan(data: Uint8Array, frame: Frame | null): void {
  must(frame !== null);
  const count = at(data, 0);
  must(count >= 1 && count <= 4 && data.length === 4 + 2 * count);
  const components = Array.from({ length: count }, (_, index) => at(data, 1 + 2 * index));
  must(new Set(components).size === count && components.every((component) => frame?.components.includes(component)));
}

/** The end of the coded pixels, which is at the next marker other than a restart. */
function endOfScan(bytes: Uint8Array, from: number, restarts: boolean): number {
  for (let place = bytes.indexOf(0xff, from); place >= 0; place = bytes.indexOf(0xff, place)) {
    const next = bytes[place + 1];
    if (next === undefined) break;
    if (isRestart(next)) must(restarts);
    else if (next !== 0) return place;
    place += 2;
  }
  throw new Fault("truncated");
}

/** Segments that say how colours are coded, made anew without the thumbnail and the resolution that the originals may contain. */
const plainJfif = new Uint8Array([0xff, JFIF, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const plainAdobe = (transform: number) =>
  new Uint8Array([0xff, ADOBE, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, transform]);

/** The part of a segment that is kept, or null when none is. */
function keptOf(marker: number, data: Uint8Array, segment: Uint8Array): Uint8Array | null {
  if (marker === JFIF) return startsWith(data, "JFIF\0") ? plainJfif : null;
  if (marker === ADOBE) return startsWith(data, "Adobe") && data.length >= 12 ? plainAdobe(at(data, 11)) : null;
  return marker === COM || isApp(marker) ? null : segment;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

function read(bytes: Uint8Array): Stripped {
  must(bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff, "not_jpeg");
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let frame: Frame | null = null;
  let [place, restarts, scans] = [2, false, 0];
  for (let segments = 0; ; segments += 1) {
    must(segments < MAX_SEGMENTS, "too_many_segments");
    must(place + 1 < bytes.length, "truncated");
    const marker = at(bytes, place + 1);
    must(bytes[place] === 0xff);
    if (marker === EOI) break;
    must(place + 3 < bytes.length, "truncated");
    const length = at(bytes, place + 2) * 256 + at(bytes, place + 3);
    let end = place + 2 + length;
    must(length >= 2);
    must(end <= bytes.length, "truncated");
    const data = bytes.subarray(place + 4, end);
    if (FRAMES.includes(marker)) {
      must(frame === null);
      frame = frameOf(data);
    } else if (marker === DQT) checkQuantisers(data);
    else if (marker === DHT) checkCodes(data);
    else if (marker === DRI) {
      must(data.length === 2);
      restarts = at(data, 0) + at(data, 1) > 0;
    } else if (marker === SOS) {
      checkScan(data, frame);
      scans += 1;
      must(scans <= MAX_SCANS, "too_many_segments");
      end = endOfScan(bytes, end, restarts);
    } else must(isApp(marker) || marker === COM, "unsupported");
    const kept = keptOf(marker, data, bytes.subarray(place, end));
    if (kept) parts.push(kept);
    place = end;
  }
  must(scans > 0);
  if (frame === null) throw new Fault("malformed");
  return { ok: true, bytes: join([...parts, new Uint8Array([0xff, EOI])]), width: frame.width, height: frame.height };
}

/**
 * Strips a JPEG of everything but its pixels: EXIF, comments, colour profile, thumbnail, and whatever comes after its end.
 * @returns its width and height as they are stored, in pixels; or why it is refused
 */
export function stripJpeg(bytes: Uint8Array): Stripped {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof Fault) return { ok: false, reason: error.reason };
    throw error;
  }
}
