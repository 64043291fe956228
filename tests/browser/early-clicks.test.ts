import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { TAPPED, tapped } from "../../scripts/bench/tap";
import { hold } from "../support/hold";
import { sample } from "../support/kinds";
import { files, readText } from "../support/release";
import { pagesOf } from "../support/pages";
import { applicationReady, painted, settle, troubleOn, visitors } from "../support/visitors";
import { pressHelp, showHelp } from "../support/help-button";

const visitor = visitors();

/** Every script of the site. */
const SCRIPTS = /\.js$/;

const toggle = (page: Page) => page.getByRole("button", { name: /^Thème/ });

// rule: site/early-press
describe("a button pressed before the scripts have loaded", () => {
  test("the button shows at once that it was pressed, and acts once the scripts have loaded: the theme toggle changes the theme", async () => {
    const page = await visitor({ device: "phone" });
    const release = await hold(page, SCRIPTS);
    await page.goto(sample("model"), { waitUntil: "domcontentloaded" });
    await page.locator("header summary").filter({ hasText: "Menu" }).tap();
    await toggle(page).tap();
    expect(Number(await toggle(page).evaluate((button) => getComputedStyle(button).opacity))).toBeLessThan(0.8);
    expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
    release();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("light");
    expect(await toggle(page).getAttribute("aria-label")).toBe("Thème : clair");
    expect(await toggle(page).evaluate((button) => getComputedStyle(button).opacity)).toBe("1");
  });

  test("the button acts once, however often it was pressed", async () => {
    const page = await visitor();
    const release = await hold(page, SCRIPTS);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await toggle(page).click();
    await toggle(page).click();
    release();
    await expect.poll(() => toggle(page).getAttribute("aria-label")).toBe("Thème : clair");
  });

  test("the button acts when it is the first touch of the page on a good network", async () => {
    const page = await visitor();
    await page.goto("/contactez-nous", { waitUntil: "commit" });
    await toggle(page).click();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("light");
  });

  test("the button acts when it was pressed by the keyboard", async () => {
    const page = await visitor();
    const release = await hold(page, SCRIPTS);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await toggle(page).press("Enter");
    release();
    await expect.poll(() => toggle(page).getAttribute("aria-label")).toBe("Thème : clair");
  });

  test("the button that copies an article’s link does so", async () => {
    const page = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    const release = await hold(page, SCRIPTS);
    await page.goto(sample("article"), { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Copier le lien" }).click();
    release();
    await page.getByRole("status").getByText("Lien copié.").waitFor();
  });
});

describe("a button that keeps or compares, pressed before the scripts have loaded", () => {
  const compare = (page: Page) => page.getByRole("button", { name: /^Comparer/ }).first();
  const opacity = (page: Page) => compare(page).evaluate((button) => Number(getComputedStyle(button).opacity));

  test("« Comparer » says at once that it is pressed, paler until the car is in the comparison", async () => {
    const page = await visitor({ device: "phone" });
    const release = await hold(page, SCRIPTS);
    await page.goto(sample("model"), { waitUntil: "domcontentloaded" });
    await compare(page).tap();
    expect([await compare(page).getAttribute("aria-pressed"), await opacity(page)]).toEqual(["true", 0.6]);
    release();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("comparer") ?? "")).toContain('"id"');
    await expect.poll(() => opacity(page)).toBe(1);
    expect(await compare(page).getAttribute("aria-pressed")).toBe("true");
  });

  test("« Comparer » is not pressed any more once it turns out that the comparison is full", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto(sample("article"));
    await page.evaluate(() =>
      localStorage.setItem("comparer", JSON.stringify([1, 2, 3, 4].map((id) => ({ id, name: `Voiture ${id}` })))),
    );
    const release = await hold(page, SCRIPTS);
    await page.goto(sample("model"), { waitUntil: "domcontentloaded" });
    await compare(page).tap();
    expect(await compare(page).getAttribute("aria-pressed")).toBe("true");
    release();
    await expect.poll(() => compare(page).getAttribute("aria-pressed")).toBe("false");
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("comparer") ?? "[]"))).toHaveLength(4);
  });
});

