import { describe, expect, test } from "vitest";
import { addressesOf, samples } from "../support/kinds";
import { pageFiles, readText } from "../support/release";
import { visitors } from "../support/visitors";

const MAX_LINES = 3;
const visitor = visitors();

/** The content of a built page's first heading, as HTML. */
const headingOf = (address: string) => /<h1[^>]*>([^]*?)<\/h1>/.exec(readText(pageFiles.get(address) ?? ""))?.[1] ?? "";

describe.each(samples)("on a phone of 360 pixels, pages of the kind « %s »", (kind, sample) => {
  test(`have titles of at most ${MAX_LINES} lines`, async () => {
    const page = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(sample);
    await page.reload(); // The font is optional: a first visit may do without it.
    // One page stands for all of its kind: only the words of the title differ.
    const titles = [...new Map(addressesOf(kind).map((address) => [headingOf(address), address]))];
    const long = await page.locator("h1").evaluate(
      async (heading, { all, most }) => {
        await document.fonts.ready;
        const lines = (words: string) => {
          heading.innerHTML = words;
          return Math.round(
            heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
          );
        };
        return all.filter(([words = ""]) => lines(words) > most).map(([, address]) => address);
      },
      { all: titles, most: MAX_LINES },
    );
    expect(long).toEqual([]);
    expect(titles.length).toBeGreaterThan(0);
  });
});
