import type { Page } from "playwright";

/** Name of the button that floats over every page (rule: messages/lead-offered). */
export const HELP = "ON VOUS AIDE À TROUVER VOTRE VÉHICULE";

/** The place of it that a phone shows between the first screen and the end of a page. */
const ON_CIRCLE = { position: { x: 224, y: 24 } } as const;

/** A phone shows the help button once the page is scrolled. */
export const showHelp = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));

export async function pressHelp(page: Page): Promise<void> {
  await showHelp(page);
  await page.getByRole("button", { name: HELP }).click(ON_CIRCLE);
}
