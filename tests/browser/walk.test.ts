import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { addressesOf, kindOf, sample } from "../support/kinds";
import { headingOf, visibleCount } from "../support/seen-in-page";
import { pagesOf } from "../support/pages";
import { hydrate, troubleOn, visitors } from "../support/visitors";
import { wireRows } from "../support/wire-rows";
import { readIn } from "../support/words";

const visitor = visitors();

const here = (page: Page) => new URL(page.url()).pathname;

/** Follows a link and waits until its page is shown. */
async function follow(page: Page, link: ReturnType<Page["locator"]>): Promise<void> {
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.waitForURL((url) => url.pathname === href);
  await page.locator('head > link[rel="canonical"]').waitFor({ state: "attached" });
  await page.waitForFunction(
    (path) =>
      new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? "about:blank").pathname ===
      path,
    href,
  );
}

/** A link in the page's main content whose address matches. */
async function linkTo(page: Page, matches: (path: string) => boolean): Promise<ReturnType<Page["locator"]>> {
  const hrefs = await page
    .locator("main a[href^='/']")
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href") ?? ""),
    );
  const href = hrefs.find(matches);
  if (href === undefined) throw new Error(`no such link on ${page.url()}`);
  return page.locator(`main a[href="${href}"]`).filter({ visible: true }).first();
}

const main = (page: Page) => page.getByRole("navigation", { name: "Navigation principale" });

interface Named {
  readonly id: number;
  readonly marque_id: number;
  readonly slug: string;
  readonly nom_de_la_marque: string;
  readonly nom_du_modele: string;
  readonly genre?: string | null;
}
/** A car whose name contains digits, as api.php sends it. */
const CAR = await (async () => {
  const model = (await wireRows<Named>("get_modeles")).find(({ nom_du_modele }) => /\d/.test(nom_du_modele));
  const brand = (await wireRows<Named>("get_marques")).find(({ id }) => id === model?.marque_id);
  if (!model || !brand) throw new Error("no model’s name holds a digit");
  const page = addressesOf("model").find((address) => address.includes(`/${model.id}-`)) ?? "";
  return {
    brand: readIn(brand.nom_de_la_marque),
    name: readIn(model.nom_du_modele),
    slug: brand.slug,
    page,
    gender: model.genre,
  };
})();

/** Goes from the home page to a version and back, by links in the pages. */
async function chooseCar(page: Page): Promise<void> {
  expect(await headingOf(page)).toContain("voiture");
  await follow(page, await linkTo(page, (path) => path === "/guide-auto/voitures-neuves"));
  await follow(page, await linkTo(page, (path) => path === "/guide-auto"));
  expect(await headingOf(page)).toMatch(/^Guide auto/);
  const { brand, name, slug } = CAR;
  await follow(page, await linkTo(page, (path) => path.includes(`/marque/${slug}/`) && kindOf(path) === "brand"));
  expect((await headingOf(page)).startsWith(brand)).toBe(true);
  await follow(page, await linkTo(page, (path) => path === CAR.page));
  const heading = await headingOf(page);
  // rule: guide/model-gender
  expect(heading.startsWith(`${brand} ${name} ${CAR.gender === "m" ? "neuf" : "neuve"}`)).toBe(true);
  await follow(page, await linkTo(page, (path) => kindOf(path) === "version"));
  expect((await headingOf(page)).startsWith(`${brand} ${name} `)).toBe(true);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === CAR.page);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

/** Goes from the home page to an article, a practical guide and the dealers. */
async function readOn(page: Page): Promise<void> {
  await follow(page, await linkTo(page, (path) => path === "/actualite-auto/toute-l-actualite"));
  await follow(page, page.getByRole("link", { name: "Suivante" }));
  expect(here(page)).toBe("/actualite-auto/toute-l-actualite/page/2");
  await follow(page, await linkTo(page, (path) => kindOf(path) === "article"));
  expect(await page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link").allInnerTexts()).toContain(
    "Actualité auto",
  );
  await follow(page, page.locator("header").getByRole("link", { name: /accueil$/ }));
  await follow(page, await linkTo(page, (path) => kindOf(path) === "guide topic"));
  await follow(page, await linkTo(page, (path) => kindOf(path) === "practical guide"));
  expect(await page.locator("main time").first().isVisible()).toBe(true);
}

