import type { Locator, Page } from "playwright";

/** Text of the page's main heading, with white space collapsed. */
export const headingOf = async (page: Page) => (await page.locator("h1").innerText()).replace(/\s+/g, " ").trim();

/** Number of the elements that are visible. */
export const visibleCount = (elements: Locator): Promise<number> =>
  elements.evaluateAll((all) => {
    const hasPlace = ({ width, height }: DOMRect) => width > 0 && height > 0;
    return all.filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && hasPlace(element.getBoundingClientRect()),
    ).length;
  });

/** The theme of the page, detected by its background. */
export const themeOf = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    );
    return red + green + blue > 3 * 128 ? "light" : "dark";
  });
