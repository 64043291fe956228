import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { FRAME, violations } from "../support/axe";
import { addressesOf, sample } from "../support/kinds";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

const HOME = "/ma-selection";
const [first = "", second = ""] = [
  ...new Map(addressesOf("version").map((address) => [address.split("/")[4], address])).values(),
];
const part = (page: Page, title: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name: new RegExp(`^${title}`) }) });
const links = async (page: Page, title: string) => {
  const addresses = await part(page, title).locator("article h3 a").all();
  return Promise.all(addresses.map((link) => link.getAttribute("href")));
};

describe.each(["phone", "desktop"] as const)("on a %s", (device) => {
  // rule: mine/selection, guide/favourites, guide/last-seen
  test("a visitor's favourites, compared cars and recently seen cars are on one page, survive to the next visit, and can each be removed", async () => {
    const page = await visitor({ device });
    await page.goto(first);
    await hydrate(page);
    await page.getByRole("button", { name: /^Garder/ }).click();
    await page.getByText("Gardée dans « Ma sélection ».").waitFor();
    await page.goto(second);
    await hydrate(page);
    await page
      .getByRole("button", { name: /Comparer/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Ajouter une 2e voiture" }).waitFor();

    await page.goto(HOME);
    await part(page, "Favoris \\(1\\)").waitFor();
    expect(await links(page, "Favoris")).toEqual([first]);
    expect(await links(page, "À comparer")).toEqual([second]);
    expect(await links(page, "Vues récemment")).toEqual([second, first]);
    expect(await violations(page, { besides: FRAME })).toEqual([]);

    await part(page, "Favoris")
      .getByRole("button", { name: /^Garder/ })
      .click();
    await expect.poll(() => part(page, "Favoris").count()).toBe(0);
    await part(page, "Vues récemment").getByRole("button", { name: "Effacer cette liste" }).click();
    await page.reload();
    await part(page, "À comparer").waitFor();
    expect(await links(page, "À comparer")).toEqual([second]);
    expect(await page.locator("main section").count()).toBe(1);
    expect(await troubleOn(page)).toEqual([]);
  });
});

// rule: mine/selection-empty
test("who keeps nothing sees cars to begin with, with pictures and prices, and keeps one of them by one touch", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(HOME);
  await part(page, "Pour commencer").waitFor();
  expect(await part(page, "Pour commencer").locator("article img").count()).toBe(4);
  expect(
    await part(page, "Pour commencer")
      .getByText(/\d\sFCA$/)
      .count(),
  ).toBeGreaterThanOrEqual(4);
  expect(await page.locator("main section").count()).toBe(1);
  for (const name of [/^\+ Comparer/, /^Garder/]) {
    const buttons = await part(page, "Pour commencer").getByRole("button", { name }).all();
    expect(buttons).toHaveLength(4);
    for (const button of buttons.slice(0, 2)) {
      const box = await button.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    }
  }
  const [one] = await links(page, "Pour commencer");
  await part(page, "Pour commencer")
    .getByRole("button", { name: /^Garder/ })
    .first()
    .tap();
  await part(page, "Favoris \\(1\\)").waitFor();
  expect(await links(page, "Favoris")).toEqual([one]);
  expect(await part(page, "Pour commencer").count()).toBe(0);
  // A toast that fades has no contrast while axe measures it.
  await page.getByRole("button", { name: "Fermer le message" }).tap();
  await page.getByRole("button", { name: "Fermer le message" }).waitFor({ state: "detached" });
  expect(await violations(page, { besides: FRAME })).toEqual([]);
  expect(await troubleOn(page)).toEqual([]);
});

// rule: guide/favourites
test("on a phone the heart of a card stands beside its brand, under the picture, keeps the car, and does not open its page", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(sample("car list"));
  await hydrate(page);
  const card = page.locator("main article").first();
  const heart = card.getByRole("button", { name: /^Garder/ });
  const [target, picture] = await Promise.all([heart.boundingBox(), card.locator("picture").boundingBox()]);
  if (!target || !picture) throw new Error("the card has no heart or no picture");
  expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
  expect(target.x + target.width).toBeLessThanOrEqual(picture.x + picture.width + 1);
  const heading = await card.getByRole("heading").boundingBox();
  expect(target.y).toBeGreaterThanOrEqual(picture.y + picture.height - 1);
  expect(target.y).toBeLessThan(heading?.y ?? 0);
  await heart.tap();
  await card.getByRole("button", { name: /^Garder/, pressed: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(sample("car list"));
  await page.goto(HOME);
  await part(page, "Favoris \\(1\\)").waitFor();
});

// rule: guide/favourites
test("a favourite is offered when a car is added to a comparison", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(first);
  await hydrate(page);
  await page.getByRole("button", { name: /^Garder/ }).click();
  await page.getByRole("button", { name: /^Garder/, pressed: true }).waitFor();
  await page.goto("/comparateur");
  await hydrate(page);
  await page.getByRole("button", { name: "Choisir une voiture" }).first().click();
  const kept = page.getByRole("dialog").locator("h3", { hasText: "Vos favoris" }).locator("+ ul button");
  await kept.first().click();
  await expect
    .poll(() => page.locator("main table thead tr:first-child th a").first().getAttribute("href"))
    .toBe(first);
});

// rule: mine/selection-without-catalogue
test("without the catalogue nothing is lost: the visitor sees an error and can retry", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(first);
  await hydrate(page);
  await page.getByRole("button", { name: /^Garder/ }).click();
  await page.route(/\/static\/cars-/, (route) => route.abort());
  await page.goto(HOME);
  await page.getByRole("alert").getByText("le catalogue n’a pas pu être chargé").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await part(page, "Favoris \\(1\\)").waitFor();
});
