import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { FRAME, violations } from "../support/axe";
import { filtersOf } from "../support/filters";
import { sample } from "../support/kinds";
import { hold } from "../support/hold";
import { headingOf } from "../support/seen-in-page";
import { clockOf, noteShifts, shiftsOn } from "../support/shifts";
import { hydrate, painted, troubleOn, visitors } from "../support/visitors";

const HOME = "/marche-doccasion";
const SEARCH = "/marche-doccasion/rechercher";
const visitor = visitors();

const status = (page: Page) => page.locator("main [role=status]").first();
/** The number in « 23 annonces », once the edge has answered. */
async function found(page: Page): Promise<number> {
  await expect.poll(() => status(page).innerText()).toMatch(/^(?:plus de )?[\d.]+ annonces?$/);
  return Number((await status(page).innerText()).replace(/\D/g, ""));
}
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const cards = (page: Page) => page.locator("main article");
const titles = (page: Page) => cards(page).locator("h3").allInnerTexts();

/** Scrolls the page a little up and down in every frame. @returns a function that ends it */
async function keepScrolling(page: Page): Promise<() => Promise<void>> {
  const moving = await page.evaluateHandle(() => {
    const state = { by: 8, frame: 0 };
    const move = () => {
      state.by = -state.by;
      scrollBy({ top: state.by, behavior: "instant" });
      state.frame = requestAnimationFrame(move);
    };
    move();
    return state;
  });
  return () => moving.evaluate(({ frame }) => cancelAnimationFrame(frame));
}

