import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { FRAME, violations } from "../support/axe";
import { kindOf } from "../support/kinds";
import { headingOf } from "../support/seen-in-page";
import { pagesOf } from "../support/pages";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const ELECTRIC = "/guide-auto/voitures-electriques";
const PREMIUM = "/guide-auto/voitures-haut-de-gamme";
const NOVELTIES = "/guide-auto/nouveautes-au-marche";
const PROMOS = "/guide-auto/promos-du-moment";
const BRAND = pagesOf("brand").find(({ address }) => address.includes("/toyota/"))?.address ?? "";
const LISTS: readonly (readonly [address: string, first: string])[] = [
  [BRAND, "Carrosserie"],
  [ELECTRIC, "Énergie"],
  [PREMIUM, "Marque"],
  [NOVELTIES, "Marque"],
  [PROMOS, "Marque"],
];

const visitor = visitors();
async function open(address: string, device: "phone" | "desktop"): Promise<Page> {
  const page = await visitor({ device });
  await page.goto(address);
  await hydrate(page);
  return page;
}

const status = (page: Page) => page.locator("main [role=status]");
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** The list that the filters apply to. */
const cards = (page: Page) => page.locator("main div[aria-busy] article");
const pill = (page: Page, name: string) =>
  page.getByRole("list", { name: "Filtres", exact: true }).getByRole("button", { name: new RegExp(`^${name}`) });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Filtres" });
/** The number of versions in the list's status line, or of offers where it lists these. */
const countShown = async (page: Page) =>
  Number(/(\d+) (?:version|promo)/.exec(await status(page).innerText())?.[1] ?? Number.NaN);
const shownModels = async (page: Page) =>
  Number(/(\d+) (?:modèle|promo)/.exec(await status(page).innerText())?.[1] ?? Number.NaN);

describe.each(["phone", "desktop"] as const)("on a %s", (device) => {
  // rule: guide/list-filters
  test.each(device === "phone" ? LISTS : LISTS.slice(0, 1))(
    "%s: a filter reduces the list to the promised number, is part of the address, is undone by Back, and is removed by its chip",
    async (address, first) => {
      const page = await open(address, device);
      const all = await cards(page).allInnerTexts();
      expect(await shownModels(page)).toBe(all.length);
      await pill(page, first).click();
      const options = dialog(page).locator("details[open] label");
      await options.first().waitFor();
      const promised = (await options.allInnerTexts()).map((text) => Number(/(\d+)\s*$/.exec(text)?.[1]));
      const least = promised.indexOf(Math.min(...promised));
      await options.nth(least).click();
      await expect.poll(() => shownModels(page)).toBe(promised[least]);
      await dialog(page)
        .getByRole("button", { name: /^Voir \d+ / })
        .click();
      await dialog(page).waitFor({ state: "detached" });
      expect(await pill(page, first).evaluate((button) => button === document.activeElement)).toBe(true);
      const shown = await cards(page).allInnerTexts();
      expect(shown.length).toBe(await shownModels(page));
      expect(shown.length).toBeLessThan(all.length);
      const [[key = "", value = ""] = []] = Object.entries(asked(page));
      expect(key).toBe(first === "Énergie" ? "energie" : first.toLowerCase());

      const wider = new URL(
        await page.getByRole("link", { name: "Recherche détaillée" }).evaluate((link: HTMLAnchorElement) => link.href),
      );
      expect([wider.pathname, wider.searchParams.get(key)]).toEqual(["/voitures-neuves/recherche", value]);
      await cards(page).first().locator("h3 a").click();
      await page.waitForURL((url) => kindOf(url.pathname) === "model");
      await page.goBack();
      await page.waitForURL((url) => url.pathname === address);
      await expect.poll(() => asked(page)).toEqual({ [key]: value });
      await expect.poll(() => cards(page).allInnerTexts()).toEqual(shown);
      await page.getByRole("list", { name: "Filtres choisis" }).getByRole("button").first().click();
      await expect.poll(() => page.url()).toMatch(new RegExp(`${address}$`));
      expect(await cards(page).allInnerTexts()).toEqual(all);
      expect(await troubleOn(page)).toEqual([]);
    },
  );

  test("a filtered list, its dialog and its empty state have no violation of WCAG 2.2 AA by axe, in both themes (long: axe six times)", async () => {
    const page = await visitor({ device, bypassCSP: true });
    await page.goto(`${PREMIUM}?carrosserie=suv`);
    await page.getByRole("list", { name: "Filtres choisis" }).waitFor();
    expect(await violations(page, { besides: FRAME })).toEqual([]);
    await pill(page, "Budget").click();
    await dialog(page).waitFor();
    expect(await violations(page, { only: "dialog" })).toEqual([]);
    await page.goto(`${PREMIUM}?carrosserie=suv&prix_max=1000000`);
    await page.getByText("Aucun modèle.").waitFor();
    expect(await violations(page, { only: "main" })).toEqual([]);
  });
});

