/** A decoded picture: RGBA, four bytes a pixel, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The layout of pixels in memory: the number of points in a line and of lines, and the distance between two points and two lines in bytes. */
interface Grid {
  readonly points: number;
  readonly point: number;
  readonly lines: number;
  readonly line: number;
}

/** Which points of a line are averaged into one new point, and the weight of each. */
function shareOf(
  index: number,
  scale: number,
  points: number,
): { readonly first: number; readonly shares: readonly number[] } {
  const start = index * scale;
  const end = Math.min(start + scale, points);
  const first = Math.floor(start);
  const count = Math.max(1, Math.ceil(end - 1e-6) - first);
  return {
    first,
    shares: Array.from(
      { length: count },
      (_, step) => (Math.min(end, first + step + 1) - Math.max(start, first + step)) / scale,
    ),
  };
}

/** Shrinks lines: each new point is the mean of those that it covers, and is opaque. */
function shrinkLines(source: Uint8ClampedArray, from: Grid, target: Uint8ClampedArray, to: Grid): void {
  const covered = Array.from({ length: to.points }, (_, index) => shareOf(index, from.points / to.points, from.points));
  for (let line = 0; line < from.lines; line += 1) {
    let place = line * to.line;
    for (const { first, shares } of covered) {
      let [red, green, blue] = [0, 0, 0];
      let point = line * from.line + first * from.point;
      for (const share of shares) {
        red += share * (source[point] ?? 0);
        green += share * (source[point + 1] ?? 0);
        blue += share * (source[point + 2] ?? 0);
        point += from.point;
      }
      target[place] = red;
      target[place + 1] = green;
      target[place + 2] = blue;
      target[place + 3] = 255;
      place += to.point;
    }
  }
}

/** Shrinks a picture to fit, and never enlarges it. */
export function shrink(pixels: Pixels, widest: number, highest = Number.POSITIVE_INFINITY): Pixels {
  const { data, width, height } = pixels;
  const scale = Math.min(1, widest / width, highest / height);
  if (scale === 1) return pixels;
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const narrow = new Uint8ClampedArray(wide * height * 4);
  shrinkLines(data, { points: width, point: 4, lines: height, line: width * 4 }, narrow, {
    points: wide,
    point: 4,
    lines: height,
    line: wide * 4,
  });
  const small = new Uint8ClampedArray(wide * high * 4);
  shrinkLines(narrow, { points: height, point: wide * 4, lines: wide, line: 4 }, small, {
    points: high,
    point: wide * 4,
    lines: wide,
    line: 4,
  });
  return { data: small, width: wide, height: high };
}
