import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const market = (page: Page, name: "Neuf" | "Occasion") => page.getByRole("radio", { name });
const field = (page: Page, of: "neuve" | "d’occasion") =>
  page.getByRole("searchbox", { name: `Chercher une voiture ${of}` });

// rule: site/home-search
describe.each([
  ["with scripts", true],
  ["without scripts", false],
] as const)("the search of the home page, %s,", (_, javaScriptEnabled) => {
  const open = async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled });
    await page.goto("/");
    if (javaScriptEnabled) await hydrate(page);
    return page;
  };

  test("reads a sentence about a new car", async () => {
    const page = await open();
    await field(page, "neuve").fill("SUV moins de 15 M");
    await field(page, "neuve").press("Enter");
    if (javaScriptEnabled) {
      await page.waitForURL((url) => url.searchParams.get("prix_max") === "15000000");
      expect(new URL(page.url()).searchParams.get("carrosserie")).toBe("suv");
    } else await page.getByRole("link", { name: /^Voir \d+ versions neuves/ }).waitFor();
  });

  test("reads a sentence about a used car, and shows only such cars", async () => {
    const page = await open();
    await market(page, "Occasion").tap();
    await field(page, "d’occasion").fill("Toyota à Dakar moins de 9 M");
    await field(page, "d’occasion").press("Enter");
    await page.waitForURL((url) => url.pathname === "/marche-doccasion/rechercher");
    const { searchParams } = new URL(page.url());
    expect(["q", "region", "prix_max"].map((key) => searchParams.get(key))).toEqual(["Toyota", "dakar", "9000000"]);
    expect(await page.getByRole("article").first().innerText()).toContain("Toyota");
  });
});

test("words typed for the other market are kept", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto("/");
  await hydrate(page);
  await field(page, "neuve").fill("pick-up diesel");
  await market(page, "Occasion").tap();
  await expect.poll(() => field(page, "d’occasion").inputValue()).toBe("pick-up diesel");
  expect(await field(page, "neuve").isVisible()).toBe(false);
  await market(page, "Neuf").tap();
  expect(await field(page, "neuve").inputValue()).toBe("pick-up diesel");
});

// rule: site/home
test("what is looked for is within two screens of a phone", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto("/");
  const looked: readonly Locator[] = [
    field(page, "neuve"),
    page.locator("main").getByRole("link", { name: "Vendre", exact: true }),
    page.getByRole("article").first(),
    page.locator("main a[href^='/voitures-neuves/carrosserie/']").first(),
    ...["Budget", "Énergie", "Outils"].map((name) =>
      page.locator("main").getByRole("navigation", { name }).getByRole("link").first(),
    ),
  ];
  for (const one of looked) {
    const box = await one.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), await one.innerText()).toBeLessThanOrEqual(2 * 740);
  }
});

// rule: site/six-tasks
describe("presses on a phone, from the home page", () => {
  const start = async () => {
    const page = await visitor({ device: "phone" });
    await page.goto("/");
    await hydrate(page);
    let presses = 0;
    const press = async (what: Locator) => {
      presses += 1;
      await what.tap();
    };
    return { page, press, presses: () => presses };
  };

  test("a SUV under 15 million takes two and the words", async () => {
    const { page, press, presses } = await start();
    await press(field(page, "neuve"));
    await page.keyboard.type("SUV moins de 15 M");
    await press(page.locator("main").getByRole("button", { name: "Rechercher" }).first());
    await page.waitForURL((url) => url.searchParams.get("prix_max") === "15000000");
    expect(new URL(page.url()).searchParams.get("carrosserie")).toBe("suv");
    await page.getByRole("article").first().waitFor();
    expect(presses()).toBeLessThanOrEqual(2);
  });

  test("two cars side by side take three", async () => {
    const { page, press, presses } = await start();
    const buttons = page.locator("main").getByRole("button", { name: /Comparer/ });
    for (const at of [0, 1]) await press(buttons.nth(at));
    await press(page.getByRole("region", { name: "Voitures à comparer" }).getByRole("link", { name: "Comparer 2" }));
    await expect.poll(() => page.locator("main table thead tr:first-child th a").count()).toBe(2);
    expect(presses()).toBeLessThanOrEqual(3);
  });

  test("what an import costs takes four and the fields", async () => {
    const { page, press, presses } = await start();
    await press(page.locator("main").getByRole("link", { name: "Simulateur de dédouanement" }));
    await page.locator("main").locator("input, select").first().waitFor();
    expect(presses()).toBeLessThanOrEqual(4);
  });

  test("a used Toyota in Dakar under 5 million with its papers takes four and the words", async () => {
    const { page, press, presses } = await start();
    await press(market(page, "Occasion"));
    await press(field(page, "d’occasion"));
    await page.keyboard.type("Toyota Dakar papiers 5 M");
    await press(page.locator("main").getByRole("button", { name: "Rechercher" }).last());
    await page.waitForURL((url) => url.pathname === "/marche-doccasion/rechercher");
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      q: "Toyota",
      region: "dakar",
      statut_des_papiers: "dedouane_mute",
      prix_max: "5000000",
    });
    expect(presses()).toBeLessThanOrEqual(4);
  });

  test("the form to sell a car takes one", async () => {
    const { page, press, presses } = await start();
    await press(page.locator("main").getByRole("link", { name: "Vendre", exact: true }));
    await page.waitForURL((url) => url.pathname === "/poster-une-annonce");
    expect(presses()).toBe(1);
    expect(await troubleOn(page)).toEqual([]);
  });
});
