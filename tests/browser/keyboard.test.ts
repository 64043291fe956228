import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../support/kinds";
import { hydrate, painted, visitors } from "../support/visitors";

const visitor = visitors();

interface Focus {
  readonly name: string;
  readonly outlined: boolean;
  readonly inView: boolean;
  /** Whether no other element covers its middle. */
  readonly uncovered: boolean;
  readonly within: string;
  /** The path of a link's address. */
  readonly path: string;
}

/** The focused element, and whether the focus is visible on the screen. */
const focused = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A checkbox may be drawn by its label, which then has the outline.
    const shown = (element instanceof HTMLInputElement && element.closest("label")) || element;
    const outlined = [element, shown].some((drawn) => {
      const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(drawn);
      return (
        opacity !== "0" &&
        outlineStyle !== "none" &&
        parseFloat(outlineWidth) >= 2 &&
        outlineColor !== "rgba(0, 0, 0, 0)"
      );
    });
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const middle = document.elementFromPoint(
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    );
    return {
      name: `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 60)}`,
      outlined,
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      uncovered: middle !== null && (shown.contains(middle) || middle.contains(shown)),
      within: element.closest("main, header, footer, nav")?.tagName.toLowerCase() ?? "",
      path: element instanceof HTMLAnchorElement ? element.pathname : "",
    };
  });

/** The focus after the next paint, if it was out of view: a content shift above it is compensated in that frame. */
async function shownFocus(page: Page): Promise<Focus> {
  const focus = await focused(page);
  if (focus.inView && focus.uncovered) return focus;
  await painted(page);
  return focused(page);
}

/** Presses Tab until the focused element meets a condition. */
async function tabTo(page: Page, holds: (focus: Focus) => boolean, most = 80): Promise<Focus> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press("Tab");
    const focus = await focused(page);
    if (holds(focus)) return focus;
  }
  throw new Error(`not reached by ${most} presses of Tab`);
}

// rule: site/skip-link
describe("the skip link", () => {
  test.each([true, false])(
    "the skip link is the first stop of Tab, is visible, and leads past the menus (scripts: %s)",
    async (javaScriptEnabled) => {
      const page = await visitor({ javaScriptEnabled });
      await page.goto(sample("version"));
      await page.keyboard.press("Tab");
      expect(await focused(page)).toMatchObject({
        name: "a Aller au contenu",
        outlined: true,
        inView: true,
        uncovered: true,
      });
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      const next = await page.evaluate(() => document.activeElement?.closest("main")?.id);
      expect(next).toBe("contenu");
    },
  );
});

// rule: site/skip-link
describe("every stop of the Tab key", () => {
  /** The first stops that are not visible, of 60 at most. */
  async function unseenStops(page: Page): Promise<readonly string[]> {
    const unseen: string[] = [];
    let stops = 0;
    for (; stops < 60; stops++) {
      await page.keyboard.press("Tab");
      const focus = await shownFocus(page);
      if (focus.within === "footer") break;
      if (!focus.outlined || !focus.inView || !focus.uncovered)
        unseen.push(
          `${focus.name}${focus.outlined ? "" : " (no outline)"}${focus.inView ? "" : " (out of view)"}${focus.uncovered ? "" : " (covered)"}`,
        );
    }
    expect(stops).toBeGreaterThan(8);
    return unseen;
  }

  test.each(["home", "new cars", "brand", "model", "version", "article", "practical guide", "dealers"] as const)(
    "each stop is visible on the kind « %s »",
    async (kind) => {
      const page = await visitor();
      await page.goto(sample(kind));
      await hydrate(page);
      expect(await unseenStops(page)).toEqual([]);
    },
  );

  test.each([false, true])(
    "on a phone, no stop of a model's page is behind the bars at the bottom (a car chosen: %s)",
    async (isChosen) => {
      const page = await visitor({ device: "small phone" });
      await page.goto(sample("model"));
      await hydrate(page);
      if (isChosen) {
        await page
          .locator("#versions")
          .getByRole("button", { name: /Comparer/ })
          .first()
          .click();
        await page.getByRole("link", { name: "Ajouter une 2e voiture" }).waitFor();
        await page.evaluate(() => scrollTo(0, 0));
      }
      await page.locator("h1").click(); // Tab goes on from here: the search above stays open for a moment after a stop in it.
      expect(await unseenStops(page)).toEqual([]);
    },
  );
});

