import type { Page } from "playwright";
import { expect, test } from "vitest";
import { kindOf } from "../support/kinds";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const heads = (page: Page) => page.locator("main table thead tr:first-child th a");
/** Each row of the comparison with its values. */
const lines = async (page: Page) =>
  (await page.locator("main tbody tr:has(td)").allInnerTexts()).map((line) => line.replace(/\s+/g, " ").trim());

test.each(["phone", "desktop"] as const)(
  "on a %s, a visitor goes from a budget to the search and to two cars side by side, and a friend sees the same in another browser (long: six pages of two visitors)",
  async (device) => {
    const page = await visitor({ device });
    await page.goto("/");
    await hydrate(page);
    await page.getByRole("navigation", { name: "Budget" }).getByRole("link", { name: "20 à 30 M" }).click();
    await page.waitForURL((url) => kindOf(url.pathname) === "car list");
    await page.getByRole("link", { name: "Filtres" }).click();
    await page.waitForURL((url) => url.pathname === "/voitures-neuves/recherche" && url.searchParams.has("prix_max"));
    const most = Number(new URL(page.url()).searchParams.get("prix_max"));
    const cards = page.locator("main article");
    await expect.poll(() => cards.first().innerText()).toMatch(/versions? correspond/);

    for (const place of [0, 1])
      await cards
        .nth(place)
        .getByRole("button", { name: /Comparer/ })
        .click();
    await page.getByRole("region", { name: "Voitures à comparer" }).getByRole("link", { name: "Comparer 2" }).click();
    await expect.poll(() => heads(page).count()).toBe(2);
    const prices = (await page.locator("main thead .price").allInnerTexts()).map((price) =>
      Number(price.replace(/\D/g, "")),
    );
    expect(prices.every((price) => price > 0 && price <= most)).toBe(true);
    for (const label of ["Prix clé en main", "Mensualité", "Coût d’usage sur 5 ans"])
      expect(await page.getByRole("row", { name: label }).getByRole("cell").first().innerText(), label).toMatch(
        /\d{3}|—/,
      );

    const shared = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
    const address = /https?:\S+$/.exec(new URL(shared ?? "").searchParams.get("text") ?? "")?.[0] ?? "";
    const friend = await visitor({ device: device === "phone" ? "desktop" : "phone" });
    await friend.goto(address.replace(/^https?:\/\/[^/]+/, ""));
    await expect.poll(() => heads(friend).count()).toBe(2);
    expect(await lines(friend)).toEqual(await lines(page));
    for (const one of [page, friend]) expect(await troubleOn(one)).toEqual([]);
  },
);
