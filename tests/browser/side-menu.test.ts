import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { hydrate, painted, visitors } from "../support/visitors";

const visitor = visitors();

const summary = (page: Page) => page.locator("header summary").filter({ hasText: "Menu" });

async function openMenu(page: Page) {
  await page.goto("/");
  await summary(page).tap();
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });
  await menu.waitFor();
  return menu;
}

// rule: site/side-menu
describe("the phone's menu", () => {
  test("the menu has three sections: Guide d'achat, Nos rubriques, Guide pratique", async () => {
    const menu = await openMenu(await visitor({ device: "phone", connection: "saves data" }));
    expect((await menu.getByRole("heading").allInnerTexts()).map((text) => text.replace("’", "'"))).toEqual([
      "Guide d'achat",
      "Nos rubriques",
      "Guide pratique",
    ]);
  });

  // rule: editorial/fixed-topics
  test.each([
    ["Permis de conduire", "permis-de-conduire"],
    ["Assurer Mon véhicule", "assurer-mon-vehicule"],
    ["Financer Mon véhicule", "financer-mon-vehicule"],
    ["Immatriculation", "immatriculation"],
    ["Visite technique", "visite-technique"],
    ["Vignette", "vignette"],
  ])("the menu has the fixed topic %s", async (name, slug) => {
    const menu = await openMenu(await visitor({ device: "phone", connection: "saves data" }));
    const link = menu.getByRole("link", { name, exact: true });
    expect(await link.getAttribute("href")).toBe(`/guide-pratique/${slug}`);
    await link.scrollIntoViewIfNeeded();
    expect(await link.isVisible()).toBe(true);
  });

  test("the menu begins with the six ways and what is the visitor's own, and has the customs tool, the account and the theme", async () => {
    const page = await visitor({ device: "phone" });
    const menu = await openMenu(page);
    const ways = menu.getByRole("list").first().getByRole("link");
    expect(await ways.allInnerTexts()).toEqual(["Neuf", "Occasion", "Vendre", "Comparateur", "Guides", "Outils"]);
    const own = menu.getByRole("list").nth(1).getByRole("link");
    expect(await own.allInnerTexts()).toEqual(["Ma sélection", "Mon compte"]);
    for (const way of await ways.all()) expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await menu.getByRole("link", { name: "Importer, dédouaner" }).getAttribute("href")).toBe(
      "/guide-pratique/outils/simulateur-de-dedouanement",
    );
    await menu.getByRole("button", { name: /^Thème/ }).tap();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("light");
    await summary(page).tap();
    await page.getByRole("banner").getByRole("link", { name: "Mon compte" }).tap();
    await page.waitForURL((url) => url.pathname === "/mon-compte");
  });

  test("the menu has the contact page and the social networks", async () => {
    const menu = await openMenu(await visitor({ device: "phone", connection: "saves data" }));
    expect(await menu.getByRole("link", { name: "Contactez-nous" }).getAttribute("href")).toBe("/contactez-nous");
    expect(await menu.getByText("Nous suivre").isVisible()).toBe(true);
    expect(await menu.getByRole("link", { name: "Flux d’actualités" }).getAttribute("href")).toBe("/atom.xml");
  });

  test("the menu marks the page from which it was opened, and no other", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto("/guide-pratique/vignette?a=1");
    await hydrate(page);
    await summary(page).tap();
    const menu = page.getByRole("navigation", { name: "Menu", exact: true });
    const marked = menu.locator("[aria-current=page]");
    await marked.waitFor();
    expect(await marked.allInnerTexts()).toEqual(["Vignette"]);
    await menu.getByRole("link", { name: "Immatriculation" }).tap();
    await page.waitForURL((url) => url.pathname === "/guide-pratique/immatriculation");
    await summary(page).tap();
    await expect.poll(() => marked.allInnerTexts()).toEqual(["Immatriculation"]);
  });

  test("the button that opened the menu closes it", async () => {
    const page = await visitor({ device: "phone" });
    const menu = await openMenu(page);
    await summary(page).tap();
    await menu.waitFor({ state: "hidden" });
  });

  describe("the menu as a layer over the page", () => {
    /** The stops of the Tab key, without the browser's own controls. */
    async function stops(page: Page, presses: number): Promise<readonly string[]> {
      const names: string[] = [];
      for (let pressed = 0; pressed < presses; pressed++) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate(() => {
          const { activeElement } = document;
          const words = `${activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? ""}`
            .trim()
            .slice(0, 40);
          return activeElement === document.body
            ? ""
            : `${activeElement?.closest("header details") ? "" : "behind: "}${words}`;
        });
        if (name) names.push(name);
      }
      return names;
    }

    test.each([true, false])("focus does not leave the open menu (scripts: %s)", async (javaScriptEnabled) => {
      const page = await visitor({ device: "phone", javaScriptEnabled });
      await page.goto("/");
      if (javaScriptEnabled) await hydrate(page);
      await summary(page).press("Enter");
      await page.getByRole("navigation", { name: "Menu", exact: true }).waitFor();
      const reached = await stops(page, 45);
      expect(reached.filter((name) => name.startsWith("behind"))).toEqual([]);
      expect(reached).toContain("Vignette");
    });

    test("the page does not scroll under the menu, and is at the same place afterwards", async () => {
      const page = await visitor({ device: "phone", connection: "saves data" });
      await page.goto("/");
      await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
      // Playwright would scroll the page to the element before a tap; a finger does not.
      const press = () => summary(page).dispatchEvent("click");
      await press();
      await page.mouse.move(180, 30);
      await page.mouse.wheel(0, 500);
      await page.mouse.move(180, 400);
      await page.mouse.wheel(0, 5_000);
      await painted(page);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await press();
      await page.mouse.wheel(0, 100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    });

    test("Escape closes the menu from any of its links, and returns focus to its button", async () => {
      const page = await visitor({ device: "phone" });
      const menu = await openMenu(page);
      await hydrate(page);
      for (const name of ["Promos du moment", "Immatriculation", "Contactez-nous"]) {
        await menu.getByRole("link", { name, exact: true }).focus();
        await page.keyboard.press("Escape");
        await menu.waitFor({ state: "hidden" });
        expect(await summary(page).evaluate((button) => button === document.activeElement)).toBe(true);
        await page.keyboard.press("Enter");
        await menu.waitFor();
      }
      // After a press on the menu's background, nothing in it has focus.
      await menu.getByRole("heading", { name: "Nos rubriques" }).click();
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "hidden" });
    });
  });

  test("the menu covers the page below the header, and its last line can be reached", async () => {
    const page = await visitor({ device: "small phone", connection: "saves data" });
    const menu = await openMenu(page);
    const last = menu.getByRole("link", { name: "Flux d’actualités" });
    // Entries that load with the scripts make the menu longer.
    const bottom = async () => {
      await last.scrollIntoViewIfNeeded();
      const box = await last.boundingBox();
      return Math.floor((box?.y ?? Number.NaN) + (box?.height ?? 0));
    };
    await expect.poll(bottom).toBeLessThanOrEqual(740);
    expect((await menu.boundingBox())?.width).toBe(360);
  });

  test("a desktop has its own menus instead", async () => {
    const page = await visitor();
    await page.goto("/");
    expect(await summary(page).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Navigation principale" }).isVisible()).toBe(true);
  });
});
