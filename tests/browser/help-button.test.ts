import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { boxOf } from "../support/box-of";
import { HELP } from "../support/help-button";
import { hydrate, painted, visitors } from "../support/visitors";

const visitor = visitors();
/** Height of the small phone's screen, in pixels. */
const HEIGHT = 740;
/** Space at each side of the content of a desktop, in pixels. */
const GUTTER = 24;

// rule: messages/lead-offered
describe("the help button, and what it lies over", () => {
  const scrollTo = async (page: Page, place: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), place);
    await painted(page);
  };

  test("leaves a phone while the visitor reads on, and returns when they scroll up or reach the end", async () => {
    const page = await visitor({ device: "small phone" });
    await page.goto("/a-propos-de-nous");
    await hydrate(page);
    const top = async () => (await boxOf(page.getByRole("button", { name: HELP }))).y;
    for (const [place, seen] of [
      [900, false],
      [860, true],
      [1_200, false],
      [100_000, true],
    ] as const) {
      await scrollTo(page, place);
      await expect.poll(async () => (await top()) < HEIGHT, { message: `at ${place}` }).toBe(seen);
    }
  });

  test("says its words beside the content of a wide desktop", async () => {
    const page = await visitor({ device: "desktop" });
    await page.goto("/a-propos-de-nous");
    const words = page.getByRole("button", { name: HELP }).locator("span");
    const content = await boxOf(page.locator("main .wrap").first());
    const { x, right } = await boxOf(words);
    expect(x).toBeGreaterThan(content.right - GUTTER);
    expect(right).toBeLessThanOrEqual(1_440);
  });

  test("is a circle beside the content of a smaller one, and says its words to the mouse", async () => {
    const page = await visitor({ viewport: { width: 1_360, height: 900 } });
    await page.goto("/a-propos-de-nous");
    await scrollTo(page, 400);
    const help = page.getByRole("button", { name: HELP });
    const content = await boxOf(page.locator("main .wrap").first());
    const { x, y, right } = await boxOf(help);
    const pressed = (at: number) =>
      page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest("button")?.textContent, [
        at,
        y + 24,
      ] as const);
    const reached: number[] = [];
    for (let at = Math.ceil(x) + 4; at < right; at += 4) if ((await pressed(at)) === HELP) reached.push(at);
    expect(Math.min(...reached)).toBeGreaterThan(content.right - GUTTER);
    await page.mouse.move(right - 24, y + 24);
    await expect.poll(() => pressed(x + 24)).toBe(HELP);
  });
});
