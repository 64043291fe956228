import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../support/kinds";
import { themeOf } from "../support/seen-in-page";
import { hydrate, visitors } from "../support/visitors";

const visitor = visitors();

const toggle = (page: Page) => page.getByRole("button", { name: /^Thème/ });

/** Presses the toggle until its label names the mode. */
async function choose(page: Page, mode: "automatique" | "clair" | "sombre"): Promise<void> {
  for (const _ of [1, 2, 3]) {
    if ((await toggle(page).getAttribute("aria-label")) === `Thème : ${mode}`) return;
    const before = await toggle(page).getAttribute("aria-label");
    await toggle(page).click();
    await expect.poll(() => toggle(page).getAttribute("aria-label")).not.toBe(before);
  }
  expect(await toggle(page).getAttribute("aria-label")).toBe(`Thème : ${mode}`);
}

describe("a visitor who has not chosen a theme", () => {
  test.each(["light", "dark"] as const)(
    "on a %s system, the page has that theme before any script",
    async (colorScheme) => {
      const page = await visitor({ colorScheme, connection: "saves data" });
      await page.goto("/");
      expect(await themeOf(page)).toBe(colorScheme);
    },
  );

  // rule: site/theme
  test("an open page follows a change of the system's theme, before and after the scripts", async () => {
    const page = await visitor({ colorScheme: "light" });
    await page.goto("/");
    for (const _ of ["before", "after"]) {
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await themeOf(page)).toBe("dark");
      await page.emulateMedia({ colorScheme: "light" });
      expect(await themeOf(page)).toBe("light");
      await hydrate(page);
    }
  });

  test("on a dark system, the page is dark without scripts", async () => {
    const page = await visitor({ colorScheme: "dark", javaScriptEnabled: false });
    await page.goto(sample("article"));
    expect(await themeOf(page)).toBe("dark");
  });
});

describe("the theme toggle", () => {
  test("the toggle cycles from automatic to light to dark and back to automatic, and stores each", async () => {
    const page = await visitor({ colorScheme: "dark" });
    await page.goto("/");
    await hydrate(page);
    expect(await themeOf(page)).toBe("dark");
    for (const [label, theme, stored] of [
      ["clair", "light", "light"],
      ["sombre", "dark", "dark"],
      ["automatique", "dark", "system"],
    ] as const) {
      await toggle(page).click();
      await expect.poll(() => toggle(page).getAttribute("aria-label")).toBe(`Thème : ${label}`);
      await expect.poll(() => themeOf(page)).toBe(theme);
      expect(await page.evaluate(() => Object.values(localStorage))).toContain(stored);
    }
    await page.emulateMedia({ colorScheme: "light" });
    expect(await themeOf(page)).toBe("light");
  });

  test("a chosen theme does not follow the system", async () => {
    const page = await visitor({ colorScheme: "light" });
    await page.goto("/");
    await hydrate(page);
    await choose(page, "clair");
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await themeOf(page)).toBe("light");
  });

  test("a chosen theme stays on the next page, and its toggle shows it", async () => {
    const page = await visitor({ colorScheme: "light" });
    await page.goto("/");
    await hydrate(page);
    await choose(page, "sombre");
    await page.locator('main a[href="/guide-auto/voitures-neuves"]').first().click();
    await page.waitForURL((url) => url.pathname === "/guide-auto/voitures-neuves");
    expect(await themeOf(page)).toBe("dark");
    expect(await toggle(page).getAttribute("aria-label")).toBe("Thème : sombre");
  });
});

// rule: site/theme
test("a chosen theme never flashes: it is set before the first paint", async () => {
  const page = await visitor({ colorScheme: "light", connection: "saves data" });
  await page.goto("/");
  await hydrate(page);
  await choose(page, "sombre");
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, "themeAtBody"))).toBe("dark");
  expect(await themeOf(page)).toBe("dark");
  await hydrate(page);
  expect(await themeOf(page)).toBe("dark");
  await expect.poll(() => toggle(page).getAttribute("aria-label")).toBe("Thème : sombre");
});

test("a browser without storage has the system's theme and a working toggle", async () => {
  const page = await visitor({ colorScheme: "dark" });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("closed", "SecurityError");
      },
    });
  });
  await page.goto("/");
  expect(await themeOf(page)).toBe("dark");
  await hydrate(page);
  await toggle(page).click();
  await expect.poll(() => themeOf(page)).toBe("light");
});
