import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import type { AdDetail } from "../../src/contract/market/ad";
import { FRAME, violations } from "../support/axe";
import { hydrate, settle, siteUrl, timeToFillIn, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

const ask = async <Answer>(path: string) => (await (await fetch(`${siteUrl}${path}`)).json()) as Answer;
const addressOf = ({ id, slug }: { id: string; slug: string }) => `/marche-doccasion/annonce/${id}-${slug}`;

/** An ad of the demonstration that has several photos and similar ads. */
let ad: AdDetail;
beforeAll(async () => {
  const listed = await (await fetch(`${siteUrl}/sitemap-annonces.xml`)).text();
  for (const [, id] of listed.matchAll(/annonce\/([0-9a-z]{12})-hyundai-tucson/g)) {
    ad = await ask<AdDetail>(`/api/ads/${id}`);
    if (ad.gallery.length > 3 && ad.similar.length > 2 && ad.whatsapp) return;
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
  test("without scripts the page shows the car, its price, its photo and the seller's text", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    expect((await page.goto(addressOf(ad)))?.status()).toBe(200);
    await heading(page, ad.title).waitFor();
    expect(await page.locator("main .price").first().innerText()).toMatch(/^[\d.]+\sFCA$/);
    expect(
      await page
        .getByRole("list", { name: "Photos" })
        .getByRole("img")
        .first()
        .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : "")),
    ).toMatch(/-640\.jpg$/);
    expect(await page.getByText("Annonce de démonstration").first().isVisible()).toBe(true);
    // Its number is asked by a form; what needs scripts is not there.
    expect(await page.getByRole("button").allInnerTexts()).toEqual(expect.arrayContaining(["Voir le numéro"]));
    expect(await page.locator("main").getByRole("button", { name: "Envoyer un message" }).count()).toBe(0);
  });

  test.each(["phone", "desktop"] as const)(
    "on a %s the page hydrates as it was served: no word changes, nothing is refused",
    async (device) => {
      const page = await visitor({ device });
      await page.goto(addressOf(ad));
      // Cards of similar ads say how old they are once the scripts run; everything else stays.
      const words = () =>
        page
          .locator("[data-served] :is(h1, h2, p, dt, dd):not(article *)")
          .evaluateAll((places) => places.map((place) => place.textContent));
      const [served, title] = [await words(), await page.title()];
      await hydrate(page);
      await settle(page);
      expect(await words()).toEqual(served);
      expect(await page.title()).toBe(title);
      await page.getByRole("heading", { name: "Annonces similaires" }).waitFor();
      expect(await troubleOn(page)).toEqual([]);
    },
  );

  test("the page links to the car's total cost for its buyer, with the transfer tax", async () => {
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

  test("a tap made before the scripts have loaded reveals the number", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto(addressOf(ad));
    await page.getByRole("button", { name: "Appeler" }).tap();
    const link = page.getByRole("link", { name: /^33\s800/ }).last();
    await link.waitFor();
    expect(await link.getAttribute("href")).toMatch(/^tel:\+2213380000\d\d$/);
    expect(await page.locator("script#served").textContent()).not.toMatch(/338000/);
  });

  // rule: market/ad-page
  test.each([
    ["phone", ["WhatsApp", "Appeler", "Message", "Proposer un prix"]],
    ["desktop", ["WhatsApp", "Voir le numéro", "Envoyer un message", "Proposer un prix"]],
  ] as const)("on a %s each way to reach the seller is there once", async (device, ways) => {
    const page = await visitor({ device });
    await page.goto(addressOf(ad));
    const shown = await page.locator("main").getByRole("button").allInnerTexts();
    const known = /^(?:WhatsApp|Appeler|Voir le numéro|(?:Envoyer un )?message|Proposer un prix)$/i;
    expect(
      shown
        .map((text) => text.trim())
        .filter((text) => known.test(text))
        .sort(),
    ).toEqual([...ways].sort());
  });

  test("the photos can be seen by the arrow keys and in full screen", async () => {
    const page = await visitor();
    await page.goto(addressOf(ad));
    await hydrate(page);
    await page.getByRole("list", { name: "Photos" }).press("ArrowRight");
    await page.getByText(`2/${ad.gallery.length}`, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Plein écran" }).click();
    const dialog = page.getByRole("dialog", { name: `Photos ${ad.title}` });
    await dialog.getByText(`2/${ad.gallery.length}`, { exact: true }).waitFor();
    // The second step begins before the first one has arrived.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await dialog.getByText(`4/${ad.gallery.length}`, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("list", { name: "Photos" }).getByRole("img").nth(1).click();
    await dialog.getByText(`2/${ad.gallery.length}`, { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Fermer" }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Plein écran");
    expect(await troubleOn(page)).toEqual([]);
  });

  test("a visitor who saves data loads the first photo only", async () => {
    const page = await visitor({ device: "phone", connection: "saves data" });
    const asked = photosAsked(page);
    await page.goto(addressOf(ad));
    await hydrate(page);
    await settle(page);
    expect([...asked]).toEqual([ad.cover]);
  });

  test("a link opens another ad within the application, and Back returns", async () => {
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

  test("an ad that never existed shows the error page, which links to other ads", async () => {
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

  test("the page takes a report with its reason, and a message to the seller", async () => {
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
    "on a %s the page has no violation of WCAG 2.2 AA, in light and in dark",
    async (device) => {
      const page = await visitor({ device, bypassCSP: true });
      await page.goto(addressOf(ad));
      await hydrate(page);
      await settle(page);
      expect(await violations(page, { besides: FRAME })).toEqual([]);
    },
  );
});

test("a seller’s page shows their ads", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(`/marche-doccasion/vendeur/${ad.seller.id}`);
  await heading(page, ad.seller.name).waitFor();
  const own = page.locator("section").filter({ has: page.getByRole("heading", { name: /^Son annonce$|^Choisissez/ }) });
  expect(await own.getByRole("article").count()).toBe(Math.min(ad.seller.ads, 96));
  expect(await troubleOn(page)).toEqual([]);
});
