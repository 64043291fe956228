import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { problemOf } from "./accepted";
import type { OTHER_PAGES } from "./pages";
import { type Size, THEMES } from "./sizes";
import { chosenSubjects, fileOf } from "./subjects";
import { openAtTheDay, take } from "./take";

const HOW = "look at test-results/pictures/, then accept what is meant: npm run pictures -- accept";

/** The only page that is pictured although it does not exist. */
const MISSING: keyof typeof OTHER_PAGES = "not found";

/** Declares a test for each page and popup on one screen. */
export function testPictures(size: Size): void {
  const site = inject("pictured");
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.connect(inject("painter"));
  });
  afterAll(() => browser.close());

  describe(`on a screen of ${size} pixels`, () => {
    test.each(chosenSubjects().filter(({ sizes }) => sizes.includes(size)))(
      "« $name » looks as accepted in both themes",
      async ({ name, addressOn, open }) => {
        const page = await openAtTheDay(browser, site, size);
        try {
          const answer = await page.goto(await addressOn(site));
          expect(answer?.status(), page.url()).toBe(name === MISSING ? 404 : 200);
          await open(page, size);
          const taken = await take(page);
          const problems = await Promise.all(THEMES.map((theme) => problemOf(fileOf(name, size, theme), taken[theme])));
          expect(
            problems.filter((problem) => problem !== null),
            HOW,
          ).toEqual([]);
        } finally {
          await page.context().close();
        }
      },
    );
  });
}