describe.each(["phone", "desktop"] as const)("on a %s", (device) => {
  test("the text that a visitor reads does not move when the ads arrive, even in browsers without scroll anchoring (Safari)", async () => {
    const page = await visitor({ device });
    const release = await hold(page, "**/api/ads/home");
    // The ads are in the served page; who comes from another page waits for them.
    await page.goto(SEARCH);
    await hydrate(page);
    await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
    const asked = page.waitForRequest("**/api/ads/home");
    await page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link", { name: "Occasion" }).click();
    await page.waitForURL((url) => url.pathname === HOME);
    await painted(page); // The router has scrolled to the top.
    const advice = page.getByRole("heading", { name: "Acheter sans se faire avoir" });
    await advice.scrollIntoViewIfNeeded();
    await asked;
    const top = async () => (await advice.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    release();
    await page
      .locator("section", { hasText: "Estimer ma voiture" })
      .getByLabel("Modèle")
      .waitFor({ state: "attached" });
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(tall); // The arriving ads did change the height of the page.
  });

  test("a visitor goes from the home of used cars to a list, filters it and opens an ad; Back restores the same ads at the same place, then undoes each filter", async () => {
    const page = await visitor({ device });
    await page.goto(HOME);
    await hydrate(page);
    expect(await headingOf(page)).toMatch(/^L’occasion au/);
    await expect
      .poll(() => page.getByRole("search", { name: "Recherche d’occasions" }).getByRole("button").innerText())
      .toMatch(/^Voir (?:plus de )?[\d.]+ annonces$/);
    await page.getByLabel("Venant", { exact: true }).check();
    const button = page.getByRole("search", { name: "Recherche d’occasions" }).getByRole("button");
    await expect.poll(() => button.innerText()).toMatch(/^Voir [\d.]+ annonces$/);
    await button.click();
    await page.waitForURL((url) => url.pathname === SEARCH);
    expect(asked(page)).toEqual({ etat_du_vehicule: "venant" });
    const all = await found(page);

    const filters = await filtersOf(page, device);
    const label = filters.locator("label", { hasText: /^Hyundai/ });
    const promised = Number(/(\d+)$/.exec((await label.innerText()).trim())?.[1]);
    await label.click();
    await expect.poll(() => found(page)).toBe(promised);
    expect(promised).toBeLessThan(all);
    if (device === "phone") {
      await filters.getByRole("button", { name: `Voir ${promised} annonce` }).tap();
      await filters.waitFor({ state: "detached" });
    }
    await page.getByRole("combobox", { name: "Trier par" }).selectOption({ label: "Prix croissant" });
    await expect.poll(() => asked(page)).toEqual({ etat_du_vehicule: "venant", marque: "hyundai", tri: "prix_asc" });
    await expect
      .poll(async () => {
        const prices = (await cards(page).locator("strong").allInnerTexts()).map((text) =>
          Number(text.replace(/\D/g, "")),
        );
        return prices.length > 3 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));
      })
      .toBe(true);

    const shown = await titles(page);
    const last = cards(page).last().locator("h3 a");
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await last.evaluate((link: HTMLElement) => link.click()); // Playwright's own click would first scroll the link out from under the bottom bar.
    await page.waitForURL((url) => url.pathname.startsWith(`${HOME}/annonce/`));
    await page.goBack();
    await page.waitForURL((url) => url.pathname === SEARCH);
    await expect.poll(() => titles(page)).toEqual(shown);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);

    await page.goBack();
    await expect.poll(() => asked(page)).toEqual({ etat_du_vehicule: "venant", marque: "hyundai" });
    await page.goBack();
    await expect.poll(() => asked(page)).toEqual({ etat_du_vehicule: "venant" });
    await expect.poll(() => found(page)).toBe(all);
  });

  describe("used cars of a brand that arrive late", () => {
    /** Opens a page whose cars are still loading while their place is in view. */
    async function lookingAtThePlace() {
      const page = await visitor({ device });
      await noteShifts(page);
      const release = await hold(page, "**/api/ads/market**");
      await page.goto(sample("brand"));
      const asked = page.waitForRequest("**/api/ads/market**");
      await hydrate(page);
      const next = page.getByRole("heading", { name: /^Où voir les/ });
      await next.evaluate((element) =>
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 2, behavior: "instant" }),
      );
      await asked;
      const used = page.getByRole("heading", { name: /d’occasion$/ });
      const top = () => next.evaluate((element) => element.getBoundingClientRect().top);
      const scroll = (by: number) => page.evaluate((top) => scrollBy({ top, behavior: "instant" }), by);
      const since = await clockOf(page);
      const moved = async () =>
        (await shiftsOn(page)).reduce((sum, { at, value }) => sum + (at > since ? value : 0), 0);
      const arrive = async () => {
        const answered = page.waitForResponse("**/api/ads/market**");
        release();
        await (await answered).finished();
        await painted(page);
      };
      return { page, used, top, scroll, moved, arrive };
    }

    test.each([
      { browsers: "with scroll anchoring", anchor: "auto" },
      { browsers: "without it (Safari)", anchor: "none" },
    ])(
      "cars wait while their place is in view, and are inserted above the text once it is passed, in browsers $browsers",
      async ({ anchor }) => {
        const { page, used, top, scroll, moved, arrive } = await lookingAtThePlace();
        await page.evaluate((value) => document.documentElement.style.setProperty("overflow-anchor", value), anchor);
        const before = await top();
        await arrive();
        expect(await top()).toBe(before);
        expect(await used.count()).toBe(0);
        await scroll(before - 20);
        await used.waitFor({ state: "attached" });
        await painted(page);
        expect(Math.abs((await top()) - 20)).toBeLessThanOrEqual(1);
        expect(await moved()).toBeLessThan(0.01);
        await used.scrollIntoViewIfNeeded();
        expect(await page.getByRole("link", { name: /^Tout voir : .* d’occasion$/ }).getAttribute("href")).toMatch(
          /^\/marche-doccasion\/rechercher\?marque=/,
        );
      },
    );

    test("cars are inserted below the screen of a visitor who scrolled back up", async () => {
      const { page, used, scroll, moved, arrive } = await lookingAtThePlace();
      await arrive();
      await scroll(-1_000);
      await used.waitFor({ state: "attached" });
      await painted(page);
      expect(await used.evaluate((element) => element.getBoundingClientRect().top - innerHeight)).toBeGreaterThan(0);
      expect(await moved()).toBeLessThan(0.01);
    });

    test("cars wait until the page is at rest", async () => {
      const { page, used, scroll, moved, arrive } = await lookingAtThePlace();
      await scroll(-1_000);
      const stop = await keepScrolling(page);
      await arrive();
      for (let frames = 0; frames < 20; frames += 2) await painted(page);
      expect(await used.count()).toBe(0);
      await stop();
      await used.waitFor({ state: "attached" });
      expect(await moved()).toBeLessThan(0.01);
    });
  });

  test("the search and its filters have no violation of WCAG 2.2 AA, in both themes", async () => {
    const page = await visitor({ device, bypassCSP: true });
    await page.goto(`${SEARCH}?region=dakar`);
    await found(page);
    await filtersOf(page, device);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details, dialog details"))
        fold.open = true;
    });
    expect(await violations(page, { besides: FRAME })).toEqual([]);
  });
});

test("in a search opened by its address, Back undoes each choice, and Forward restores it", async () => {
  const page = await visitor();
  await page.goto(`${SEARCH}?marque=toyota`);
  await hydrate(page);
  const all = await found(page);
  const filters = await filtersOf(page, "desktop");
  await filters.getByText("Venant", { exact: true }).click();
  await expect.poll(() => found(page)).toBeLessThan(all);
  const some = await found(page);
  await page.goBack();
  await expect.poll(() => found(page)).toBe(all);
  expect(asked(page)).toEqual({ marque: "toyota" });
  await page.goForward();
  await expect.poll(() => found(page)).toBe(some);
});

