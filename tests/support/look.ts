import type { Locator, Page } from "playwright";

/** The page's main heading, folded. */
export const headingOf = async (page: Page) => (await page.locator("h1").innerText()).replace(/\s+/g, " ").trim();

/** How many of the elements a visitor sees. */
export async function visibleCount(elements: Locator): Promise<number> {
  const all = await elements.all();
  const visible = await Promise.all(all.map((element) => element.isVisible()));
  return visible.filter(Boolean).length;
}

/** Background of the page: which theme a visitor sees. */
export const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
export const LIGHT = "rgb(251, 248, 243)";
export const DARK = "rgb(16, 21, 24)";
