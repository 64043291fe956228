import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import type { AdDetail } from "../../src/contract/market/ad";
import { FRAME, violations } from "../support/axe";
import { hydrate, settle, siteUrl, timeToFillIn, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

const ask = async <Answer>(path: string) => (await (await fetch(`${siteUrl}${path}`)).json()) as Answer;
const addressOf = ({ id, slug }: { id: string; slug: string }) => `/marche-doccasion/annonce/${id}-${slug}`;

/** One of the demonstration’s, with several photos and others like it. */
let ad: AdDetail;
beforeAll(async () => {
  const listed = await (await fetch(`${siteUrl}/sitemap-annonces.xml`)).text();
  for (const [, id] of listed.matchAll(/annonce\/([0-9a-z]{12})-hyundai-tucson/g)) {
    ad = await ask<AdDetail>(`/api/ads/${id}`);
    if (ad.gallery.length > 2 && ad.similar.length > 2 && ad.whatsapp) return;
  }
  throw new Error("the demonstration has no such ad");
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const photosAsked = (page: Page) => {
  const asked = new Set<string>();
  page.on(
    "request",
    (request) =>
      void (/\/media\//.test(request.url()) && asked.add(/media\/([0-9a-f]+)/.exec(request.url())?.[1] ?? "")),
  );
  return asked;
};

describe("the page of an ad", () => {
  test("reads without scripts: what it is, what it costs, its photo, what its seller says", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    expect((await page.goto(addressOf(ad)))?.status()).toBe(200);
    await heading(page, ad.title).waitFor();
    expect(await page.locator("main .price").first().innerText()).toMatch(/^[\d.]+\sFCA$/);
    expect(
      await page
        .getByRole("list", { name: "Photos" })
        .getByRole("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(300);
    expect(await page.getByText("Annonce de démonstration").first().isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Voir le numéro" }).count()).toBe(0);
  });

  test.each(["phone", "desktop"] as const)(
    "comes alive as it was served, on a %s: no word changes, nothing is refused",
    async (device) => {
      const page = await visitor({ device });
      await page.goto(addressOf(ad));
      const words = () => page.locator("[data-ad]").evaluateAll((places) => places.map((place) => place.textContent));
      const [served, title] = [await words(), await page.title()];
      await hydrate(page);
      await settle(page);
      expect(await words()).toEqual(served);
      expect(await page.title()).toBe(title);
      await page.getByRole("heading", { name: "Annonces similaires" }).waitFor();
      expect(await troubleOn(page)).toEqual([]);
    },
  );

  test("leads to what this car costs in its buyer’s name, with the duty of its transfer", async () => {
    const page = await visitor();
    await page.goto(addressOf(ad));
    await page.getByRole("link", { name: "Mutation, papiers, assurance" }).click();
    await page.waitForURL("**/guide-pratique/outils/prix-cle-en-main?**");
    await hydrate(page);
    const duty = page.getByRole("row", { name: /^Droit d’enregistrement/ });
    await duty.waitFor();
    expect((await duty.innerText()).replace(/\s+/g, " ")).toContain(
      `3 % du prix de vente ${Math.round(ad.price * 0.03).toLocaleString("de")} FCA`,
    );
    expect((await page.getByRole("textbox", { name: "Prix demandé" }).inputValue()).replaceAll(".", "")).toBe(
      String(ad.price),
    );
  });

  test("tells the number on a tap made before its scripts were there", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto(addressOf(ad));
    await page.getByRole("button", { name: "Appeler" }).tap();
    const link = page.getByRole("link", { name: /^33\s800/ }).last();
    await link.waitFor();
    expect(await link.getAttribute("href")).toMatch(/^tel:\+2213380000\d\d$/);
    expect(await page.locator("script#ad").textContent()).not.toMatch(/338000/);
  });

  test("shows all photos by the arrow keys and on the whole screen", async () => {
    const page = await visitor();
    await page.goto(addressOf(ad));
    await hydrate(page);
    await page.getByRole("list", { name: "Photos" }).press("ArrowRight");
    await page.getByText(`2/${ad.gallery.length}`, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Plein écran" }).click();
    const dialog = page.getByRole("dialog", { name: `Photos ${ad.title}` });
    await dialog.getByText(`2/${ad.gallery.length}`, { exact: true }).waitFor();
    await page.keyboard.press("ArrowRight");
    await dialog.getByText(`3/${ad.gallery.length}`, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await troubleOn(page)).toEqual([]);
  });

  test("of who saves data brings its first photo alone", async () => {
    const page = await visitor({ device: "phone", connection: "saves data" });
    const asked = photosAsked(page);
    await page.goto(addressOf(ad));
    await hydrate(page);
    await settle(page);
    expect([...asked]).toEqual([ad.cover]);
  });

  test("leads to another one within the application, and back", async () => {
    const page = await visitor();
    await page.goto(addressOf(ad));
    await hydrate(page);
    const other = ad.similar[0];
    await page
      .getByRole("link", { name: other?.title ?? "", exact: true })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === addressOf(other ?? ad));
    await page.getByText(`Réf. GA-${other?.id.slice(0, 6).toUpperCase()}`).waitFor();
    await expect.poll(() => page.locator("h1").innerText()).toBe(other?.title);
    expect(await page.evaluate(() => window.applicationReady)).toBe(true);
    await page.goBack();
    await page.getByText(`Réf. ${ad.reference}`).waitFor();
    expect(await troubleOn(page)).toEqual([]);
  });

  test("that never was is the error page, from which others are reached", async () => {
    const page = await visitor();
    const answer = await page.goto("/marche-doccasion/annonce/000000000000-voiture");
    expect(answer?.status()).toBe(404);
    await hydrate(page);
    await page.getByText("Page not found: /marche-doccasion/annonce/000000000000-voiture", { exact: true }).waitFor();
    await page
      .getByRole("link", { name: "Retour à la page d'accueil" })
      .evaluate((link, address) => link.setAttribute("href", address), addressOf(ad));
    await page.getByRole("link", { name: "Retour à la page d'accueil" }).click();
    await heading(page, ad.title).waitFor();
  });

  test("asks why it is reported, and takes a message to its seller", async () => {
    const page = await visitor({ device: "small phone" });
    await page.goto(addressOf(ad));
    await page.getByRole("button", { name: "Message" }).last().tap();
    const dialog = page.getByRole("dialog", { name: /^Écrire à/ });
    await dialog.getByLabel("Votre nom").fill("Moussa Ba");
    await dialog.getByRole("button", { name: "Envoyer au vendeur" }).tap();
    await dialog.getByText("Donnez un téléphone ou une adresse e-mail").waitFor();
    await dialog.getByLabel(/^Téléphone/).fill("77 123 45 67");
    await timeToFillIn(page);
    await dialog.getByRole("button", { name: "Envoyer au vendeur" }).tap();
    await dialog.getByText("Message envoyé. Le vendeur vous répond directement.").waitFor();
    await dialog.getByRole("button", { name: "Fermer" }).tap();
    await page.getByRole("button", { name: "Signaler cette annonce" }).tap();
    await page
      .getByRole("dialog", { name: /^Signaler/ })
      .getByText("Faux prix")
      .tap();
    await page
      .getByRole("dialog", { name: /^Signaler/ })
      .getByRole("button", { name: "Signaler cette annonce" })
      .tap();
    await page.getByText("Merci ! Nous relisons cette annonce.").waitFor();
  });

  test.each(["phone", "desktop"] as const)(
    "has no violation of WCAG 2.2 AA on a %s, in light and in dark",
    async (device) => {
      const page = await visitor({ device, bypassCSP: true });
      await page.goto(addressOf(ad));
      await hydrate(page);
      await settle(page);
      expect(await violations(page, { besides: FRAME })).toEqual([]);
    },
  );
});

test("a seller’s page shows what they sell", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(`/marche-doccasion/vendeur/${ad.seller.id}`);
  await heading(page, ad.seller.name).waitFor();
  expect(await page.getByRole("article").count()).toBe(Math.min(ad.seller.ads, 96));
  expect(await troubleOn(page)).toEqual([]);
});
