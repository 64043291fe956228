import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../support/axe";
import { hydrate, settle, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const field = (page: Page) => page.getByRole("combobox", { name: "Trouver une marque ou un modèle" });
/** On a phone the header’s search opens the field. */
const openSearch = (page: Page) => page.locator("header label").first().click();
const path = (page: Page) => new URL(page.url()).pathname;

describe.each(["phone", "desktop"] as const)("the search field on a %s", (device) => {
  test("the field finds a model as people type it, and opens its page", async () => {
    const page = await visitor({ device });
    await page.goto("/contactez-nous");
    if (device === "phone") await openSearch(page);
    await field(page).click();
    await field(page).pressSequentially("rav 4", { delay: 50 });
    const option = page.getByRole("option", { name: /^Toyota RAV4(?: dès|$)/ });
    await option.waitFor();
    expect(await option.locator("mark").textContent()).toBe("RAV4");
    await option.click();
    await page.waitForURL(/\/marque\/toyota\/modele\/\d+-rav4$/);
    expect(await field(page).inputValue()).toBe("");
    expect(await page.getByRole("listbox").count()).toBe(0);
    expect(await troubleOn(page)).toEqual([]);
  });
});

test("suggestions have no violation of WCAG 2.2 AA by axe, in both themes", async () => {
  const page = await visitor({ bypassCSP: true });
  await page.goto("/contactez-nous");
  await field(page).fill("toyota");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  expect(await violations(page, { only: 'form[role="search"], [role="listbox"]' })).toEqual([]);
});

// A busy Chromium may report a new tab late or never, so the test looks at the click that the page leaves to the browser.
test.each<[string, string, Parameters<Locator["click"]>[0]]>([
  ["the middle button", "auxclick", { button: "middle" }],
  ["Ctrl", "click", { modifiers: ["ControlOrMeta"] }],
])("a suggestion clicked with %s is a link for another tab, and the others stay", async (_, type, how) => {
  const page = await visitor();
  await page.goto("/contactez-nous");
  await field(page).fill("hilux");
  const option = page.getByRole("option", { name: /^Toyota Hilux dès / });
  await option.waitFor();
  const followed = page.evaluate(
    (name) =>
      new Promise((told) =>
        addEventListener(name, (event) =>
          told(event.defaultPrevented ? null : (event.target as Element).closest("a")?.pathname),
        ),
      ),
    type,
  );
  await option.click(how);
  expect(await followed).toMatch(/\/marque\/toyota\/modele\/\d+-hilux$/);
  expect([path(page), await option.isVisible(), await field(page).inputValue()]).toEqual([
    "/contactez-nous",
    true,
    "hilux",
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("listbox").waitFor({ state: "detached" });
});

test("the search field finds an article, which opens at its own address", async () => {
  const page = await visitor();
  await page.goto("/");
  await field(page).fill("goudron");
  await page.getByRole("group", { name: "Actualités" }).getByRole("option").first().click();
  await page.waitForURL(/\/actualite-auto\/(?!toute)[a-z-]+\/\d+-/);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("a press beside the search field closes it", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto("/");
  await field(page).fill("toyota");
  await page.getByRole("option").first().waitFor();
  await page.mouse.click(20, 700);
  await page.getByRole("listbox").waitFor({ state: "detached" });
  expect(path(page)).toBe("/");
});

test("a visitor searches, chooses and opens a page by keyboard alone", async () => {
  const page = await visitor();
  await page.goto("/");
  await field(page).focus();
  await page.keyboard.type("cx 5");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  expect(await page.getByRole("option", { selected: true }).count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await page.getByRole("listbox").count()).toBe(0);
  await field(page).fill("hilux");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/modele\/\d+-hilux$/);
});

test("letters typed before the scripts have loaded are searched", async () => {
  const page = await visitor({ connection: "saves data" });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await field(page).click();
  await field(page).pressSequentially("duster");
  letGo();
  await page.getByRole("option", { name: "Duster" }).first().waitFor();
});

// rule: site/search-without-scripts
test("without scripts the field leads to the page of results, and that one to the search for new cars", async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto("/");
  await field(page).fill("Hilux");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/recherche" && url.searchParams.get("q") === "Hilux");
  await page.getByRole("heading", { level: 1, name: /Hilux/ }).waitFor();
  await page.getByRole("link", { name: /versions? neuves?/ }).click();
  await page.waitForURL(
    (url) => url.pathname === "/voitures-neuves/recherche" && url.searchParams.get("q") === "Hilux",
  );
});

// rule: site/found-groups, site/results-page
test("words that are no car find guides and tools, and all results are one step away, by keyboard", async () => {
  const page = await visitor();
  await page.goto("/");
  await field(page).fill("vignette");
  await page.getByRole("group", { name: "Guides" }).getByRole("option", { name: "Vignette" }).first().waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/recherche" && url.searchParams.get("q") === "vignette");
  await page.getByRole("heading", { level: 2, name: "Guides" }).waitFor();
  expect(await field(page).inputValue()).toBe("");
  expect(await troubleOn(page)).toEqual([]);
});

test("a page on which nobody searches loads nothing of the search; its styles come with the first use", async () => {
  const page = await visitor({ device: "phone" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await hydrate(page);
  await settle(page);
  expect(asked.filter((address) => address.startsWith("/api"))).toEqual([]);
  const before = asked.length;
  await field(page).fill("toyota");
  await expect.poll(() => asked.slice(before).some((address) => address.startsWith("/later"))).toBe(true);
});

// rule: site/frame
test.each([true, false])(
  "a phone has one bar, and its search opens at a tap wherever the page is, until another place is tapped (scripts: %s)",
  async (javaScriptEnabled) => {
    const page = await visitor({ device: "small phone", javaScriptEnabled });
    await page.goto("/a-propos-de-nous");
    const isSeen = async () => ((await field(page).boundingBox())?.y ?? -1) >= 0;
    expect(await isSeen()).toBe(false);
    await page.evaluate(() => scrollTo(0, 200));
    await openSearch(page);
    await field(page).click();
    expect(await isSeen()).toBe(true);
    await page.getByText(/^Mis à jour le/).tap();
    await expect.poll(isSeen).toBe(false);
  },
);
