import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { visitors } from "../support/visitors";

const visitor = visitors();
const footer = (page: Page) => page.getByRole("contentinfo");
const brand = (page: Page) => footer(page).getByRole("link", { name: "Toyota", exact: true });

// rule: site/footer-brands
describe("the list of brands at the end of a page", () => {
  test.each([true, false])("is closed on a phone, and opens at a tap (scripts: %s)", async (javaScriptEnabled) => {
    const page = await visitor({ device: "small phone", javaScriptEnabled });
    await page.goto("/a-propos-de-nous");
    expect(await brand(page).isVisible()).toBe(false);
    expect((await footer(page).boundingBox())?.height).toBeLessThan(1_200);
    await footer(page).getByText("Voir les marques et modèles").tap();
    await brand(page).waitFor();
    await brand(page).tap();
    await page.waitForURL("**/marque/toyota/**");
  });

  test("is closed beside the forms of an account, also where there is room", async () => {
    const page = await visitor({ device: "desktop" });
    await page.goto("/login");
    expect(await brand(page).isVisible()).toBe(false);
    await footer(page).getByText("Voir les marques et modèles").click();
    await brand(page).waitFor();
  });

  test("is open where there is room, and the keyboard reaches it", async () => {
    const page = await visitor({ device: "desktop" });
    await page.goto("/a-propos-de-nous");
    expect(await brand(page).isVisible()).toBe(true);
    expect(await footer(page).getByText("Voir les marques et modèles").isVisible()).toBe(false);
    await brand(page).focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("footer ul, footer h3") !== null)).toBe(true);
  });
});
