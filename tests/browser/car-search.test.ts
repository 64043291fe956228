import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { FRAME, violations } from "../support/axe";
import { filtersOf } from "../support/filters";
import { kindOf } from "../support/kinds";
import { headingOf } from "../support/seen-in-page";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const SEARCH = "/voitures-neuves/recherche";
const visitor = visitors();

const status = (page: Page) => page.locator("main [role=status]");
/** The two figures of « 18 modèles, 42 versions », once the search has answered. */
async function found(page: Page): Promise<readonly [cars: number, models: number]> {
  await expect.poll(() => status(page).innerText()).toMatch(/^[\d.]+ modèles?, [\d.]+ versions?$/);
  const [models = "", cars = ""] = (await status(page).innerText()).split(",");
  return [Number(cars.replace(/\D/g, "")), Number(models.replace(/\D/g, ""))];
}
/** The number at the end of an option. */
const numberIn = (option: string) => Number(/(\d+)\s*$/.exec(option)?.[1]);
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const cards = (page: Page) => page.locator("main article");
/** The number of versions on the cards shown. */
const versionsShown = async (page: Page) =>
  (await cards(page).allInnerTexts()).reduce(
    (sum, text) => sum + Number(/(\d+) versions? correspond/.exec(text)?.[1] ?? 0),
    0,
  );

async function open(address: string, device: "phone" | "desktop"): Promise<Page> {
  const page = await visitor({ device });
  await page.goto(address);
  await hydrate(page);
  return page;
}

describe.each(["phone", "desktop"] as const)("on a %s", (device) => {
  test("a visitor goes from the home page by budget to filters, chips, an order and a car; Back restores the same results at the same place", async () => {
    const page = await open("/", device);
    await page.getByRole("navigation", { name: "Budget" }).getByRole("link", { name: "20 à 30 M" }).click();
    await page.waitForURL((url) => kindOf(url.pathname) === "car list");
    await expect.poll(() => headingOf(page)).toMatch(/^Voitures neuves de 20 à 30 millions/);
    const [, models] = /(\d+) modèles?, \d+ versions?/.exec(await page.locator("main").innerText()) ?? [];
    const [, versions] = /\d+ modèles?, (\d+) versions?/.exec(await page.locator("main").innerText()) ?? [];
    await page.getByRole("link", { name: "Filtres" }).click();
    await page.waitForURL((url) => url.pathname === SEARCH);
    await expect.poll(() => found(page)).toEqual([Number(versions), Number(models)]);

    const filters = await filtersOf(page, device);
    const label = filters.locator("label", { hasText: /^SUV/ });
    const promised = numberIn(await label.innerText());
    await label.click();
    await expect.poll(async () => (await found(page))[1]).toBe(promised);
    await filters.locator("label", { hasText: /^Diesel/ }).click();
    await page.waitForURL((url) => url.searchParams.get("energie") === "diesel");
    const [cars, listed] = await found(page);
    if (device === "phone") {
      await filters.getByRole("button", { name: `Voir ${listed} modèles` }).tap();
      await filters.waitFor({ state: "detached" });
      expect(
        await page.getByRole("button", { name: "Filtres (3)" }).evaluate((button) => button === document.activeElement),
      ).toBe(true);
    }
    await expect
      .poll(() => asked(page))
      .toEqual({ carrosserie: "suv", energie: "diesel", prix_min: "20000000", prix_max: "29999999" });
    expect(await versionsShown(page)).toBe(cars);

    await page.getByRole("button", { name: "Retirer 20 à 30 millions" }).click();
    await page.getByRole("combobox", { name: "Trier par" }).selectOption({ label: "Prix décroissant" });
    await expect.poll(() => asked(page)).toEqual({ carrosserie: "suv", energie: "diesel", tri: "prix_desc" });
    const amounts = (await cards(page).locator("strong").allInnerTexts()).map((text) =>
      Number(text.replace(/\D/g, "")),
    );
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const shown = await cards(page).allInnerTexts();
    const last = cards(page).last().locator("h3 a");
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await last.click();
    await page.waitForURL((url) => kindOf(url.pathname) === "model");
    await page.goBack();
    await page.waitForURL((url) => url.pathname === SEARCH);
    await expect.poll(() => asked(page)).toEqual({ carrosserie: "suv", energie: "diesel", tri: "prix_desc" });
    await expect.poll(() => cards(page).allInnerTexts()).toEqual(shown);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
    expect(await troubleOn(page)).toEqual([]);
  });

  test("results, filters and the empty state have no violation of WCAG 2.2 AA by axe, in both themes (long: axe six times)", async () => {
    const page = await visitor({ device, bypassCSP: true });
    await page.goto(`${SEARCH}?marque=toyota&energie=diesel&prix_max=90000000`);
    await page.getByRole("list", { name: "Filtres choisis" }).waitFor();
    await found(page);
    const filters = await filtersOf(page, device);
    await filters.locator("details").evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));
    expect(await violations(page, { besides: FRAME })).toEqual([]);
    await page.goto(`${SEARCH}?carrosserie=pick-up&energie=electrique`);
    await page.getByText("Aucune voiture ne correspond.").waitFor();
    expect(await violations(page, { only: "main" })).toEqual([]);
  });

  test("without scripts the page shows cars, and links to lists of similar ones", async () => {
    const page = await visitor({ device, javaScriptEnabled: false });
    await page.goto(`${SEARCH}?carrosserie=suv`);
    expect(await cards(page).count()).toBe(24);
    expect(await page.getByRole("button", { name: /^Filtres|Chercher|Afficher plus/ }).count()).toBe(0);
    await page
      .locator("#parcourir")
      .getByRole("link", { name: /^Diesel/ })
      .click();
    expect(await headingOf(page)).toMatch(/^Voitures neuves diesel/);
    await page.getByRole("link", { name: /^Essence/ }).click();
    await page.getByRole("link", { name: "Suivante" }).click();
    expect(new URL(page.url()).pathname).toBe("/voitures-neuves/energie/essence/page/2");
  });
});

