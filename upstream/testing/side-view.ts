import sharp from "sharp";
import { expect } from "vitest";
import { drawCar } from "../drawings/car";
import type { CarSpec } from "../drawings/car-spec";
import { frameOf } from "../drawings/proportions";
import { silhouetteOf } from "../drawings/silhouette";

/** The side view alone, at the size of a card, stretched to one box and a little blurred: neither size nor fine lines count. */
const shapeOf = async (spec: CarSpec): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" viewBox="0 ${-spec.heightMm} ${spec.lengthMm} ${spec.heightMm}" width="200" height="80">${drawCar(spec)}</svg>`,
    ),
  )
    .flatten({ background: "#ffffff" })
    .greyscale()
    .blur(1.2)
    .raw()
    .toBuffer();

/** Share of the pixels of either car that differ by more than an eighth of black to white. */
export const difference = (one: Buffer, other: Buffer): number => {
  let differing = 0;
  let drawn = 0;
  for (let i = 0; i < one.length; i++) {
    const [a = 0, b = 0] = [one[i], other[i]];
    if (a < 235 || b < 235) drawn++;
    if (Math.abs(a - b) > 32) differing++;
  }
  return differing / drawn;
};

/** Pairs of cars that one would take for each other: they differ in less than 6 % of their pixels. */
export async function alikeFromTheSide(cars: readonly (readonly [name: string, spec: CarSpec])[]) {
  const pictures = await Promise.all(cars.map(async ([name, spec]) => [name, await shapeOf(spec)] as const));
  return pictures
    .flatMap(([name, picture], at) =>
      pictures
        .slice(at + 1)
        .map(([other, second]) => ({ pair: `${name} / ${other}`, share: difference(picture, second) })),
    )
    .filter(({ share }) => share < 0.06);
}

/** A car stands on its wheels, whole, with glass inside its body. */
export function standsWhole(spec: CarSpec): void {
  const f = frameOf(spec);
  const body = silhouetteOf(f);
  expect(f.front - f.wheel).toBeGreaterThan(0);
  expect(f.rear + f.wheel).toBeLessThan(f.end);
  expect(f.sill).toBeGreaterThan(0);
  expect(f.wheel * 2).toBeGreaterThan(540);
  expect(f.wheel * 2).toBeLessThan(860);
  const outline = [...body.nose, ...body.roof, ...body.back];
  for (const [x, h] of outline) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(spec.lengthMm);
    expect(h).toBeGreaterThan(0);
    expect(h).toBeLessThanOrEqual(spec.heightMm * 1.01);
  }
  expect(f.cowl.x).toBeLessThan(f.screen.x);
  expect(f.screen.x).toBeLessThan(f.roofEnd.x);
}