test.each([
  [PREMIUM, "phone", "Prix croissant", "prix_asc"],
  [BRAND, "desktop", "Prix décroissant", "prix_desc"],
] as const)("%s, on a %s: « %s »", async (address, device, label, value) => {
  const page = await open(address, device);
  const before = await cards(page).count();
  await page.getByRole("combobox", { name: "Trier par" }).selectOption({ label });
  await expect.poll(() => asked(page)).toEqual({ tri: value });
  await expect.poll(() => cards(page).count()).toBe(before);
  const amounts = (await cards(page).locator("strong").allInnerTexts()).map((text) => Number(text.replace(/\D/g, "")));
  expect(amounts).toEqual(amounts.toSorted((a, b) => (value === "prix_asc" ? a - b : b - a)));
});

test("an address with filters and an order is applied as soon as it is opened, and the search of all cars takes them over", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(`${ELECTRIC}?energie=electrique&tri=autonomie_desc&inconnu=1`);
  await expect.poll(() => status(page).innerText()).toMatch(/^\d+ modèles, \d+ versions$/);
  await expect.poll(() => asked(page)).toEqual({ energie: "electrique", tri: "autonomie_desc" });
  const ranges = (await cards(page).allInnerTexts()).map((text) => Number(/(\d+)\s*km/.exec(text)?.[1]));
  expect(ranges.length).toBeGreaterThan(2);
  expect(ranges).toEqual(ranges.toSorted((a, b) => b - a));
  const cars = await countShown(page);
  await page.getByRole("link", { name: "Recherche détaillée" }).click();
  await page.waitForURL((url) => url.pathname === "/voitures-neuves/recherche");
  await expect.poll(() => countShown(page)).toBe(cars);
});

// rule: guide/list-filters
test("nothing is loaded for the filters before the first one is used", async () => {
  const page = await visitor({ device: "phone" });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(PREMIUM);
  await hydrate(page);
  const index = /^\/static\/cars-|recherche\/page-data/;
  expect(fetched.filter((path) => index.test(path))).toEqual([]);
  await pill(page, "Marque").click();
  await dialog(page).waitFor();
  expect(fetched.filter((path) => index.test(path))).toHaveLength(2);
});

test("cars that fail to load are reported, and can be requested again", async () => {
  const page = await visitor();
  let fails = true;
  await page.route("**/static/cars-*.json", (route) => (fails ? route.abort() : route.continue()));
  await page.goto(`${BRAND}?energie=diesel`);
  await page.getByText("La liste n’a pas pu être chargée.").waitFor();
  fails = false;
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => status(page).innerText()).toMatch(/^\d+ modèles?, \d+ versions?$/);
});

test("by keyboard alone a filter opens, an answer is ticked, and Escape closes it", async () => {
  const page = await open(ELECTRIC, "desktop");
  await pill(page, "Autonomie").focus();
  await page.keyboard.press("Enter");
  const range = dialog(page).getByLabel("Autonomie électrique");
  await range.waitFor();
  await range.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => asked(page)).toEqual({ autonomie_min: "50" });
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  expect(await pill(page, "Autonomie").evaluate((button) => button === document.activeElement)).toBe(true);
});

// rule: guide/list-filters
test.each(LISTS)("%s: without scripts the page has the whole list, and a link to the search", async (address) => {
  const page = await visitor({ device: "phone", javaScriptEnabled: false });
  await page.goto(address);
  expect(await cards(page).count()).toBeGreaterThan(3);
  expect(await page.getByRole("combobox", { name: "Trier par" }).count()).toBe(0);
  await page.getByRole("link", { name: "Recherche détaillée" }).click();
  expect(await headingOf(page)).toMatch(/^Trouver une voiture neuve/);
});
