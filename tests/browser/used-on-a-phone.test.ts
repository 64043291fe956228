import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { HELP } from "../support/help-button";
import { hydrate, settle, siteUrl, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const HEIGHT = 740;
const LIST_BEGINS_ABOVE = 360;

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The address of an ad whose price is compared, or not: the words about it move the facts. */
async function anAd(isCompared: boolean): Promise<string> {
  const listed = await (await fetch(`${siteUrl}/api/ads`)).json();
  const ad = listed.ads.find((one: { price_label: string | null }) => (one.price_label !== null) === isCompared);
  return `/marche-doccasion/annonce/${ad.id}-${ad.slug}`;
}

/** The circle that stays of the help button when its words have folded away. */
const CIRCLE = 48;

// rule: market/ad-card, site/first-screen
test.each([
  ["all ads", ""],
  ["a search with chosen filters", "?marque=toyota&prix_max=9000000"],
  [
    "one with many",
    "?marque=toyota,hyundai,kia&boite=automatique&energie=essence&prix_max=9000000&tri=proche&pres_de=yoff",
  ],
])(
  "the list of %s begins on the upper half of a phone, with a whole card and the next one’s photo",
  async (_, query) => {
    const page = await visitor({ device: "small phone" });
    await page.goto(`/marche-doccasion/rechercher${query}`);
    const first = page.getByRole("article").first();
    const card = await boxOf(first);
    expect(card.y).toBeLessThan(LIST_BEGINS_ABOVE);
    expect((await boxOf(first.locator("img").first())).width).toBeGreaterThan(card.width - 4);
    expect((await boxOf(first.getByText(/^[\d.]+\sFCA$/).first())).bottom).toBeLessThan(HEIGHT);
    expect((await boxOf(page.getByRole("article").nth(1))).y).toBeLessThan(HEIGHT);
  },
);

// rule: market/ad-page, site/first-screen
test.each([
  ["compared", true],
  ["not compared", false],
])("the help button covers no key fact of an ad whose price is %s", async (_, isCompared) => {
  const page = await visitor({ device: "small phone" });
  await page.goto(await anAd(isCompared));
  await hydrate(page);
  await settle(page);
  const help = await boxOf(page.getByRole("button", { name: HELP }));
  for (const value of await page.locator("main dl").first().locator("dd").all()) {
    const words = await value.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right, bottom } = range.getBoundingClientRect();
      return { right, bottom };
    });
    expect(words.right <= help.right - CIRCLE || words.bottom <= help.y, await value.innerText()).toBe(true);
  }
});

// rule: market/ad-page
test("an ad is kept and shared from the corner of its photo", async () => {
  const page = await visitor({ device: "small phone" });
  await page.goto(await anAd(true));
  const photo = page.getByRole("figure").first();
  const shown = await boxOf(photo);
  const keep = photo.getByRole("button", { name: /^Garder/ });
  const share = photo.getByText("Partager", { exact: true });
  for (const control of [keep, share, photo.getByRole("button", { name: "Plein écran" })]) {
    const { width, height, y, bottom } = await boxOf(control);
    expect([width, height]).toEqual([44, 44]);
    expect([y > shown.y, bottom < shown.bottom]).toEqual([true, true]);
  }
  await keep.tap();
  await photo.getByRole("button", { name: /^Garder/, pressed: true }).waitFor();
  await share.tap();
  const way = await boxOf(photo.getByRole("link", { name: "WhatsApp" }));
  expect([way.x > 0, way.right < 360]).toEqual([true, true]);
  expect(await troubleOn(page)).toEqual([]);
});
