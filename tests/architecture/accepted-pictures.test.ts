import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ACCEPTED, acceptedFiles } from "../pictures/support/accepted";
import { MAX_BYTES } from "../pictures/support/compare";
import { SIZES } from "../pictures/support/sizes";
import { ALL_FILES } from "../pictures/support/subjects";

const HOW = "npm run pictures -- accept";

test("every page and popup has an accepted picture for each screen and theme, and no picture is of anything else", async () =>
  expect((await acceptedFiles()).toSorted(), HOW).toEqual(ALL_FILES.toSorted()));

test("accepted pictures are small files of the size of their screen", async () => {
  const wrong = (await acceptedFiles()).map(async (file) => {
    const { width, height } = await sharp(path.join(ACCEPTED, file)).metadata();
    const bytes = statSync(path.join(ACCEPTED, file)).size;
    const screen = Object.entries(SIZES).find(([name]) => file.includes(`/${name}-`))?.[1].viewport;
    const isRight = bytes <= MAX_BYTES && width === screen?.width && height === screen.height;
    return isRight ? [] : [`${file}: ${width} × ${height}, ${bytes} bytes`];
  });
  expect((await Promise.all(wrong)).flat()).toEqual([]);
});
