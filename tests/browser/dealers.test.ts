import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { addressesOf, sample } from "../support/kinds";
import { pageFiles, readText } from "../support/release";
import { wireRows } from "../support/wire-rows";
import { hydrate, settle, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

interface Sent {
  readonly slug: string;
  readonly horaires: readonly { readonly jour: string; readonly ouvre: string; readonly ferme: string }[];
}
/** A dealer that opens once on Mondays, and neither opens nor closes at midnight. */
const dealer = (await wireRows<Sent>("get_concessionnaires")).find(
  ({ horaires }) => horaires.filter(({ jour }) => jour === "lundi").length === 1,
);
const monday = dealer?.horaires.find(({ jour }) => jour === "lundi");
if (!dealer || !monday) throw new Error("no dealer opens once on Mondays");
const ADDRESS = `/concessionnaires/${dealer.slug}`;
const clock = (time: string) => `${Number(time.slice(0, 2))} h ${time.slice(3)}`.replace(/ 00$/, "");
/** « Lundi – vendredi, 8 h 30 – 18 h 00 »: the hours of the first days, which are true whenever they are read. */
const USUAL = new RegExp(`^(?:Horaires d’ouverture : )?Lundi(?: – [a-z]+)?, ${clock(monday.ouvre)}`);
const status = async (page: Page) =>
  (await page.locator("main summary").first().innerText()).replace(/\s/g, " ").trim();

/** Opens the page at a time of Monday, 23 November 2026, in Dakar. */
async function at(time: string): Promise<Page> {
  const page = await visitor({ device: "phone" });
  await page.clock.setFixedTime(new Date(`2026-11-23T${time}:00Z`));
  await page.goto(ADDRESS);
  return page;
}

// rule: guide/dealer-open
describe("the page of a dealer says whether it is open", () => {
  test("its usual hours before its scripts run; then until when, with the day marked, and nothing below has moved", async () => {
    const page = await at(monday.ouvre);
    expect(await status(page)).toMatch(USUAL);
    const below = page.getByRole("heading", { name: "Marques vendues ici" });
    const before = await below.boundingBox();
    await hydrate(page);
    await settle(page);
    expect(await status(page)).toBe(`Ouvert · ferme à ${clock(monday.ferme)}`);
    expect(await below.boundingBox()).toEqual(before);
    await page.locator("main summary").first().tap();
    expect(await page.getByRole("row", { name: /aujourd’hui/ }).innerText()).toContain("Lundi");
    expect(await troubleOn(page)).toEqual([]);
  });

  test("closed, and when it opens, at the minute at which it closes", async () => {
    const page = await at(monday.ferme);
    await hydrate(page);
    await expect.poll(() => status(page)).toMatch(/^Fermé · ouvre demain à \d+ h(?: \d\d)?$/);
  });

  test("without scripts it claims nothing about the present, and the hours of every day, the telephone and the map are there", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto(ADDRESS);
    expect(await status(page)).toMatch(USUAL);
    await page.locator("main summary").first().tap();
    expect(await page.getByRole("table").getByRole("row").count()).toBe(7);
    expect(await page.getByRole("link", { name: "Appeler" }).isVisible()).toBe(true);
    expect(await page.getByRole("img", { name: /^Carte/ }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Demander un prix" }).isVisible()).toBe(false);
  });
});

// rule: guide/dealer-directory
test("on a phone the directory begins with its first dealer under one row of filters, and its regions appear without scripts", async () => {
  const page = await visitor({ device: "phone", javaScriptEnabled: false });
  await page.goto("/concessionnaires");
  const first = await page.getByRole("article").first().boundingBox();
  expect(first?.y).toBeLessThan(340);
  const region = page.getByRole("navigation", { name: "Régions" }).getByRole("link").first();
  expect(await region.isVisible()).toBe(false);
  await page.getByRole("link", { name: "Par région" }).tap();
  const name = await region.innerText();
  await region.tap();
  expect(await page.locator("section:target h2").innerText()).toBe(name);
});

// rule: guide/dealers-near
describe("« Près de moi » in the directory of dealers", () => {
  const ZIGUINCHOR = { latitude: 12.58, longitude: -16.27 };
  const near = (page: Page) => page.getByRole("button", { name: "Près de moi" });
  const names = (page: Page) => page.getByRole("article").getByRole("heading").allInnerTexts();

  test("sorts the dealers by their distance from the visitor, says it, and sends it nowhere", async () => {
    const page = await visitor({ device: "phone", geolocation: ZIGUINCHOR, permissions: ["geolocation"] });
    const asked: string[] = [];
    await page.goto("/concessionnaires");
    const before = await names(page);
    page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
    await hydrate(page);
    await near(page).tap();
    await page.getByRole("heading", { name: "Près de vous" }).waitFor();
    const distances = (await page.getByRole("article").allInnerTexts()).map((text) =>
      Number(/(\d+)\skm/.exec(text)?.[1]),
    );
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeLessThan(20);
    expect((await names(page)).toSorted()).toEqual(before.toSorted());
    expect(await page.getByRole("article").first().innerText()).toContain("Ziguinchor");
    await near(page).tap();
    await page.getByRole("heading", { name: "Près de vous" }).waitFor({ state: "detached" });
    expect(await names(page)).toEqual(before);
    expect(asked.filter((request) => /12[.,]58|16[.,]27/.test(request))).toEqual([]);
    expect(await troubleOn(page)).toEqual([]);
  });

  test("says that the position was refused until the regions are asked for", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto("/concessionnaires");
    await hydrate(page);
    await near(page).tap();
    const failure = page.getByRole("alert");
    await failure.waitFor();
    expect(await failure.innerText()).toMatch(/^Votre navigateur n’a pas donné votre position\./);
    expect(await near(page).getAttribute("aria-pressed")).toBe("false");
    await page.getByRole("link", { name: "Par région" }).tap();
    await failure.waitFor({ state: "detached" });
  });

  test("is not there without scripts", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto("/concessionnaires");
    expect(await near(page).isVisible()).toBe(false);
  });
});

