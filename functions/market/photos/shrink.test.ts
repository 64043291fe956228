import fc from "fast-check";
import { expect, test } from "vitest";
import { type Pixels, shrink } from "./shrink";

const side = fc.integer({ min: 1, max: 24 });
const pictures: fc.Arbitrary<Pixels> = fc.tuple(side, side).chain(([width, height]) =>
  fc.uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 }).map((colours) => ({
    width,
    height,
    data: new Uint8ClampedArray(
      Array.from({ length: width * height }, (_, index) => [...colours.subarray(index * 3, index * 3 + 3), 255]).flat(),
    ),
  })),
);
const meanOf = ({ data }: Pixels, channel: number) => {
  const values = [...data].filter((_, index) => index % 4 === channel);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};

test("a smaller picture has the form of the larger one, fits, and is as bright", () => {
  fc.assert(
    fc.property(pictures, side, side, (picture, widest, highest) => {
      const small = shrink(picture, widest, highest);
      expect(small.data).toHaveLength(small.width * small.height * 4);
      expect(small.width <= widest && small.height <= highest).toBe(true);
      const scale = Math.min(1, widest / picture.width, highest / picture.height);
      expect(Math.abs(small.width - Math.max(1, picture.width * scale))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(small.height - Math.max(1, picture.height * scale))).toBeLessThanOrEqual(0.5);
      for (const channel of [0, 1, 2])
        expect(Math.abs(meanOf(small, channel) - meanOf(picture, channel))).toBeLessThan(1.1);
      expect(meanOf(small, 3)).toBe(255);
    }),
  );
});

test("halved, each pixel is the mean of four", () => {
  const data = new Uint8ClampedArray([0, 0, 0, 255, 100, 0, 0, 255, 200, 0, 0, 255, 100, 200, 40, 255]);
  expect([...shrink({ data, width: 2, height: 2 }, 1).data]).toEqual([100, 50, 10, 255]);
});

test("a picture that fits is the same", () => {
  fc.assert(fc.property(pictures, (picture) => void expect(shrink(picture, 24, 24)).toBe(picture)));
});