describe("with scripts, on a desktop", () => {
  test("a visitor goes from the home page to a version and back without a page load", async () => {
    const page = await visitor();
    await page.goto("/");
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { walkedFrom: "home" }));
    await chooseCar(page);
    expect(await page.evaluate(() => Reflect.get(window, "walkedFrom"))).toBe("home");
    expect(await troubleOn(page)).toEqual([]);
  });

  test("a visitor reads the news, a practical guide and the dealers without a page load", async () => {
    const page = await visitor();
    await page.goto("/");
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { walkedFrom: "home" }));
    await readOn(page);
    await follow(page, main(page).getByRole("link", { name: "Guide Auto", exact: true }));
    await follow(page, await linkTo(page, (path) => path === "/guide-auto/liste-des-concessionnaires"));
    await follow(page, page.locator("main").getByRole("link", { name: "Par région" }));
    expect(await headingOf(page)).toMatch(/^Concessionnaires/);
    expect(await page.evaluate(() => Reflect.get(window, "walkedFrom"))).toBe("home");
    expect(await troubleOn(page)).toEqual([]);
  });

  // rule: site/place-kept
  test("the title changes with the page, the new page starts at its top, and Back returns to the previous place", async () => {
    const page = await visitor();
    await page.goto("/guide-auto/voitures-haut-de-gamme");
    await hydrate(page);
    const title = await page.title();
    const link = page.locator("main article h3 a").nth(8);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await follow(page, link);
    expect(await page.title()).not.toBe(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
  });

  test("a link to an anchor on another page goes to that place", async () => {
    const page = await visitor();
    await page.goto("/guide-auto/avis-des-automobilistes/energie/diesel");
    await hydrate(page);
    await page.locator("#filtres summary").click();
    await page.locator('main a[href="/guide-auto/avis-des-automobilistes#filtres"]').click();
    await page.waitForURL((url) => url.pathname === "/guide-auto/avis-des-automobilistes" && url.hash === "#filtres");
    await expect
      .poll(() => page.locator("#filtres").evaluate((place) => Math.round(place.getBoundingClientRect().top)))
      .toBeLessThan(200);
    expect(
      await page.locator("#filtres").evaluate((place) => place.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
    expect(await page.locator("#filtres").getAttribute("open")).not.toBeNull();
  });
});

describe("with scripts, on a phone", () => {
  test("the side menu leads to a practical guide's topic, and closes on the way", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto("/");
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { walkedFrom: "home" }));
    await page.locator("header summary").filter({ hasText: "Menu" }).tap();
    const menu = page.getByRole("navigation", { name: "Menu", exact: true });
    await follow(page, menu.getByRole("link", { name: "Vignette" }));
    expect(await headingOf(page)).toMatch(/^Vignette/);
    await menu.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => Reflect.get(window, "walkedFrom"))).toBe("home");
  });

  test("a link touched before anything else opens its page", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto("/", { waitUntil: "commit" });
    const link = page.locator('main a[href="/guide-auto/voitures-neuves"]').first();
    await link.tap();
    await page.waitForURL((url) => url.pathname === "/guide-auto/voitures-neuves");
    expect(await headingOf(page)).toMatch(/^Voitures neuves/);
  });
});