test("each page of results has its own address; further pages are added below, and Back restores them all", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(SEARCH);
  await hydrate(page);
  expect(await found(page)).toBeGreaterThan(72);
  const first = await titles(page);
  await page.getByRole("button", { name: "Afficher plus" }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  expect((await titles(page)).slice(0, first.length)).toEqual(first);
  expect(page.url()).toMatch(/rechercher$/);
  await page.getByRole("link", { name: "Suivante" }).click();
  await expect.poll(() => asked(page)).toEqual({ page: "3" });
  await expect.poll(() => titles(page)).not.toEqual(first);
  await page.goBack();
  await expect.poll(() => asked(page)).toEqual({});
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  expect(await troubleOn(page)).toEqual([]);
});

test("an empty result offers a filter to drop", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(`${SEARCH}?marque=toyota&energie=electrique`);
  await page.getByText("Aucune annonce ne correspond.").waitFor();
  const drop = page.getByRole("link", { name: /^Sans le filtre “/ }).first();
  const promised = Number(/: ([\d.]+) annonce/.exec(await drop.innerText())?.[1]?.replace(/\D/g, ""));
  await drop.click();
  await expect.poll(() => found(page)).toBe(promised);
});

test("a network failure loses nothing, and the search can be retried", async () => {
  const page = await visitor();
  await page.goto(SEARCH);
  await hydrate(page);
  await page.route("**/api/ads?*", (route) => route.fulfill({ status: 503, json: {} }));
  await (await filtersOf(page, "desktop")).getByText("Venant", { exact: true }).click();
  await page.getByText("La liste n’a pas pu être chargée.").waitFor();
  await page.unroute("**/api/ads?*");
  await page.getByRole("button", { name: "Réessayer" }).click();
  expect(await found(page)).toBeGreaterThan(0);
  expect(asked(page)).toEqual({ etat_du_vehicule: "venant" });
});

test("without scripts the home of used cars can be read in full: a search box, links, advice", async () => {
  // rule: market/home
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(HOME);
  expect(await page.getByRole("link", { name: "Jusqu’à 3 M" }).getAttribute("href")).toBe(`${SEARCH}?prix_max=3000000`);
  expect(await page.getByRole("heading", { name: "Acheter sans se faire avoir" }).isVisible()).toBe(true);
  await page.getByLabel("Marque", { exact: true }).selectOption({ label: "Toyota" });
  await page.getByLabel("Prix maximum").fill("6,5 M");
  await page.getByRole("button", { name: /^Voir [\d.]+ annonces$/ }).click();
  await page.waitForURL((url) => url.pathname === SEARCH && url.searchParams.get("marque") === "toyota");
});

// rule: market/search-served, market/number-by-form
test("without scripts a visitor on a phone filters, sorts, pages, opens an ad and asks for the number", async () => {
  const page = await visitor({ device: "phone", javaScriptEnabled: false });
  await page.goto(SEARCH);
  const all = await found(page);
  await page.getByRole("link", { name: "Filtres" }).click();
  await page.getByLabel("Venant").check();
  await page.getByRole("textbox", { name: "Prix maximum" }).fill("9,5 M");
  await page.getByRole("button", { name: "Voir les annonces" }).click();
  await page.waitForURL((url) => url.search === "?etat_du_vehicule=venant&prix_max=9500000");
  const some = await found(page);
  expect(some).toBeLessThan(all);

  await page.getByRole("combobox", { name: "Trier par" }).selectOption({ label: "Prix croissant" });
  await page.getByRole("button", { name: "Trier" }).click();
  await page.waitForURL((url) => url.searchParams.get("tri") === "prix_asc");
  const prices = (await cards(page).locator("strong").allInnerTexts()).map((text) => Number(text.replace(/\D/g, "")));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(Math.max(...prices)).toBeLessThanOrEqual(9_500_000);

  await page.getByRole("link", { name: "Suivante" }).click();
  await page.waitForURL((url) => url.searchParams.get("page") === "2");
  expect(await titles(page)).not.toEqual([]);
  await page.getByRole("link", { name: "Retirer Venant" }).click();
  await page.waitForURL((url) => url.search === "?prix_max=9500000&tri=prix_asc");

  await cards(page).first().locator("h3 a").click();
  await page.waitForURL((url) => url.pathname.startsWith(`${HOME}/annonce/`));
  await page.getByRole("button", { name: "Voir le numéro" }).click();
  await page.getByRole("link", { name: /^33/ }).waitFor();
  expect(await page.getByRole("link", { name: "Revenir à l’annonce" }).isVisible()).toBe(true);
});
