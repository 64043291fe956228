import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { visitors } from "../support/visitors";

const visitor = visitors();

async function openMenu(page: Page) {
  await page.goto("/");
  await page.locator("header summary").filter({ hasText: "Menu" }).tap();
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });
  await menu.waitFor();
  return menu;
}

describe("the phone's menu (SPEC § 2.4)", () => {
  test("has three sections: Guide d'achat, Nos rubriques, Guide pratique", async () => {
    const menu = await openMenu(await visitor({ device: "phone", connection: "saves data" }));
    expect((await menu.getByRole("heading").allInnerTexts()).map((text) => text.replace("’", "'"))).toEqual(["Guide d'achat", "Nos rubriques", "Guide pratique"]);
  });

  test.each([
    ["Permis de conduire", "permis-de-conduire"],
    ["Assurer Mon véhicule", "assurer-mon-vehicule"],
    ["Financer Mon véhicule", "financer-mon-vehicule"],
    ["Immatriculation", "immatriculation"],
    ["Visite technique", "visite-technique"],
    ["Vignette", "vignette"],
  ])("has the fixed topic %s", async (name, slug) => {
    const menu = await openMenu(await visitor({ device: "phone", connection: "saves data" }));
    const link = menu.getByRole("link", { name, exact: true });
    expect(await link.getAttribute("href")).toBe(`/guide-pratique/${slug}`);
    await link.scrollIntoViewIfNeeded();
    expect(await link.isVisible()).toBe(true);
  });

  test("has the contact page and where to follow us", async () => {
    const menu = await openMenu(await visitor({ device: "phone", connection: "saves data" }));
    expect(await menu.getByRole("link", { name: "Contactez-nous" }).getAttribute("href")).toBe("/contactez-nous");
    expect(await menu.getByText("Nous suivre").isVisible()).toBe(true);
    expect(await menu.getByRole("link", { name: "Flux d’actualités" }).getAttribute("href")).toBe("/atom.xml");
  });

  test("closes by the button that opened it", async () => {
    const page = await visitor({ device: "phone" });
    const menu = await openMenu(page);
    await page.locator("header summary").filter({ hasText: "Menu" }).tap();
    await menu.waitFor({ state: "hidden" });
  });

  test("covers the page below the header, and its last line can be reached", async () => {
    const page = await visitor({ device: "small phone", connection: "saves data" });
    const menu = await openMenu(page);
    const last = menu.getByRole("link", { name: "Flux d’actualités" });
    // What comes with the scripts makes the menu longer.
    const bottom = async () => {
      await last.scrollIntoViewIfNeeded();
      const box = await last.boundingBox();
      return Math.floor((box?.y ?? Number.NaN) + (box?.height ?? 0));
    };
    await expect.poll(bottom).toBeLessThanOrEqual(740);
    expect((await menu.boundingBox())?.width).toBe(360);
  });

  test("is not there on a desktop, where the menus are", async () => {
    const page = await visitor();
    await page.goto("/");
    expect(await page.locator("header summary").filter({ hasText: "Menu" }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Navigation principale" }).isVisible()).toBe(true);
  });
});
