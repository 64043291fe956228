import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mapPosition } from "./map-position";
import { OUTLINES, WIDTH } from "./outlines";

const [capital, country] = OUTLINES;

// rule: guide/dealer-page
test.each([
  ["Mermoz", 14.7082, -17.4731, capital],
  ["Rufisque", 14.719, -17.274, capital],
  ["Thiès", 14.7923, -16.9265, country],
  ["Kédougou", 12.5527, -12.1769, country],
])("%s is on the most detailed map that has it", (_, latitude, longitude, outline) =>
  expect(mapPosition(latitude, longitude)?.outline).toBe(outline),
);

// rule: guide/dealer-page
test.each([
  ["without coordinates", null, null],
  ["with one coordinate", 14.7, null],
  ["with its coordinates the wrong way round", -17.47, 14.7],
  ["at 0, 0", 0, 0],
  ["in Paris", 48.85, 2.35],
])("nothing is drawn of a dealer %s", (_, latitude, longitude) => expect(mapPosition(latitude, longitude)).toBeNull());

test("a dot is always within its map, and further east and south on the map as it is in the world", () => {
  const degrees = fc.tuple(
    fc.double({ min: 12, max: 17, noNaN: true }),
    fc.double({ min: -18, max: -11, noNaN: true }),
  );
  fc.assert(
    fc.property(degrees, degrees, ([north, west], [south, east]) => {
      const [a, b] = [mapPosition(north, west), mapPosition(south, east)];
      for (const one of [a, b]) {
        if (!one) continue;
        expect(one.dot.x).toBeGreaterThan(0);
        expect(one.dot.x).toBeLessThan(WIDTH);
        expect(one.dot.y).toBeGreaterThan(0);
        expect(one.dot.y).toBeLessThan(one.outline.height);
      }
      if (!a || !b || a.outline !== b.outline) return;
      if (west < east) expect(a.dot.x).toBeLessThanOrEqual(b.dot.x);
      if (north > south) expect(a.dot.y).toBeLessThanOrEqual(b.dot.y);
    }),
  );
});