describe("a lead button pressed before the application has loaded", () => {
  /** The application, but not the script that opens a popup. */
  const APPLICATION = /\/app-\w+\.js$/;
  /** The scripts that contain one of the texts, by their addresses. */
  const scriptsWith = (...texts: readonly string[]) => {
    const found = files.filter(
      (file) => /^c-[\w-]+\.js$/.test(file) && texts.some((text) => readText(file).includes(text)),
    );
    return ({ pathname }: URL) => found.includes(pathname.slice(1));
  };
  const FORM = "JE CHERCHE UNE VOITURE";
  const popup = (page: Page) => page.getByRole("dialog");
  const step = (page: Page) => popup(page).getByRole("heading", { level: 3 });
  const lead = (page: Page) => page.getByRole("button", { name: "Demander un devis" }).first();

  test("its form opens at its first step, and goes on from the answer given there once the application has loaded", async () => {
    const page = await visitor({ device: "phone" });
    const release = await hold(page, APPLICATION);
    await page.goto(sample("article"));
    await showHelp(page);
    await pressHelp(page);
    await popup(page).waitFor();
    await page.getByRole("dialog", { name: "On vous aide à trouver votre véhicule" }).waitFor();
    expect(await step(page).textContent()).toBe("JE CHERCHE UNE VOITURE");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "On vous aide à trouver votre véhicule",
    );
    await popup(page).getByRole("button", { name: "Neuve" }).tap();
    await popup(page).getByRole("button", { name: "D’occasion" }).tap();
    expect(await popup(page).getByRole("button", { pressed: true }).allTextContents()).toEqual([
      expect.stringMatching(/^D’occasion/),
    ]);
    const before = await popup(page).boundingBox();
    release();
    await step(page).getByText("MODE DE PAIEMENT").waitFor();
    expect([await popup(page).count(), await page.evaluate(() => window.applicationReady)]).toEqual([1, true]);
    expect((await popup(page).boundingBox())?.width).toBe(before?.width);
    await popup(page).getByRole("button", { name: "Précédent" }).tap();
    expect(await popup(page).getByRole("button", { pressed: true }).textContent()).toMatch(/^D’occasion/);
    await page.keyboard.press("Escape");
    await popup(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-popup"))).toBe("offres");
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe("");
    expect(await troubleOn(page)).toEqual([]);
  });

  test.each(["home", "new cars", "model", "dealer"] as const)(
    "on the page of the kind « %s » it looks as the application’s own, although the page has the styles of its kind only",
    async (kind) => {
      const places = (page: Page) =>
        popup(page).evaluate((dialog) =>
          [...dialog.querySelectorAll("h3, progress, fieldset button")].map((part) => {
            const { left, bottom, height } = part.getBoundingClientRect();
            const { color, font, borderColor } = getComputedStyle(part);
            const [x, y, high] = [left, innerHeight - bottom, height].map(Math.round);
            return { text: part.textContent, x, y, high, color, font, borderColor };
          }),
        );
      const page = await visitor({ device: "phone" });
      const release = await hold(page, APPLICATION);
      await page.goto(sample(kind));
      await (kind === "model" || kind === "dealer"
        ? page.locator("[data-popup]:visible").first().tap()
        : pressHelp(page));
      await popup(page).waitFor();
      const early = await places(page);
      release();
      await page.locator("dialog[data-early]").waitFor({ state: "detached" });
      expect(await places(page)).toEqual(early);
    },
  );

  test("when its styles fail to load, it stays closed until the application opens its own with them", async () => {
    const page = await visitor({ device: "phone" });
    const sheet = /\/later\.\w+\.css$/;
    await page.route(sheet, (route) => route.abort());
    const release = await hold(page, APPLICATION);
    await page.goto(sample("model"));
    const opener = page.waitForResponse(/\/popup-\w+\.js$/);
    await lead(page).tap();
    await (await opener).finished();
    await painted(page);
    expect(await popup(page).count()).toBe(0);
    await page.unroute(sheet);
    release();
    await popup(page)
      .getByText(/^Pour l/)
      .waitFor();
    const answer = popup(page).getByRole("button", { name: "Crédit bancaire" });
    expect(await answer.evaluate((button) => getComputedStyle(button).borderTopLeftRadius)).not.toBe("0px");
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("its form opens as early when the page was touched elsewhere before", async () => {
    const page = await visitor({ device: "phone" });
    const release = await hold(page, APPLICATION);
    await page.goto(sample("model"));
    const launch = page.waitForResponse(/\/launch-\w+\.js$/);
    await page.locator("h1").tap();
    await (await launch).finished();
    await painted(page);
    await lead(page).tap();
    await step(page).getByText("MODE DE PAIEMENT").waitFor();
    expect(await page.evaluate(() => window.applicationReady)).toBeFalsy();
    release();
    await popup(page)
      .getByText(/^Pour l/)
      .waitFor();
  });

  test("somebody who has reached an answer by the keyboard is still at it once the application has loaded", async () => {
    const page = await visitor();
    const release = await hold(page, APPLICATION);
    await page.goto(sample("model"));
    await lead(page).press("Enter");
    await popup(page).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    while (!(await focused())?.startsWith("Crédit bancaire")) await page.keyboard.press("Tab");
    release();
    await page.locator("dialog[data-early]").waitFor({ state: "detached" });
    await painted(page);
    expect(await focused()).toMatch(/^Crédit bancaire/);
    await page.keyboard.press("Enter");
    await step(page).getByText("MARQUE ET BUDGET").waitFor();
  });

  test("on the page of a car it begins with the way to pay, and the application names the car", async () => {
    const page = await visitor({ device: "phone" });
    const release = await hold(page, APPLICATION);
    await page.goto(sample("model"));
    await lead(page).tap();
    await popup(page).getByText("1 sur 2").waitFor();
    release();
    await popup(page)
      .getByText(/^Pour l/)
      .waitFor();
    expect(await step(page).allTextContents()).toEqual(["MODE DE PAIEMENT"]);
  });

  test.each([
    ["by its button", (page: Page) => popup(page).getByRole("button", { name: "Fermer" }).tap()],
    ["by a press beside it", (page: Page) => page.touchscreen.tap(180, 20)],
    ["by Escape", (page: Page) => page.keyboard.press("Escape")],
  ])(
    "closed before that %s, it stays closed, its button has the focus, and the button opens it again",
    async (_, close) => {
      const page = await visitor({ device: "phone" });
      const release = await hold(page, APPLICATION);
      await page.goto(sample("model"));
      await lead(page).tap();
      await popup(page).waitFor();
      await close(page);
      await popup(page).waitFor({ state: "detached" });
      expect(await lead(page).evaluate((button) => button === document.activeElement)).toBe(true);
      await lead(page).tap();
      await popup(page).waitFor();
      await close(page);
      release();
      await applicationReady(page);
      await settle(page);
      expect([await popup(page).count(), await lead(page).getAttribute("data-held")]).toEqual([0, null]);
      await lead(page).tap();
      await popup(page)
        .getByText(/^Pour l/)
        .waitFor();
    },
  );

  test("closed while the form’s own script is on its way, it stays closed", async () => {
    const page = await visitor({ device: "phone" });
    const release = await hold(page, scriptsWith(FORM));
    await page.goto(sample("model"));
    await lead(page).tap();
    await popup(page).waitFor();
    await applicationReady(page);
    await page.keyboard.press("Escape");
    release();
    await settle(page);
    expect([await popup(page).count(), await lead(page).getAttribute("data-held")]).toEqual([0, null]);
  });

  test("when the network fails before the form’s own script has loaded, it closes with a sentence, and opens once the network is back", async () => {
    const page = await visitor({ device: "phone" });
    // The script that tells the service worker of pages fails as well: nothing waits for it, and its failure must not reload the page.
    const release = await hold(page, scriptsWith(FORM, "CACHE_URLS"));
    await page.goto(sample("model"));
    await lead(page).tap();
    await popup(page).waitFor();
    await applicationReady(page);
    await page.context().setOffline(true);
    release();
    await page.getByText("Pas de connexion : réessayez dans un instant.").waitFor();
    expect([await popup(page).count(), await lead(page).getAttribute("data-held")]).toEqual([0, null]);
    await page.context().setOffline(false);
    await lead(page).tap();
    await popup(page)
      .getByText(/^Pour l/)
      .waitFor();
  });
});

test("a box ticked before the scripts have loaded stays ticked, and is stored", async () => {
  const guide = pagesOf("practical guide").find(({ ids }) => ids.includes("a-cocher"));
  const page = await visitor({ device: "phone" });
  const release = await hold(page, SCRIPTS);
  await page.goto(guide?.address ?? "", { waitUntil: "domcontentloaded" });
  const box = page.locator("#a-cocher").getByRole("checkbox").first();
  await box.tap();
  expect(await box.isChecked()).toBe(true);
  release();
  await applicationReady(page);
  expect(await box.isChecked()).toBe(true);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("checklist:"))))
    .toHaveLength(1);
});

test("scripts that fail to load are requested again at the next touch", async () => {
  const page = await visitor({ device: "phone" });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  await page.locator("header summary").filter({ hasText: "Menu" }).tap();
  const failed = page.waitForEvent("requestfailed");
  await toggle(page).tap();
  await failed;
  await page.unroute(/\.js$/);
  await page.locator("header summary").filter({ hasText: "Menu" }).tap();
  await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("light");
});

test.each(TAPPED)(
  "the page of the kind « %s » has the button that the bench presses on a phone, « %s »",
  async (kind, name) => {
    const page = await visitor({ device: "phone" });
    await page.goto(sample(kind));
    expect(await tapped(page, name).isVisible()).toBe(true);
  },
);
