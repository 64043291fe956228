import { expect, test } from "vitest";
import { boxOf } from "../support/box-of";
import { HELP } from "../support/help-button";
import { pathsIn } from "../support/sitemap";
import { hydrate, settle, siteUrl, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const HEIGHT = 740;
const LIST_BEGINS_ABOVE = 360;

/** The address of an ad. It comes from the sitemap, because the search limits how often one visitor may ask, and all tests are one. */
async function anAd(): Promise<string> {
  const [ad] = await pathsIn(siteUrl, "/sitemap-annonces.xml");
  if (!ad) throw new Error("the site has no ad");
  return ad;
}

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

// rule: messages/lead-offered
test("the help button floats over the list of ads, and leaves the bar of an ad alone", async () => {
  const page = await visitor({ device: "small phone" });
  const help = page.getByRole("button", { name: HELP });
  await page.goto("/marche-doccasion/rechercher");
  await hydrate(page);
  await help.waitFor();
  await page.goto(await anAd());
  await hydrate(page);
  await settle(page);
  await help.waitFor({ state: "hidden" });
});

// rule: market/ad-page
test("an ad is kept and shared from the corner of its photo", async () => {
  const page = await visitor({ device: "small phone" });
  await page.goto(await anAd());
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

// rule: market/ad-page
test.each([
  ["has the arrows below the large photo and the small ones below it, which show theirs", {}, 1],
  ["of a visitor who saves data has none of them", { connection: "saves data" }, 0],
] as const)("the whole screen %s", async (_, how, rows) => {
  const page = await visitor({ device: "small phone", ...how });
  await page.goto(await anAd());
  await page.getByRole("button", { name: "Plein écran" }).tap();
  const dialog = page.getByRole("dialog", { name: /^Photos / });
  await dialog.getByText(/^1\/\d+$/).waitFor();
  const third = dialog.getByRole("button", { name: "Photo 3" });
  expect(await third.count()).toBe(rows);
  if (rows === 0) return;
  await third.tap();
  await dialog.getByText(/^3\/\d+$/).waitFor();
  expect(await third.getAttribute("aria-current")).toBe("true");
  expect((await boxOf(third)).height).toBeGreaterThanOrEqual(44);
  await dialog.getByRole("button", { name: "Photo 2" }).tap();
  await dialog.getByText(/^2\/\d+$/).waitFor();
  const [before, after] = await Promise.all(
    ["Photo précédente", "Photo suivante"].map((name) => boxOf(dialog.getByRole("button", { name }))),
  );
  const photo = await boxOf(dialog.getByRole("img", { name: /, photo 2$/ }));
  expect([before, after].map((arrow) => arrow && arrow.y >= photo.bottom)).toEqual([true, true]);
  expect([before?.x, 360 - (after?.right ?? 0)]).toEqual([16, 16]);
  expect(await troubleOn(page)).toEqual([]);
});