// rule: guide/dealer-page
test("on a phone « WhatsApp », « Appeler » and « Itinéraire » are there once, on a wide screen too", async () => {
  for (const device of ["phone", "desktop"] as const) {
    const page = await visitor({ device, javaScriptEnabled: false });
    await page.goto(ADDRESS);
    for (const name of ["WhatsApp", "Appeler", "Itinéraire"])
      expect(await page.getByRole("link", { name }).count(), name).toBe(1);
    await page.close();
  }
});

// rule: guide/dealer-page
test("on a phone WhatsApp and the telephone are within reach of the thumb wherever the page is scrolled, and the address is on the first screen", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(sample("dealer"));
  for (const y of [0, 600, 1_200]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    const height = page.viewportSize()?.height ?? 0;
    for (const name of ["WhatsApp", "Appeler"]) {
      const box = await page.getByRole("link", { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(box?.y).toBeGreaterThan(height - 120);
    }
    if (y > 0) continue;
    expect((await page.getByRole("link", { name: "Itinéraire" }).boundingBox())?.y).toBeLessThan(height - 120);
  }
});

// rule: guide/dealer-whatsapp
test.each(["model", "version"] as const)(
  "on a phone the page of a %s asks for a price by WhatsApp, in one line at the thumb",
  async (kind) => {
    const address = addressesOf(kind).find((one) => readText(pageFiles.get(one) ?? "").includes("wa.me/221"));
    if (!address) throw new Error("no dealer is on WhatsApp");
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto(address);
    const link = page.getByRole("link", { name: /^WhatsApp : / });
    const { host, searchParams } = new URL((await link.getAttribute("href")) ?? "");
    expect(host).toBe("wa.me");
    const text = searchParams.get("text") ?? "";
    expect(text).toMatch(/^Bonjour, quel est votre prix pour .+ \? https?:\/\//);
    expect(new URL(text.split(" ").at(-1) ?? "").pathname).toBe(address);
    const box = await link.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeLessThan(60);
  },
);
