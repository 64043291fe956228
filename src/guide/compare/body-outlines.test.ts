import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BODY_TYPES } from "../../contract/market/lists";
import { outlineOf } from "./body-outlines";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The places that a path comes through, the controls of its curves, and the tops of its arcs: none of its lines is outside of them. */
function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  const go = (x: number, y: number) => points.push((at = { x, y }));
  for (const [, command = "", said = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, x = 0, y = 0] = said.trim().split(" ").map(Number);
    if (command === "M" || command === "L") go(a, b);
    else if (command === "H") go(a, at.y);
    else if (command === "Q") {
      points.push({ x: a, y: b });
      go(c, d);
    } else if (command === "A") {
      // All arcs stand on a level line.
      const toMiddle = Math.sqrt(a ** 2 - ((x - at.x) / 2) ** 2);
      const depth = d === 1 ? a + toMiddle : a - toMiddle;
      points.push({ x: (at.x + x) / 2, y: y + (x < at.x === (e === 1) ? depth : -depth) });
      go(x, y);
    } else if (command !== "Z") throw new Error(`A command that this test does not read: ${command}`);
  }
  return points;
}

const box = (path: string) => {
  const points = pointsOf(path);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const bodies = fc.constantFrom(...Object.values(BODY_TYPES));
const known = (max: number) => fc.option(fc.integer({ min: 1, max }));
const sizes = fc.record({
  length: fc.integer({ min: 2_000, max: 9_000 }),
  height: fc.integer({ min: 900, max: 3_500 }),
  wheelbase: known(9_000),
  groundClearance: known(3_000),
});

// rule: guide/compare-silhouettes
describe("the side view of a car", () => {
  it("is exactly as long and as high as the car, whatever its body and its other figures", () => {
    fc.assert(
      fc.property(bodies, sizes, (body, size) => {
        const [left = NaN, roof = NaN, right, ground = NaN] = box(outlineOf(body, size) ?? "");
        expect([left, roof, right]).toEqual([0, 0, size.length]);
        expect(Math.abs(ground - size.height)).toBeLessThanOrEqual(4); // what it is made of is rounded to millimetres
      }),
    );
  });

  it("has its wheels as far apart as the car’s, and as usual where that is not known", () => {
    const wheels = (wheelbase: number | null) => {
      const path = outlineOf("SUV", { length: 4_600, height: 1_680, wheelbase, groundClearance: null }) ?? "";
      const [rear = 0, front = 0] = [...path.matchAll(/M(\d+) \d+A/g)].map(([, x]) => Number(x));
      return rear - front;
    };
    expect(wheels(2_690)).toBe(2_690);
    expect([wheels(null), wheels(26)]).toEqual([2_760, 2_760]);
  });

  it("is there for each body type of the guide, each its own, and not for another", () => {
    const size = { length: 4_600, height: 1_680, wheelbase: null, groundClearance: null };
    const all = Object.values(BODY_TYPES).map((body) => outlineOf(body, size));
    expect(all).not.toContain(null);
    expect(new Set(all).size).toBe(all.length);
    expect(outlineOf("Trottinette", size)).toBeNull();
  });
});
