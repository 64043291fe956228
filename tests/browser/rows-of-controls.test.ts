import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../support/kinds";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

async function open(address: string): Promise<Page> {
  const page = await visitor({ device: "phone" });
  await page.goto(address);
  await hydrate(page);
  return page;
}

/** How far the fade of a row reaches over its beginning and its end, in pixels. */
const fadesOf = (row: Locator) =>
  row.evaluate((list) => {
    const [first = 0, last = 0] = (getComputedStyle(list).maskImage.match(/[\d.]+px/g) ?? []).map(Number.parseFloat);
    return { first, last, width: list.clientWidth };
  });

describe("the tabs of a section on a phone", () => {
  // rule: site/section-tabs
  test.each(["guide home", "new cars", "promos", "electric cars", "novelties", "reviews", "news home"] as const)(
    "of the %s show the one of the page whole, outside the fades, after the end of the one before it",
    async (kind) => {
      const page = await open(sample(kind));
      const row = page
        .locator("main nav ul")
        .filter({ has: page.locator("a[aria-current]") })
        .first();
      const { first, last, width } = await fadesOf(row);
      expect(first).toBeGreaterThanOrEqual(16);
      expect(last).toBeGreaterThanOrEqual(16);
      const { here, before } = await row.locator("a[aria-current]").evaluate((link) => ({
        here: link.getBoundingClientRect().toJSON() as DOMRect,
        before: link.parentElement?.previousElementSibling?.getBoundingClientRect().right ?? null,
      }));
      expect(here.left).toBeGreaterThanOrEqual(first);
      expect(here.right).toBeLessThan(width - last + 1);
      if (before !== null) expect(before).toBeGreaterThan(first);
      expect(await troubleOn(page)).toEqual([]);
    },
  );
});

describe("what sorts a list", () => {
  // rule: site/controls
  test.each(["new cars", "car search", "car list", "brand", "promos"] as const)(
    "looks like the chips beside it, on the page of the kind « %s »",
    async (kind) => {
      const page = await open(sample(kind));
      const look = (one: Locator) =>
        one.evaluate((element) => {
          const { height, borderRadius, fontWeight, fontSize, appearance } = getComputedStyle(element);
          return { height, borderRadius, fontWeight, fontSize, drawnByBrowser: appearance === "auto" };
        });
      const select = await look(page.getByRole("combobox", { name: "Trier par" }));
      const beside = page.locator("main .chips .chip:not(select)").filter({ visible: true }).last();
      const chip = await look(beside);
      expect(select).toEqual({ ...chip, drawnByBrowser: false });
    },
  );

  // rule: site/controls
  test.each(["new cars", "model"] as const)(
    "stands before the chips of the filter, which go on to the edge of a phone, on the page of the kind « %s »",
    async (kind) => {
      const page = await open(sample(kind));
      const select = await page.getByRole("combobox", { name: "Trier par" }).boundingBox();
      const all = page.getByRole("radio", { name: "Toutes" }).locator("xpath=..");
      const row = await all.locator("xpath=..").boundingBox();
      const first = await all.boundingBox();
      if (!select || !row || !first) throw new Error("the page has no filter, or nothing that sorts");
      expect(first.x).toBeGreaterThanOrEqual(select.x + select.width + 4);
      expect(first.y).toBe(select.y);
      expect(row.x + row.width).toBe(page.viewportSize()?.width);
    },
  );
});

// rule: site/controls
test.each(["car search", "used search"] as const)(
  "filters and order stay under the header while a long list scrolls on a phone, over no card that has the focus: %s",
  async (kind) => {
    const page = await open(sample(kind));
    const filters = page.getByRole("button", { name: /^Filtres/ });
    const cards = page.locator("main h3 a");
    await cards.nth(6).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 900));
    const [header, row] = await Promise.all([page.locator("header").first().boundingBox(), filters.boundingBox()]);
    expect(row?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(120);
    await filters.click({ trial: true });
    await cards.nth(2).focus();
    expect((await cards.nth(2).boundingBox())?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
  },
);