// rule: site/mega-menu
describe("the mega menu", () => {
  const names = [
    "Voitures neuves",
    "Promos du moment",
    "Voitures électriques",
    "Voitures haut de gamme",
    "Nouveautés au marché",
  ];
  const menu = (page: Page) => page.getByRole("navigation", { name: "Navigation principale" });

  test("the menu opens by the keyboard and shows its five entries, each with a description, and Tab passes through them", async () => {
    const page = await visitor();
    await page.goto("/");
    await tabTo(page, ({ name }) => name === "summary Sous-menu Guide Auto");
    expect(
      await menu(page)
        .getByRole("link", { name: /^Promos du moment/ })
        .isVisible(),
    ).toBe(false);
    await page.keyboard.press("Enter");
    for (const name of names) {
      const entry = menu(page).getByRole("link", { name: new RegExp(`^${name}`) });
      await entry.waitFor();
      expect((await entry.innerText()).replace(name, "").trim()).toMatch(/\S.{10,}/);
      await page.keyboard.press("Tab");
      expect((await focused(page)).name).toMatch(new RegExp(`^a ${name}`));
    }
  });

  test("the menu also contains the dealers and the reviews", async () => {
    const page = await visitor();
    await page.goto("/");
    await menu(page).getByLabel("Sous-menu Guide Auto").press("Enter");
    expect(
      await menu(page)
        .getByRole("link", { name: /^Liste des concessionnaires/ })
        .getAttribute("href"),
    ).toBe("/guide-auto/liste-des-concessionnaires");
    expect(
      await menu(page)
        .getByRole("link", { name: /^Avis des automobilistes/ })
        .getAttribute("href"),
    ).toBe("/guide-auto/avis-des-automobilistes");
  });

  test("the menu closes with Escape and returns focus to the button that opened it", async () => {
    const page = await visitor();
    await page.goto("/");
    await hydrate(page);
    await tabTo(page, ({ name }) => name === "summary Sous-menu Guide Auto");
    await page.keyboard.press("Enter");
    await menu(page)
      .getByRole("link", { name: /^Promos du moment/ })
      .waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await menu(page)
      .getByRole("link", { name: /^Promos du moment/ })
      .waitFor({ state: "hidden" });
    expect((await focused(page)).name).toBe("summary Sous-menu Guide Auto");
  });

  test("the menu closes with Escape from each of its links, however it was opened", async () => {
    const page = await visitor();
    await page.goto("/");
    await hydrate(page);
    const kept: string[] = [];
    for (const opener of await menu(page).locator("summary").all()) {
      const panel = menu(page).locator("details[open] ul");
      const links = await opener.locator("xpath=..").locator("a").all();
      expect(links.length).toBeGreaterThan(4);
      for (const link of links) {
        await opener.press("Enter");
        await link.focus();
        await page.keyboard.press("Escape");
        if ((await panel.count()) > 0 || !(await opener.evaluate((element) => element === document.activeElement)))
          kept.push(await link.innerText());
      }
    }
    expect(kept).toEqual([]);
    const entry = menu(page).getByRole("link", { name: /^Promos du moment/ });
    await menu(page).getByRole("link", { name: "Guide Auto", exact: true }).hover();
    await entry.waitFor();
    await page.keyboard.press("Escape");
    await entry.waitFor({ state: "hidden" });
  });

  test("the menu lists the categories of the news, a link to all news, and the topics of the practical guide", async () => {
    const page = await visitor();
    await page.goto("/");
    await menu(page).getByLabel("Sous-menu Actualité auto").press("Enter");
    const news = await menu(page)
      .locator("details[open] a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(news).toContain("/actualite-auto/toute-l-actualite");
    expect(news.filter((href) => /^\/actualite-auto\/\d+-[a-z-]+$/.test(href))).toHaveLength(6);
    await menu(page).locator("summary").filter({ hasText: "Guide pratique" }).press("Enter");
    await menu(page)
      .getByRole("link", { name: /^Immatriculation/ })
      .waitFor();
    expect(await menu(page).locator('details[open] a[href^="/guide-pratique/"]').count()).toBe(7);
  });

  test("the menu opens under the mouse without a click", async () => {
    const page = await visitor({ connection: "slow" });
    await page.goto("/");
    await menu(page).getByRole("link", { name: "Guide Auto", exact: true }).hover();
    await menu(page)
      .getByRole("link", { name: /^Promos du moment/ })
      .waitFor();
    await page.mouse.move(700, 800);
    await menu(page)
      .getByRole("link", { name: /^Promos du moment/ })
      .waitFor({ state: "hidden" });
  });
});

test("the gallery of a wide screen can be reached by Tab, and the arrow keys choose its views, before any script", async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(sample("model"));
  const width = (index: number) =>
    page
      .locator("main figure li")
      .nth(index)
      .evaluate((view) => view.clientWidth);
  const [large, small] = [await width(0), await width(1)];
  expect(large).toBeGreaterThan(3 * small);
  await tabTo(page, ({ name, within }) => name.startsWith("input") && within === "main");
  await page.keyboard.press("ArrowRight");
  expect([await width(0), await width(1)]).toEqual([small, large]);
  expect(await page.locator("main figure input").nth(1).isChecked()).toBe(true);
});

