import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { TAPPED, tapped } from "../../scripts/bench/tap";
import { sample } from "../support/kinds";
import { readText } from "../support/release";
import { pagesOf } from "../support/pages";
import { visitors } from "../support/visitors";

const visitor = visitors();

/** Delays every script of the site, as a slow network does; the returned function lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Address of the lead form's own script, which is the last of its chunk. */
const leadForm = (): string => {
  const launch = /launch-\w+\.js/.exec(readText("index.html"))?.[0] ?? "";
  return /"lead-popup":\[[^\]]*"([^"]+\.js)"\]/.exec(readText(launch))?.[1] ?? "none";
};

const toggle = (page: Page) => page.getByRole("button", { name: /^Thème/ });

// rule: site/early-press
describe("a button pressed before the scripts have loaded", () => {
  test("the button shows at once that it was pressed, and acts once the scripts have loaded: the theme toggle changes the theme", async () => {
    const page = await visitor({ device: "phone" });
    const release = await holdScripts(page);
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
    const release = await holdScripts(page);
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
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await toggle(page).press("Enter");
    release();
    await expect.poll(() => toggle(page).getAttribute("aria-label")).toBe("Thème : clair");
  });

  test("the button that copies an article’s link does so", async () => {
    const page = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    const release = await holdScripts(page);
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
    const release = await holdScripts(page);
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
    const release = await holdScripts(page);
    await page.goto(sample("model"), { waitUntil: "domcontentloaded" });
    await compare(page).tap();
    expect(await compare(page).getAttribute("aria-pressed")).toBe("true");
    release();
    await expect.poll(() => compare(page).getAttribute("aria-pressed")).toBe("false");
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("comparer") ?? "[]"))).toHaveLength(4);
  });
});

test("the form of a pressed lead button is requested with the application, and not after it", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(sample("model"));
  const popup = page.waitForRequest((request) => request.url().endsWith(leadForm()));
  await page.route(/\/app-\w+\.js$/, () => {}); // The application never arrives.
  await page.getByRole("button", { name: "Demander un devis" }).first().tap();
  await popup;
});

test("a box ticked before the scripts have loaded stays ticked, and is stored", async () => {
  const guide = pagesOf("practical guide").find(({ ids }) => ids.includes("a-cocher"));
  const page = await visitor({ device: "phone" });
  const release = await holdScripts(page);
  await page.goto(guide?.address ?? "", { waitUntil: "domcontentloaded" });
  const box = page.locator("#a-cocher").getByRole("checkbox").first();
  await box.tap();
  expect(await box.isChecked()).toBe(true);
  release();
  await page.waitForFunction(() => window.applicationReady === true);
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
