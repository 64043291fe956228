import { beforeAll, describe, expect, test } from "vitest";
import { addressesOf, samples } from "../support/kinds";
import { pageFiles, readText } from "../support/release";
import { visitors } from "../support/visitors";

const MAX_LINES = 3;
const visitor = visitors();

/** The content of a built page's first heading, as HTML. */
const headingOf = (address: string) => /<h1[^>]*>([^]*?)<\/h1>/.exec(readText(pageFiles.get(address) ?? ""))?.[1] ?? "";

describe.each(samples)("titles of the kind « %s », on a phone of 360 pixels,", (kind, sample) => {
  let titles: readonly { readonly address: string; readonly lines: number; readonly odd: readonly string[] }[];

  beforeAll(async () => {
    const page = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(sample);
    await page.reload(); // The font is optional: a first visit may do without it.
    // One page stands for all of its kind: only the words of the title differ.
    const different = new Map(addressesOf(kind).map((address) => [headingOf(address), address]));
    titles = await page.locator("h1").evaluate(
      async (heading, all) => {
        await document.fonts.ready;
        const looks = (word: Element) => getComputedStyle(word).font + getComputedStyle(word).color;
        return all.map(([words, address]) => {
          heading.innerHTML = words;
          const parts = [...heading.querySelectorAll(".whole")];
          return {
            address,
            lines: Math.round(
              heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
            ),
            odd: parts
              .filter((part) => part.parentElement && looks(part) !== looks(part.parentElement))
              .map((part) => part.outerHTML),
          };
        });
      },
      [...different],
    );
  });

  test(`have at most ${MAX_LINES} lines`, () => {
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });

  test("have no word that looks unlike those around it", () =>
    expect(titles.filter(({ odd }) => odd.length > 0)).toEqual([]));
});
