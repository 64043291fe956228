import type { Page } from "playwright";

const TARGET = 44;

/** Horizontal overflow: the width of the page, that of the screen, and the first elements that overflow. */
export const sidewaysOn = (page: Page) =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) || scrolls(parent));
    };
    const over = [...document.body.querySelectorAll("*")].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > limit + 1 && !scrolls(element),
    );
    return {
      page: document.documentElement.scrollWidth,
      limit,
      over: over.slice(0, 3).map((element) => element.outerHTML.slice(0, 80)),
    };
  });

/** Elements that look like controls, and all controls of the header, that are smaller than 44 × 44 pixels: « name: width × height ». Elements hidden from people, such as a trap for robots, do not count. */
export async function smallTargetsOn(page: Page): Promise<readonly string[]> {
  const small = await page.locator("a, button, summary, label:has(input)").evaluateAll(
    (controls, least) =>
      controls
        .filter((control) => {
          const { borderTopWidth, backgroundColor } = getComputedStyle(control);
          const drawn =
            control.tagName !== "A" ||
            borderTopWidth !== "0px" ||
            backgroundColor !== "rgba(0, 0, 0, 0)" ||
            control.closest("header") !== null;
          return drawn && control.checkVisibility() && control.closest("[aria-hidden=true]") === null;
        })
        .map((control) => ({
          name: (control.textContent || control.getAttribute("aria-label") || "").trim(),
          box: control.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
        .map(({ name, box }) => `${name}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`),
    TARGET,
  );
  return [...new Set(small)];
}