test("the gallery of a phone can be reached by Tab, and the arrow keys turn it, before any script", async () => {
  const page = await visitor({ device: "phone", javaScriptEnabled: false });
  await page.goto(sample("model"));
  await tabTo(page, ({ name }) => name.startsWith("ul Photos "));
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.locator("main figure ul").evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
});

test("a filter can be reached by Tab, and the arrow keys change it", async () => {
  const page = await visitor();
  await page.goto("/concessionnaires");
  await tabTo(page, ({ name, within }) => name.startsWith("input") && within === "main");
  await page.keyboard.press("ArrowRight");
  const group = page.locator("main fieldset input");
  expect(await group.nth(1).isChecked()).toBe(true);
  expect((await focused(page)).outlined).toBe(true);
});

describe("a visitor without a mouse", () => {
  /** Follows the first link in Tab order whose address matches. */
  async function follow(page: Page, wanted: RegExp): Promise<void> {
    await tabTo(page, ({ path }) => wanted.test(path), 150);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => wanted.test(url.pathname));
    await page.waitForFunction(
      (path) =>
        new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? "about:blank").pathname ===
        path,
      new URL(page.url()).pathname,
    );
  }

  test.each([true, false])(
    "a visitor goes from the home page to a version, past the menus of each page (scripts: %s)",
    async (javaScriptEnabled) => {
      const page = await visitor({ javaScriptEnabled });
      await page.goto("/");
      await tabTo(page, ({ name }) => name === "summary Sous-menu Guide Auto");
      await page.keyboard.press("Enter");
      await follow(page, /^\/guide-auto\/voitures-neuves$/);
      for (const wanted of [/\/marque\/[^/]+\/\d+$/, /\/modele\/\d+-[^/]+$/, /\/modele\/[^/]+\/\d+-[^/]+$/]) {
        await page.keyboard.press("Tab");
        expect((await focused(page)).name).toBe("a Aller au contenu");
        await page.keyboard.press("Enter");
        await follow(page, wanted);
      }
      expect((await page.locator("h1").innerText()).length).toBeGreaterThan(5);
    },
  );
});
