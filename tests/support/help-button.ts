import type { Page } from "playwright";
import { painted } from "./visit";

/** Name of the button that floats over every page (rule: messages/lead-offered). */
export const HELP = "ON VOUS AIDE À TROUVER VOTRE VÉHICULE";

/** A phone shows the help button once the page is scrolled down and a little up again. */
export async function showHelp(page: Page): Promise<void> {
  for (const top of [440, 400]) {
    await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
    await painted(page);
  }
}

/** Its icon is what always shows of it. */
export async function pressHelp(page: Page): Promise<void> {
  await showHelp(page);
  await page.getByRole("button", { name: HELP }).locator("svg").click();
}
