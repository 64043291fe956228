import { type Outline, OUTLINES, WIDTH } from "./outlines";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** No dot stands nearer to the edge of a map than this. */
const EDGE = 6;

export const pointOn = ({ west, north, scale }: Outline, latitude: number, longitude: number): Point => ({
  x: Math.round((longitude - west) * scale[0]),
  y: Math.round((north - latitude) * scale[1]),
});

const isOn = ({ height }: Outline, { x, y }: Point) =>
  x >= EDGE && y >= EDGE && x <= WIDTH - EDGE && y <= height - EDGE;

/** The most detailed map that has a place, and where on it; null for a place that none has. */
export function mapPosition(
  latitude: number | null,
  longitude: number | null,
): { readonly outline: Outline; readonly dot: Point } | null {
  if (latitude === null || longitude === null) return null;
  for (const outline of OUTLINES) {
    const dot = pointOn(outline, latitude, longitude);
    if (isOn(outline, dot)) return { outline, dot };
  }
  return null;
}

/** Whether the name of a place would touch the name of a dealer’s town. */
export const isNear = (a: Point, b: Point) => Math.abs(a.x - b.x) < 76 && Math.abs(a.y - b.y) < 16;
