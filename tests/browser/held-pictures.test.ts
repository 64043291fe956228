import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../support/kinds";
import { applicationReady, hydrate, settle, visitors } from "../support/visitors";

const visitor = visitors();

/** Lists the pictures of cars and ads that the page asks for from now on. */
function picturesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "image" && /\.(?:avif|webp|jpg)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** A phone in the middle of the page of a brand, whose application has started. */
async function inTheMiddle(): Promise<Page> {
  const page = await visitor({ device: "small phone" });
  await page.goto(sample("brand"));
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 600));
  await settle(page);
  return page;
}

async function openModel(page: Page): Promise<void> {
  await page.locator('main a[href*="/modele/"]:visible').nth(4).tap();
  await page.waitForURL("**/modele/*");
  await settle(page);
}

/** How many places of pictures of which the screen shows more than three tenths are still without their picture. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const inside = (start: number, end: number, limit: number) =>
      Math.max(0, Math.min(end, limit) - Math.max(start, 0));
    return [...document.querySelectorAll<HTMLImageElement>("main picture > img")].filter((picture) => {
      const { top, right, bottom, left, width, height } =
        picture.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const seen = inside(left, right, innerWidth) * inside(top, bottom, innerHeight);
      return seen > 0.31 * width * height && !(picture.complete && picture.naturalWidth > 0 && picture.offsetWidth > 0);
    }).length;
  });

// rule: site/held-pictures
describe("on a phone, pictures outside the first view", () => {
  test("wait while the visitor opens the menu of the home page, and come once the page is scrolled", async () => {
    const page = await visitor({ device: "small phone" });
    await page.goto("/");
    await settle(page);
    const asked = picturesOf(page);
    await page.locator("header summary").filter({ hasText: "Menu" }).tap();
    await applicationReady(page);
    await settle(page);
    expect(asked).toEqual([]);
    await page.locator("header summary").filter({ hasText: "Menu" }).tap();
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => asked.length).toBeGreaterThan(2);
  });

  test("wait on the page to which a link leads from the middle of another, where those of the first view come", async () => {
    const page = await inTheMiddle();
    const asked = picturesOf(page);
    await openModel(page);
    await expect.poll(() => missing(page)).toBe(0);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => asked.length).toBeGreaterThan(2);
  });

  test("are there when the visitor goes back to the middle of a page", async () => {
    const page = await inTheMiddle();
    await openModel(page);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => "still" in document.documentElement.dataset)).toBe(false);
  });

  const tall = { device: "small phone", viewport: { width: 412, height: 915 } } as const;

  test.each(["home", "promos", "review list", "car list", "brand", "all news", "dealers"] as const)(
    "are none of those that a tall screen shows: « %s »",
    async (kind) => {
      const page = await visitor(tall);
      await page.goto(sample(kind));
      await expect.poll(() => missing(page)).toBe(0);
    },
  );

  test("are none of those that a tall screen shows, after a link was followed from the middle of a page", async () => {
    const page = await visitor(tall);
    await page.goto(sample("brand"));
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, 600));
    await openModel(page);
    await expect.poll(() => missing(page)).toBe(0);
    expect(await page.evaluate(() => "still" in document.documentElement.dataset)).toBe(true);
  });

  test("come as soon as what was above them is closed, but not when a car is compared", async () => {
    const page = await visitor({ device: "small phone" });
    await page.goto(sample("brand"));
    await hydrate(page);
    await settle(page);
    const asked = picturesOf(page);
    await page.evaluate(() =>
      document
        .querySelector<HTMLElement>("main button[aria-pressed]")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
    );
    await settle(page);
    expect(asked).toEqual([]);
    await page.evaluate(() => {
      for (const row of [...document.querySelectorAll<HTMLElement>("main li:has(picture)")].slice(0, 4))
        row.hidden = true;
    });
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await expect.poll(() => missing(page)).toBe(0);
  });
});