test("a sentence becomes filters that can be removed one by one; the rest of it is searched as a name", async () => {
  const page = await open(SEARCH, "desktop");
  const field = page.getByRole("searchbox", { name: "Que cherchez-vous ?" });
  await field.fill("Je cherche un suv essence 7 places à moins de 40 millions");
  await field.press("Enter");
  await expect
    .poll(() => asked(page))
    .toEqual({ carrosserie: "suv", energie: "essence", places: "7", prix_max: "40000000" });
  const chips = page.getByRole("list", { name: "Filtres choisis" });
  expect((await chips.getByRole("button").allInnerTexts()).map((text) => text.replace(/\s+/g, " "))).toEqual([
    "Jusqu’à 40 M",
    "SUV",
    "Essence",
    "7 places",
    "Tout effacer",
  ]);
  expect(await field.inputValue()).toBe("");
  const [fewer] = await found(page);
  await chips.getByRole("button", { name: "Retirer 7 places" }).click();
  expect((await found(page))[0]).toBeGreaterThan(fewer);
  await field.fill("rav 4 hybride");
  await field.press("Enter");
  await chips.getByRole("button", { name: "Retirer « rav 4 »" }).waitFor();
  expect(await field.inputValue()).toBe("rav 4");
  await chips.getByRole("button", { name: "Tout effacer" }).click();
  await expect.poll(() => page.url()).toMatch(/recherche$/);
  expect(await field.inputValue()).toBe("");
  await field.fill("mazda cx 5");
  await field.press("Enter");
  await expect.poll(async () => (await cards(page).locator("h3").allInnerTexts()).join()).toMatch(/^Mazda\s+CX-5$/);
  expect(await troubleOn(page)).toEqual([]);
});

test("a monthly payment keeps the cars that it can pay for; another down payment changes them, and one chip removes it all", async () => {
  const page = await open(SEARCH, "phone");
  const filters = await filtersOf(page, "phone");
  await filters.locator("summary", { hasText: "Mensualité" }).click();
  const amount = filters.getByLabel("Mensualité maximum");
  await amount.fill("250 000");
  await amount.press("Enter");
  await expect.poll(() => asked(page)).toEqual({ mensualite_max: "250000" });
  const [usual] = await found(page);
  expect(await filters.innerText()).toMatch(/Estimation au taux de [\d,]+\s%/);
  await filters.getByLabel("Apport").selectOption({ label: "50\u00a0%" });
  await filters.getByLabel("Durée").selectOption({ label: "60\u00a0mois" });
  await expect.poll(() => asked(page)).toEqual({ mensualite_max: "250000", apport: "50", duree: "60" });
  await expect.poll(async () => (await found(page))[0]).toBeGreaterThan(usual);
  const [more] = await found(page);
  await page.reload();
  await expect.poll(async () => (await found(page))[0]).toBe(more);
  await page.getByRole("button", { name: "Retirer Jusqu’à 250.000 FCA par mois" }).click();
  await expect.poll(() => asked(page)).toEqual({});
  expect(await troubleOn(page)).toEqual([]);
});