// rule: site/no-scripts
describe("without scripts", () => {
  test.each(["phone", "desktop"] as const)(
    "a visitor on a %s goes from the home page to a version and back",
    async (device) => {
      const page = await visitor({ device, javaScriptEnabled: false });
      await page.goto("/");
      await chooseCar(page);
      expect(await troubleOn(page)).toEqual([]);
    },
  );

  test("a visitor reads the news and a practical guide", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto("/");
    await readOn(page);
    expect(await troubleOn(page)).toEqual([]);
  });

  test("a phone's menu opens and leads to the dealers", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu", exact: true });
    expect(await menu.isVisible()).toBe(false);
    await page.locator("header summary").filter({ hasText: "Menu" }).tap();
    await follow(page, menu.getByRole("link", { name: "Liste des concessionnaires" }));
    await follow(page, page.locator("main").getByRole("link", { name: "Par région" }));
    expect(await headingOf(page)).toMatch(/^Concessionnaires/);
  });

  test("a desktop's menus open by a click, one at a time", async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto("/");
    await main(page).getByLabel("Sous-menu Guide Auto").click();
    await main(page)
      .getByRole("link", { name: /^Promos du moment/ })
      .waitFor();
    await main(page).locator("summary").filter({ hasText: "Guide pratique" }).click();
    await main(page)
      .getByRole("link", { name: /^Visite technique/ })
      .waitFor();
    expect(await main(page).locator("details[open]").count()).toBe(1);
  });

  test.each([1200, 1280])("no menu extends past the edge of a desktop that is %i pixels wide", async (width) => {
    const page = await visitor({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    await page.goto("/");
    const menus = main(page).locator("details");
    for (let index = 0; index < (await menus.count()); index += 1) {
      await menus.nth(index).locator("summary").click();
      const box = await menus.nth(index).locator("ul").boundingBox();
      expect(box && [box.x >= 0, box.x + box.width <= width]).toEqual([true, true]);
    }
    expect(await menus.count()).toBe(3);
  });

  test("a brand's models can be filtered by body type", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto(sample("brand"));
    const cards = page.locator("main fieldset ~ ul > li");
    const all = await visibleCount(cards);
    const bodies = await page.locator("main table tbody td:nth-child(2)").allTextContents();
    const body = bodies.find((one) => bodies.some((other) => other !== one)) ?? "";
    const expected = bodies.filter((one) => one === body).length;
    await page.locator("main fieldset label").filter({ hasText: body }).click();
    expect(await visibleCount(cards)).toBe(expected);
    expect(expected).toBeLessThan(all);
    await page.locator("main fieldset label").filter({ hasText: "Tous" }).click();
    expect(await visibleCount(cards)).toBe(all);
  });

  test.each(["/guide-auto/voitures-haut-de-gamme", "/guide-auto/voitures-neuves", "/concessionnaires"])(
    "every filter of %s keeps some of the list and not all of it",
    async (address) => {
      const page = await visitor({ device: "phone", javaScriptEnabled: false });
      await page.goto(address);
      const items = page.locator("main [data-is]");
      const all = await visibleCount(items);
      const choices = page.locator("main fieldset label");
      const shown: number[] = [];
      for (const choice of (await choices.all()).slice(1)) {
        await choice.click();
        shown.push(await visibleCount(items));
      }
      expect(shown.length).toBeGreaterThan(1);
      expect(shown.filter((count) => count === 0)).toEqual([]);
      expect(Math.min(...shown)).toBeLessThan(all);
    },
  );

  test("a version's equipment can be reduced to its additions, and a question opens", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto(pagesOf("version").find(({ text }) => text.includes("Seulement ce qui s’ajoute"))?.address ?? "");
    const lines = page.locator("#equipements li");
    const firstGroup = await visibleCount(lines);
    for (const group of (await page.locator("#equipements summary").all()).slice(1)) await group.tap();
    const all = await visibleCount(lines);
    await page.locator("#equipements label").click();
    const added = await visibleCount(lines);
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(all);
    expect(firstGroup).toBeLessThan(all);

    await page.goto(sample("model"));
    const question = page.locator("#questions details").first();
    await question.locator("summary").click();
    await question.locator("p").waitFor();
  });

  test("pictures further down are loaded as well, since nothing else would show them", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto(sample("brand"));
    const last = page.locator("main img").last();
    await last.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        last.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
  });
});
