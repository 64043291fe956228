import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../support/kinds";
import { hydrate, settle, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const LIST = sample("brand");
const GALLERY = sample("model");
const SAVER = { device: "phone", connection: "saves data" } as const;

/** Whether the file is a photo. A brand's logo, 80 pixels wide, is none: without it there would be a gap beside the name. */
const isPhoto = (url: string) => /\/static\/(?!\w+\/80\/).+\.(?:avif|webp|jpe?g|png)(?:\?|$)/.test(url);

/** The photos that the page requests from now on; requests for a photo's size do not count. */
function photosAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on(
    "request",
    (request) => isPhoto(request.url()) && request.method() === "GET" && asked.push(new URL(request.url()).pathname),
  );
  return asked;
}

const offers = (page: Page) => page.getByRole("button", { name: /^Voir la photo/ });
/** All files of the photos further down, except those that the first view shows too. */
const lazyFiles = (page: Page) =>
  page.locator("picture").evaluateAll((pictures) => {
    const filesOf = (picture: Element) =>
      [...picture.querySelectorAll("source")].flatMap(({ srcset }) =>
        srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
      );
    const isLazy = (picture: Element) => picture.querySelector('img[loading="lazy"]') !== null;
    const first = pictures.filter((picture) => !isLazy(picture)).flatMap(filesOf);
    return pictures
      .filter(isLazy)
      .flatMap(filesOf)
      .filter((file) => !first.includes(file));
  });
const isEco = (page: Page) => page.evaluate(() => "eco" in document.documentElement.dataset);

/** Scrolls to the end of the page and back, as a thumb does. */
async function scrollThrough(page: Page): Promise<void> {
  for (const share of [0.25, 0.5, 0.75, 1, 0]) {
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
    await settle(page);
  }
}

const inMenu = async (page: Page) => {
  await page.locator("header summary").last().click();
  const toggle = page.getByRole("button", { name: /^Mode éco-données/ });
  await toggle.waitFor();
  return toggle;
};