// rule: guide/search-nothing
test("an empty result names each filter that can be dropped, with the number of models it would give", async () => {
  const page = await open(`${SEARCH}?carrosserie=pick-up&energie=electrique,hybride&prix_max=9000000`, "phone");
  await page.getByText("Aucune voiture ne correspond.").waitFor();
  await page.getByRole("button", { name: "Tout effacer" }).last().waitFor();
  await page.goto(`${SEARCH}?carrosserie=pick-up&energie=electrique`);
  await page.getByText("Aucune voiture ne correspond.").waitFor();
  const drop = page.getByRole("button", { name: /^Sans le filtre “Électrique” : / });
  const promised = Number(/(\d+) résultats?/.exec(await drop.innerText())?.[1]);
  await drop.click();
  expect((await found(page))[1]).toBe(promised);
  await expect.poll(() => asked(page)).toEqual({ carrosserie: "pick-up" });
});

// rule: guide/search-by-model
test("a visitor lists each version by itself and loads more of them, and a reload shows the same", async () => {
  const page = await open(SEARCH, "desktop");
  const [cars] = await found(page);
  const bodies = page.getByRole("complementary", { name: "Filtres" }).locator("details", { hasText: "SUV" });
  const [ofModels] = await bodies.locator("label", { hasText: /^SUV/ }).allInnerTexts();
  await page.getByLabel("Afficher les versions").check();
  await expect.poll(() => cards(page).count()).toBe(24);
  // rule: guide/search-counts
  await expect
    .poll(async () => numberIn(await bodies.locator("label", { hasText: /^SUV/ }).innerText()))
    .toBeGreaterThan(numberIn(ofModels ?? ""));
  await page.getByRole("button", { name: "Afficher plus" }).click();
  await expect.poll(() => cards(page).count()).toBe(48);
  await expect.poll(() => asked(page)).toEqual({ vue: "versions", page: "2" });
  const names = await cards(page).locator("h3 a").allInnerTexts();
  await page.reload();
  await expect.poll(() => cards(page).count()).toBe(48);
  expect(await cards(page).locator("h3 a").allInnerTexts()).toEqual(names);
  expect((await found(page))[0]).toBe(cars);
  await cards(page).nth(30).locator("h3 a").click();
  await page.waitForURL((url) => kindOf(url.pathname) === "version");
});

test("by keyboard alone a fold opens, an option is ticked, an amount typed and a chip removed, and the number of results is announced", async () => {
  const page = await open(SEARCH, "desktop");
  const filters = page.getByRole("complementary", { name: "Filtres" });
  await filters.locator("summary", { hasText: "Boîte" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => asked(page)).toEqual({ boite: "automatique" });
  const price = filters.getByLabel("Prix maximum");
  await price.focus();
  await page.keyboard.type("15");
  await page.keyboard.press("Enter");
  await expect.poll(() => asked(page)).toEqual({ boite: "automatique", prix_max: "15000000" });
  expect(await filters.getByLabel("Prix maximum").inputValue()).toBe("15.000.000");
  expect(await status(page).getAttribute("role")).toBe("status");
  const [fewer] = await found(page);
  await page.getByRole("button", { name: "Retirer Automatique" }).focus();
  await page.keyboard.press("Enter");
  expect((await found(page))[0]).toBeGreaterThan(fewer);
});

test("words sent from the site's search field before any script are understood", async () => {
  const page = await visitor();
  await page.goto(`${SEARCH}?q=suv+diesel`);
  await expect.poll(() => asked(page)).toEqual({ carrosserie: "suv", energie: "diesel" });
  await found(page);
});

test("a search index that fails to load is reported, and can be requested again", async () => {
  const page = await visitor();
  let fails = true;
  await page.route("**/static/cars-*.json", (route) => (fails ? route.abort() : route.continue()));
  await page.goto(`${SEARCH}?carrosserie=suv`);
  await page.getByText("La liste n’a pas pu être chargée.").waitFor();
  fails = false;
  await page.getByRole("button", { name: "Réessayer" }).click();
  expect((await found(page))[0]).toBeGreaterThan(50);
});
