import type { Page } from "playwright";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { goneWorker } from "../../src/build/publish/offline-worker";
import { openFickleSite, type FickleSite } from "../support/fickle-site";
import { sample } from "../support/kinds";
import { headingOf } from "../support/seen-in-page";
import { hydrate, settle, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const GUIDE = sample("practical guide");
const COMPARISON = sample("comparison");
const NEVER_SEEN = sample("article");
const OFFLINE_HEADING = "Pas de réseau";

let site: FickleSite;
beforeEach(async () => {
  site = await openFickleSite();
});
afterEach(() => site.close());

const visit = (device: "phone" | "desktop" = "phone") => visitor({ device, keepsPages: true, baseURL: site.url });
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "copie du" });
const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

/** Names of the stored caches, and the states of each registered worker: installing, waiting, active. */
const workersOf = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ installing, waiting, active }) => [
      installing?.state,
      waiting?.state,
      active?.state,
    ]),
  }));

/** Opens a page and waits until it is stored on the phone. */
async function read(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await hydrate(page);
  await expect.poll(() => isKept(page, path.split("?")[0] ?? "")).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await settle(page);
  return headingOf(page);
}

/** Opens a comparison and follows its link to the comparator. Returns the address, with the versions. */
async function compareAsStored(page: Page): Promise<string> {
  await read(page, COMPARISON);
  const href = await page.locator('main a[href^="/comparateur?v="]').first().getAttribute("href");
  if (!href) throw new Error("a comparison leads to the comparator of its versions");
  await read(page, href);
  return href;
}

describe("a visitor without a network", () => {
  // rule: site/offline
  test("a guide and a comparison that were opened before can be read, and show their date", async () => {
    const page = await visit();
    const headings = [await read(page, GUIDE), await read(page, COMPARISON)];
    expect(await notice(page).count()).toBe(0);
    expect(await troubleOn(page)).toEqual([]);
    site.online = false;
    for (const [index, path] of [GUIDE, COMPARISON].entries()) {
      await page.goto(path);
      expect(await headingOf(page)).toBe(headings[index]);
      expect(await notice(page).innerText()).toMatch(
        /^Le réseau ne répond pas\u00a0: copie du \d{1,2}(?:er)? [a-zéû]+ à \d\d:\d\d\. Réessayer$/,
      );
    }
  });

  test("the stored copy is hydrated: its menus, its buttons and its theme work", async () => {
    const page = await visit("desktop");
    await read(page, GUIDE);
    site.online = false;
    await page.goto(GUIDE);
    await hydrate(page);
    await page.getByRole("button", { name: /^Thème/ }).click();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("light");
    expect(await notice(page).count()).toBe(1);
  });

  test("cars that were compared before can be compared", async () => {
    const page = await visit();
    const href = await compareAsStored(page);
    await page.locator("main table").first().waitFor();
    const cars = await page.locator("main table").first().innerText();
    site.online = false;
    await page.goto(href);
    await page.locator("main table").first().waitFor();
    expect(await page.locator("main table").first().innerText()).toBe(cars);
    expect(await notice(page).count()).toBe(1);
  });

  test("a page of which only the data was stored is never shown without the date of its copy", async () => {
    const page = await visit();
    const href = await compareAsStored(page);
    await page.evaluate(async () => (await caches.open("pages")).delete("/comparateur"));
    site.online = false;
    await page.goto(href);
    await hydrate(page);
    await settle(page);
    expect(await headingOf(page)).toBe(OFFLINE_HEADING);
  });

  test("a page reached from another is stored, too, and loads as a copy of its own", async () => {
    const page = await visit("desktop");
    await read(page, GUIDE);
    await page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("link", { name: "Guide Auto", exact: true })
      .click();
    await page.waitForURL("**/guide-auto");
    await expect.poll(() => isKept(page, "/guide-auto")).toBe(true);
    await page.getByRole("link", { name: "Accueil" }).first().click();
    await page.waitForURL(`${site.url}/`);
    site.online = false;
    await page.goto(GUIDE);
    await hydrate(page);
    await page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("link", { name: "Guide Auto", exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: /^Guide auto/ }).waitFor();
    expect(await notice(page).count()).toBe(1);
  });

  // rule: site/offline
  test("a page that was never opened says so, and links to those that were", async () => {
    const page = await visit();
    const heading = await read(page, GUIDE);
    site.online = false;
    await page.goto(NEVER_SEEN);
    expect(await headingOf(page)).toBe(OFFLINE_HEADING);
    await page
      .getByRole("link", { name: /Guide · copie du/ })
      .first()
      .click();
    await expect.poll(() => headingOf(page)).toBe(heading);
    expect(new URL(page.url()).pathname).toBe(GUIDE);
    expect(await notice(page).count()).toBe(1);
  });

  test("a retry opens the page once the network is back", async () => {
    const page = await visit();
    await read(page, GUIDE);
    site.online = false;
    await page.goto(NEVER_SEEN);
    await page.getByRole("link", { name: /copie du/ }).waitFor();
    site.online = true;
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect.poll(() => headingOf(page)).not.toBe(OFFLINE_HEADING);
    expect(new URL(page.url()).pathname).toBe(NEVER_SEEN);
  });

  // rule: site/offline-private
  test("nothing of an account is stored on the phone", async () => {
    const page = await visit();
    await read(page, GUIDE);
    await page.goto("/mon-compte");
    await settle(page);
    expect(await isKept(page, "/mon-compte")).toBe(false);
    site.online = false;
    await page.goto("/mon-compte");
    expect(await headingOf(page)).toBe(OFFLINE_HEADING);
  });
});

test("with a network, a changed page is shown in its new version, not as a stored copy", async () => {
  const page = await visit();
  const heading = await read(page, GUIDE);
  site.changed.set(GUIDE, (html) => html.replace(/(<h1[^>]*>)[^]*?(?=<\/h1>)/, "$1Un titre tout neuf"));
  await page.goto(GUIDE);
  expect(await headingOf(page)).toBe("Un titre tout neuf");
  expect(await notice(page).count()).toBe(0);
  site.online = false;
  await page.goto(GUIDE);
  expect(await headingOf(page)).toBe("Un titre tout neuf");
  expect(await notice(page).count()).toBe(1);
  expect(heading).not.toBe("Un titre tout neuf");
});

test("switching the worker off deletes everything that it stored", async () => {
  const page = await visit();
  await read(page, GUIDE);
  const gone = await goneWorker();
  site.changed.set("/sw.js", () => gone);
  // The browser looks for a new worker some time after a page was opened, and replaces the old one when that one is idle.
  await expect
    .poll(
      async () => {
        await page.goto(GUIDE);
        return workersOf(page);
      },
      { interval: 3_000, timeout: 60_000 }, // On a busy machine, a page that opens each second leaves the old worker no idle moment.
    )
    .toEqual({ caches: [], workers: [] });
  site.online = false;
  await expect(page.goto(GUIDE)).rejects.toThrow(/ERR_/);
});
