import { expect, test } from "vitest";
import { pictureWeights } from "./picture-weights";

test("pictures with the same name prefix are listed in one file, in a fixed order, and other files are not listed", () => {
  const files = [
    ["static/4fe3/d9de9/1.avif", 2_379],
    ["static/4f00/74fa3/1.webp", 12_000],
    ["static/a1b2/203b9/2.jpg", 30_000],
    ["static/icons-90f06ac857.svg", 4_112],
    ["index.html", 60_000],
  ] as const;
  const listed = [...pictureWeights(new Map(files))];
  expect(listed).toEqual([
    ["weights/4f.json", '{"4f00/74fa3/1.webp":12000,"4fe3/d9de9/1.avif":2379}'],
    ["weights/a1.json", '{"a1b2/203b9/2.jpg":30000}'],
  ]);
  expect([...pictureWeights(new Map([...files].reverse()))].sort()).toEqual(listed);
});
