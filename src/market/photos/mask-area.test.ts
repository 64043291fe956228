import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Area,
  afterKey,
  areaSentence,
  blocksOf,
  centredAt,
  FIRST_AREA,
  movedBy,
  pixelsOf,
  pulledBy,
  scaled,
} from "./mask-area";

const NEARLY = 1e-9;
const isInside = ({ left, top, width, height }: Area) =>
  left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 1 + NEARLY && top + height <= 1 + NEARLY;
const share = fc.double({ min: -3, max: 3, noNaN: true });
type Change = (area: Area) => Area;
const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.oneof(
    fc.tuple(share, share).map(
      ([x, y]): Change =>
        (area) =>
          movedBy(area, x, y),
    ),
    fc.tuple(share, share).map(
      ([x, y]): Change =>
        (area) =>
          pulledBy(area, x, y),
    ),
    fc.tuple(share, share).map(
      ([x, y]): Change =>
        (area) =>
          centredAt(area, x, y),
    ),
    fc.constantFrom<1 | -1>(1, -1).map(
      (way): Change =>
        (area) =>
          scaled(area, way),
    ),
    fc.tuple(fc.constantFrom("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"), fc.boolean()).map(
      ([key, shift]): Change =>
        (area) =>
          afterKey(area, key, shift) ?? area,
    ),
  ),
  { maxLength: 60 },
);
const areas = changes.map((all) => all.reduce((area, change) => change(area), FIRST_AREA));

describe("the rectangle", () => {
  test("the rectangle starts in the lower middle", () => {
    expect(isInside(FIRST_AREA)).toBe(true);
    expect([FIRST_AREA.left + FIRST_AREA.width / 2, FIRST_AREA.top > 0.5]).toEqual([0.5, true]);
  });

  test("the rectangle stays inside the picture and never vanishes, whatever is done to it", () => {
    fc.assert(
      fc.property(
        areas,
        (area) =>
          void expect([area, isInside(area), area.width >= 0.04 && area.height >= 0.04]).toEqual([area, true, true]),
      ),
    );
  });

  test("moving the rectangle keeps its size", () => {
    fc.assert(
      fc.property(
        areas,
        share,
        share,
        (area, x, y) => void expect(movedBy(area, x, y)).toMatchObject({ width: area.width, height: area.height }),
      ),
    );
  });

  test("the rectangle is centred under a finger, as far as the picture allows", () => {
    expect(centredAt({ left: 0, top: 0, width: 0.2, height: 0.1 }, 0.5, 0.5)).toEqual({
      left: 0.4,
      top: 0.45,
      width: 0.2,
      height: 0.1,
    });
    expect(centredAt({ left: 0.5, top: 0.5, width: 0.2, height: 0.1 }, 0, 1)).toEqual({
      left: 0,
      top: 0.9,
      width: 0.2,
      height: 0.1,
    });
  });

  test("the rectangle grows around its middle", () => {
    const { left, top, width, height } = scaled({ left: 0.4, top: 0.4, width: 0.2, height: 0.1 }, 1);
    expect([left, top, width, height].map((value) => Math.round(value * 1_000) / 1_000)).toEqual([
      0.38, 0.39, 0.24, 0.12,
    ]);
  });
});

describe("keys", () => {
  const area: Area = { left: 0.5, top: 0.5, width: 0.2, height: 0.1 };
  test.each<[string, boolean, Partial<Area> | null]>([
    ["ArrowRight", false, { left: 0.51 }],
    ["ArrowUp", false, { top: 0.49 }],
    ["ArrowLeft", true, { width: 0.19 }],
    ["ArrowDown", true, { height: 0.11 }],
    ["Enter", false, null],
    ["a", true, null],
  ])("the key %s, with Shift: %s, changes the rectangle", (key, shift, change) => {
    const found = afterKey(area, key, shift);
    expect(
      found &&
        Object.fromEntries(Object.entries(found).map(([side, value]) => [side, Math.round(value * 1_000) / 1_000])),
    ).toEqual(change && { ...area, ...change });
  });
});

describe("the pixels of the rectangle", () => {
  test("pixels are whole, inside the picture, and include every pixel that the rectangle touches", () => {
    const sides = fc.integer({ min: 1, max: 1_600 });
    fc.assert(
      fc.property(areas, sides, sides, (area, width, height) => {
        const { x, y, width: wide, height: high } = pixelsOf(area, width, height);
        expect([x, y, wide, high].every(Number.isInteger)).toBe(true);
        expect([x >= 0, y >= 0, wide >= 1, high >= 1, x + wide <= width, y + high <= height]).toEqual([
          true,
          true,
          true,
          true,
          true,
          true,
        ]);
        expect([
          x <= area.left * width,
          x + wide >= Math.min(width, (area.left + area.width) * width) - NEARLY,
        ]).toEqual([true, true]);
      }),
    );
  });

  test.each([
    [520, 110, [6, 1]],
    [110, 520, [1, 6]],
    [300, 200, [6, 4]],
    [1, 1, [1, 1]],
  ])("%i × %i pixels become few blocks", (width, height, blocks) => expect(blocksOf(width, height)).toEqual(blocks));
});

test("the position of the rectangle is put in words for screen readers", () => {
  expect(areaSentence(FIRST_AREA)).toBe(
    "À 35\u00a0% de la gauche et 60\u00a0% du haut, large de 30\u00a0%, haut de 12\u00a0%.",
  );
});
