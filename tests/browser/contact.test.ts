import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { hold } from "../support/hold";
import { unlikeOthers } from "../support/messages";
import { received } from "../support/reception";
import { applicationReady, timeToFillIn, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const form = (page: Page) => page.locator("#ecrire form");
const LABELS = ["Votre nom", "Adresse e-mail", "Téléphone", "Message"];

describe("the contact page", () => {
  test.each([true, false])(
    "the form is on a phone’s first screen, with a label for every field, before any touch (scripts: %s)",
    async (javaScriptEnabled) => {
      const page = await visitor({ device: "small phone", javaScriptEnabled });
      await page.goto("/contactez-nous");
      expect(await form(page).getByRole("group", { name: "Sujet" }).isVisible()).toBe(true);
      for (const label of LABELS) expect(await form(page).getByLabel(label).isVisible(), label).toBe(true);
      const { height } = page.viewportSize() ?? { height: 0 };
      // Without scripts, two lines that say so stand before the fields.
      const seen = form(page).getByLabel(javaScriptEnabled ? "Votre nom" : "Message");
      expect((await seen.boundingBox())?.y).toBeLessThan(height);
      expect(await form(page).locator("noscript").textContent()).toContain(
        "Ce formulaire a besoin de JavaScript pour partir",
      );
      expect(await form(page).getByRole("button", { name: "Envoyer" }).isVisible()).toBe(javaScriptEnabled);
    },
  );

  test("without scripts, Enter sends the typed text nowhere, and keeps it", async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto("/contactez-nous");
    await form(page).getByLabel("Adresse e-mail").fill("awa@exemple.sn");
    await page.keyboard.press("Enter");
    expect([new URL(page.url()).search, await form(page).getByLabel("Adresse e-mail").inputValue()]).toEqual([
      "",
      "awa@exemple.sn",
    ]);
  });

  test("text typed before the scripts arrive is kept, and sent in full afterwards", async () => {
    const page = await visitor({ device: "phone", connection: "slow" });
    const message = unlikeOthers("Où est passé le prix du Hilux ?");
    const release = await hold(page, /\.js$/);
    await page.goto("/contactez-nous");
    await form(page).getByText("Erreur de prix", { exact: true }).click();
    await form(page).getByLabel("Votre nom").fill("Awa Diop");
    await form(page).getByLabel("Adresse e-mail").fill(`awa.${Math.random()}@exemple.sn`);
    await form(page).getByLabel("Message").pressSequentially(message.slice(0, 10));
    await timeToFillIn(page);
    release();
    await applicationReady(page);
    await form(page).getByLabel("Message").pressSequentially(message.slice(10));
    expect(await form(page).getByLabel("Message").inputValue()).toBe(message);
    await form(page).getByRole("button", { name: "Envoyer" }).tap();
    await page.locator("#ecrire").getByText("Message envoyé. Réponse sous 2 jours ouvrés.").waitFor();
    await expect.poll(received).toContain(message);
    expect(await troubleOn(page)).toEqual([]);
  });
});