// rule: site/eco
describe("a connection that saves data", () => {
  test.each([LIST, GALLERY, "/"])(
    "the first page, without a service worker, loads no photo by itself: %s",
    async (address) => {
      const page = await visitor(SAVER);
      const asked = photosAsked(page);
      await page.goto(address);
      await settle(page);
      await hydrate(page);
      await scrollThrough(page);
      expect(asked).toEqual([]);
      const offer = page.locator("main picture").first().getByRole("button");
      await offer.click();
      await expect.poll(() => asked.length).toBe(1);
    },
  );

  test("no photo further down loads by itself, and nothing is prefetched", async () => {
    const page = await visitor(SAVER);
    const asked = photosAsked(page);
    await page.goto(LIST);
    await settle(page);
    expect(await isEco(page)).toBe(true);
    expect(await page.locator("link[rel=prefetch]").count()).toBe(0);
    await hydrate(page);
    await scrollThrough(page);
    const lazy = await lazyFiles(page);
    expect(lazy.length).toBeGreaterThan(2);
    expect(asked.filter((file) => lazy.includes(file))).toEqual([]);
    expect(await troubleOn(page)).toEqual([]);
  });

  test("a tap on a photo's size loads this photo and no other", async () => {
    const page = await visitor(SAVER);
    await page.goto(LIST);
    await hydrate(page);
    await scrollThrough(page);
    const offer = offers(page).first();
    await offer.scrollIntoViewIfNeeded();
    expect(await offer.innerText()).toMatch(/^Voir la photo \(\d+\u00a0Ko\)$/);
    const asked = photosAsked(page);
    await offer.click();
    await expect
      .poll(() =>
        page.evaluate(
          () => document.activeElement instanceof HTMLImageElement && document.activeElement.naturalWidth > 50,
        ),
      )
      .toBe(true);
    expect(asked).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe(LIST);
  });

  test("a photo inside a link is loaded by the keyboard, without following the link", async () => {
    const page = await visitor(SAVER);
    await page.goto("/");
    await hydrate(page);
    await page.locator("main a picture").last().scrollIntoViewIfNeeded();
    const offer = page
      .locator("a")
      .getByRole("button", { name: /^Voir la photo/ })
      .first();
    await offer.waitFor();
    await offer.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() =>
        page.evaluate(
          () => document.activeElement instanceof HTMLImageElement && document.activeElement.naturalWidth > 50,
        ),
      )
      .toBe(true);
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("the display font does not load", async () => {
    const page = await visitor(SAVER);
    const fonts: string[] = [];
    page.on("request", (request) => request.url().endsWith(".woff2") && fonts.push(request.url()));
    await page.goto("/");
    await settle(page);
    expect(fonts).toEqual([]);
  });
});

describe("the mode that the visitor chooses", () => {
  test("the mode reports what the page weighed, stays on for the next page, and can be switched off", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto("/contactez-nous");
    await hydrate(page);
    const toggle = await inMenu(page);
    expect(await page.getByText(/^Cette page\s: [\d,]+\u00a0[KM]o$/).innerText()).not.toMatch(/: 1\u00a0Ko$/); // Nothing is said before it is counted.
    expect(await toggle.getAttribute("aria-pressed")).toBe("false");
    await toggle.click();
    await expect.poll(() => toggle.getAttribute("aria-pressed")).toBe("true");

    const asked = photosAsked(page);
    await page.goto(LIST);
    expect(await isEco(page)).toBe(true);
    await hydrate(page);
    await scrollThrough(page);
    const lazy = await lazyFiles(page);
    expect(asked.filter((file) => lazy.includes(file))).toEqual([]);
    expect(await offers(page).count()).toBeGreaterThan(0);

    const again = await inMenu(page);
    expect(await again.getAttribute("aria-pressed")).toBe("true");
    await again.click();
    await expect.poll(() => offers(page).count()).toBe(0);
    await page.locator("header summary").last().click();
    await scrollThrough(page);
    await expect.poll(() => asked.filter((file) => lazy.includes(file)).length).toBeGreaterThan(2);
    await page.goto("/");
    expect(await isEco(page)).toBe(false);
  });

  // rule: site/eco
  test("the mode takes precedence over a connection that saves data", async () => {
    const page = await visitor(SAVER);
    await page.goto("/contactez-nous");
    await hydrate(page);
    await (await inMenu(page)).click();
    await expect.poll(() => isEco(page)).toBe(false);
    await page.reload();
    expect(await isEco(page)).toBe(false);
  });

  test("on a wide screen the mode is in the top bar, with the page's weight", async () => {
    const page = await visitor();
    await page.goto("/");
    await hydrate(page);
    const toggle = page.getByRole("button", { name: /^Mode éco-données/ });
    await toggle.click();
    await expect.poll(() => isEco(page)).toBe(true);
    expect(await toggle.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => toggle.innerText()).toMatch(/[\d,]+\u00a0[KM]o$/);
    expect(await toggle.getAttribute("title")).toMatch(/^Mode éco-données : activé\. Cette page : [\d,]+\u00a0[KM]o$/);
    expect(await troubleOn(page)).toEqual([]);
  });
});

test("once a service worker is active, the page's main photo waits too, and loads on demand", async () => {
  const page = await visitor({ ...SAVER, keepsPages: true });
  await page.goto("/contactez-nous");
  await hydrate(page);
  await expect
    .poll(() =>
      page.evaluate(
        async () => navigator.serviceWorker.controller !== null && (await caches.match("/eco")) !== undefined,
      ),
    )
    .toBe(true);
  await page.goto(GALLERY);
  await hydrate(page);
  const main = page.locator('img[fetchpriority="high"]');
  const width = () => main.evaluate((image: HTMLImageElement) => image.naturalWidth);
  const offer = page.locator("picture").filter({ has: main }).getByRole("button");
  await offer.waitFor();
  expect(await width()).toBeLessThan(50);
  await offer.click();
  await expect.poll(width).toBeGreaterThan(50);

  await inMenu(page); // Bytes loaded by the worker count as well.
  const weight = page.getByText(/^Cette page\s: /);
  await expect.poll(async () => Number.parseInt((await weight.innerText()).replace(/\D+/, ""), 10)).toBeGreaterThan(5);
});
