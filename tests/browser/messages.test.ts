import type { Page } from "playwright";
import { afterEach, describe, expect, test } from "vitest";
import { violations } from "../support/axe";
import { sample } from "../support/kinds";
import { failing, received, recovered } from "../support/reception";
import { aSubscription, unlikeOthers } from "../support/messages";
import { anAddress } from "../support/reference-api";
import { hydrate, siteUrl, timeToFillIn, troubleOn, visitors } from "../support/visitors";
import { HELP, pressHelp } from "../support/help-button";

const visitor = visitors();

/** What axe checks. */
const FORMS = "dialog,#ecrire";
const dialog = (page: Page) => page.getByRole("dialog");
const aName = () => `Awa ${Math.random().toString(36).slice(2, 8)}`;
const aPhone = () => `77 ${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
const callToAction = (page: Page) => page.getByRole("button", { name: HELP });
const step = (page: Page, title: string) => dialog(page).getByRole("heading", { name: title }).waitFor();

async function toLastStep(page: Page): Promise<void> {
  await dialog(page)
    .getByRole("button", { name: /^Neuve/ })
    .click();
  await step(page, "MODE DE PAIEMENT");
  await dialog(page).getByText("Crédit bancaire").click();
  await step(page, "MARQUE ET BUDGET");
}

async function answerLastStep(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel("Budget en FCA").selectOption("10000000-15000000");
  await sayWho(page, name);
}

async function sayWho(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel("Votre nom").fill(name);
  await dialog(page).getByLabel("Téléphone").fill(aPhone());
  await dialog(page)
    .getByRole("checkbox", { name: /J’accepte/ })
    .check();
}

afterEach(async () => void (await recovered()));

describe("the lead popup", () => {
  // rule: messages/lead-offered
  test("on a phone its button is not on the first screen, then a circle, has its words where the page ends, and is absent where somebody writes", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto(sample("brand"));
    const box = await callToAction(page).boundingBox();
    if (!box) throw new Error("no button");
    const [wide, circle] = [box.x + 40, box.x + box.width - 24];
    const hits = (x: number) =>
      page.evaluate(
        ([left, top]) =>
          document.elementFromPoint(left, top)?.closest("button")?.textContent?.startsWith("ON VOUS") ?? false,
        [x, box.y + box.height / 2] as const,
      );
    expect([await hits(wide), await hits(circle)]).toEqual([false, false]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => [await hits(wide), await hits(circle)]).toEqual([true, true]);
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(async () => [await hits(wide), await hits(circle)]).toEqual([false, true]);
    await page.touchscreen.tap(circle, box.y + box.height / 2);
    await step(page, "JE CHERCHE UNE VOITURE");
    for (const address of [
      "/poster-une-annonce",
      "/mon-compte",
      "/login",
      "/register",
      "/contactez-nous",
      "/moderation",
      "/bureau",
    ]) {
      await page.goto(address);
      expect(await callToAction(page).isVisible(), address).toBe(false);
    }
  });

  test("a lead is sent from a phone in three steps, gets a reference, and is delivered", async () => {
    // rule: messages/lead-steps, messages/lead-offered
    const page = await visitor({ device: "phone" });
    const name = aName();
    await page.goto("/");
    await pressHelp(page);
    await step(page, "JE CHERCHE UNE VOITURE");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await toLastStep(page);
    await dialog(page).getByLabel("Marque", { exact: true }).selectOption("Kia");
    await dialog(page).getByText("Ajouter une précision").tap();
    await dialog(page).getByLabel("Autre marque").selectOption("Toyota");
    await dialog(page).getByLabel("Autre marque").last().selectOption("Renault");
    expect(await dialog(page).getByLabel("Autre marque").count()).toBe(2); // Three brands at most.
    await answerLastStep(page, name);
    await timeToFillIn(page);
    await dialog(page).getByRole("button", { name: "Recevoir des offres" }).tap();
    await dialog(page)
      .getByText(`Merci ${name} ! Un conseiller vous répond par WhatsApp sous un jour ouvré.`)
      .waitFor();
    const reference =
      (await dialog(page)
        .getByText(/^[A-Z]{4}-\d{4}$/)
        .textContent()) ?? "";
    await expect.poll(received).toMatch(new RegExp(`${reference}[^]*${name}|${name}[^]*${reference}`));
    await dialog(page).getByRole("button", { name: "Fermer" }).last().tap();
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("visible");
    expect(await troubleOn(page)).toEqual([]);
    await page.reload();
    await hydrate(page);
    await callToAction(page).waitFor({ state: "detached" }); // The button is not offered again on the same day.
  });

  // rule: messages/lead-steps
  test("on a phone of 360 × 640 pixels each step is one screen, and nothing has to be pressed but the answers", async () => {
    const page = await visitor({ device: "phone" });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    await pressHelp(page);
    const fits = () => dialog(page).evaluate((one) => one.scrollHeight <= one.clientHeight && one.clientHeight <= 640);
    await step(page, "JE CHERCHE UNE VOITURE");
    expect(await fits()).toBe(true);
    await dialog(page)
      .getByRole("button", { name: /^Neuve/ })
      .tap();
    await step(page, "MODE DE PAIEMENT");
    expect(await fits()).toBe(true);
    await dialog(page).getByText("Leasing / LOA").tap();
    await step(page, "MARQUE ET BUDGET");
    expect(await fits()).toBe(true);
    expect(await dialog(page).getByRole("button", { name: "Recevoir des offres" }).isVisible()).toBe(true);
    expect(await dialog(page).getByRole("button", { name: "Continuer" }).count()).toBe(0);
  });

  test("a lead is accepted while api.php is down, and delivered afterwards", async () => {
    await failing("post_lead", "reset");
    const page = await visitor({ device: "phone" });
    const name = aName();
    await page.goto(sample("article"));
    await pressHelp(page);
    await toLastStep(page);
    await answerLastStep(page, name);
    await timeToFillIn(page);
    await dialog(page).getByRole("button", { name: "Recevoir des offres" }).tap();
    await dialog(page).getByText(`Merci ${name}`).waitFor();
    expect(await received()).not.toContain(name);
    await recovered();
    await expect.poll(received, { timeout: 90_000, interval: 1_000 }).toContain(name);
  });

  test("a lead from a car's page already has the car and its budget", async () => {
    // rule: messages/lead-car
    const page = await visitor();
    const name = aName();
    const abroad = `6 ${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
    await page.goto(sample("version"));
    const car = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").replace(/\s+/g, " ").trim();
    await page.getByRole("button", { name: "Demander un devis" }).first().click();
    await dialog(page).getByText(car).waitFor();
    await dialog(page).getByText("Comptant").click();
    await step(page, "MARQUE ET BUDGET");
    expect(await dialog(page).getByLabel("Budget en FCA").isVisible()).toBe(false);
    await dialog(page).getByLabel("Votre nom").fill(name);
    await dialog(page).getByLabel("Téléphone").fill(`+33 ${abroad}`);
    await dialog(page).getByText("Ajouter une précision").click();
    expect(await dialog(page).getByLabel("Budget en FCA").inputValue()).toMatch(/^\d+-\d*$/);
    await dialog(page).getByText("E-mail", { exact: true }).click();
    await dialog(page)
      .getByLabel("Adresse e-mail")
      .fill(`awa.${abroad.slice(2)}@exemple.sn`);
    await dialog(page)
      .getByRole("checkbox", { name: /J’accepte/ })
      .check();
    await timeToFillIn(page);
    await dialog(page).getByRole("button", { name: "Recevoir mon devis" }).click();
    await dialog(page).getByText(`Merci ${name} ! Un conseiller vous répond par e-mail sous un jour ouvré.`).waitFor();
    const id = Number(/(\d+)-[^/]*$/.exec(new URL(page.url()).pathname)?.[1]);
    await expect.poll(received).toContain(name);
    const record = (await received()).split("<section>").find((one) => one.includes(name)) ?? "";
    expect(record).toContain(`<dt>car_id</dt><dd>${id}</dd>`);
    expect(record).toContain(`<dt>telephone</dt><dd>+33${abroad.replace(" ", "")}</dd>`);
  });

  // rule: messages/lead-dealer
  test("a price asked on a dealer's page is addressed to that dealer, and the next request from elsewhere to none", async () => {
    const page = await visitor({ device: "phone" });
    const [name, other] = [aName(), aName()];
    await page.goto(sample("dealer"));
    const dealer = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").trim();
    await page.getByRole("button", { name: "Demander un prix" }).first().tap();
    await dialog(page).getByText(`À ${dealer}`, { exact: true }).waitFor();
    await toLastStep(page);
    await dialog(page).getByText(`ou ${dealer}, me contacte`).waitFor();
    await answerLastStep(page, name);
    await timeToFillIn(page);
    await dialog(page).getByRole("button", { name: "Recevoir mon devis" }).tap();
    await dialog(page).getByText(`Merci ${name}`).waitFor();
    await page.goto(sample("version"));
    await page.getByRole("button", { name: "Demander un devis" }).first().tap();
    await dialog(page).getByText("Comptant").tap();
    await step(page, "MARQUE ET BUDGET");
    await sayWho(page, other);
    await timeToFillIn(page);
    await dialog(page).getByRole("button", { name: "Recevoir mon devis" }).tap();
    await dialog(page).getByText(`Merci ${other}`).waitFor();
    const recordOf = async (who: string) =>
      (await received()).split("<section>").find((one) => one.includes(who)) ?? "";
    await expect.poll(() => recordOf(name)).toMatch(/<dt>id_concessionnaire<\/dt><dd>\d+<\/dd>/);
    await expect.poll(() => recordOf(other)).toContain("car_id");
    expect(await recordOf(other)).not.toMatch(/<dt>id_concessionnaire<\/dt><dd>\d/);
  });

  test("errors stand under their fields, focus goes to the first one, and the typed values stay", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto("/");
    await pressHelp(page);
    await toLastStep(page);
    await dialog(page).getByLabel("Budget en FCA").selectOption("Un autre montant");
    await dialog(page).getByLabel("Votre montant").fill("beaucoup");
    await dialog(page).getByLabel("Téléphone").fill("12");
    await dialog(page).getByRole("button", { name: "Recevoir des offres" }).tap();
    for (const sentence of [
      "Choisissez un budget, ou écrivez un montant comme 6,5 M.",
      "Veuillez entrer le nom.",
      "Veuillez saisir un numéro de téléphone valide, comme 77 123 45 67.",
      "Votre accord est nécessaire pour vous répondre.",
    ])
      await dialog(page).getByText(sentence).waitFor();
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("beaucoup");
    const phone = dialog(page).getByLabel("Téléphone");
    expect([await phone.inputValue(), await phone.getAttribute("aria-invalid")]).toEqual(["12", "true"]);
    expect(
      await phone.evaluate(
        (input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
      ),
    ).toMatch(/^Veuillez saisir un numéro de téléphone valide, comme 77\s123\s45\s67\.$/);
    await dialog(page).getByLabel("Votre montant").fill("6,5 M");
    await dialog(page).getByText("Choisissez un budget").waitFor({ state: "detached" });
  });

  test("a popup closed by accident reopens at its first step with every answer, and a press beside it closes it", async () => {
    // rule: messages/lead-kept-answers
    const page = await visitor();
    await page.goto("/");
    await pressHelp(page);
    await toLastStep(page);
    await dialog(page).getByLabel("Votre nom").fill("Awa");
    await page.mouse.click(5, 400);
    await dialog(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("ON VOUS AIDE");
    await pressHelp(page);
    await step(page, "JE CHERCHE UNE VOITURE");
    await dialog(page).getByRole("button", { name: "Neuve", pressed: true }).waitFor();
    await toLastStep(page);
    expect(await dialog(page).getByLabel("Votre nom").inputValue()).toBe("Awa");
    await dialog(page).getByRole("button", { name: "Précédent" }).click();
    await step(page, "MODE DE PAIEMENT");
  });

  test("the popup keeps every answer when the network fails, and sends the same message once it is back", async () => {
    const page = await visitor();
    const name = aName();
    const ids: string[] = [];
    page.on("request", (request) => void (request.url().endsWith("/api/leads") && ids.push(request.postDataJSON().id)));
    await page.goto("/");
    await pressHelp(page);
    await toLastStep(page);
    await answerLastStep(page, name);
    await page.context().setOffline(true);
    await dialog(page).getByRole("button", { name: "Recevoir des offres" }).click();
    await dialog(page)
      .getByRole("alert")
      .getByText("Envoi impossible. Vos réponses sont gardées, réessayez.")
      .waitFor();
    await page.context().setOffline(false);
    await timeToFillIn(page);
    await dialog(page).getByRole("button", { name: "Recevoir des offres" }).click();
    await dialog(page).getByText(`Merci ${name}`).waitFor();
    expect(new Set(ids).size).toBe(1);
  });

  test("by keyboard alone focus enters the popup, stays in it, moves from step to step and returns to the button", async () => {
    const page = await visitor();
    await page.goto("/");
    await hydrate(page);
    await callToAction(page).focus();
    await page.keyboard.press("Enter");
    await step(page, "JE CHERCHE UNE VOITURE");
    const inside = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Neuve/);
    await page.keyboard.press("ArrowDown");
    await step(page, "JE CHERCHE UNE VOITURE"); // The arrow keys choose nothing.
    await page.keyboard.press("Enter");
    await step(page, "MODE DE PAIEMENT");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("MODE DE PAIEMENT");
    for (let pressed = 0; pressed < 12; pressed++) {
      await page.keyboard.press("Tab");
      expect((await inside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("ON VOUS AIDE");
  });
});

describe("the newsletter popup", () => {
  test("the popup opens from the top bar, the header and the footer, and answers the same to a known address", async () => {
    // rule: messages/newsletter
    const page = await visitor();
    const email = `awa.${Math.random().toString(36).slice(2)}@exemple.sn`;
    await page.goto("/");
    for (const place of ["nav", "header", "footer"]) {
      await page
        .locator(place)
        .getByRole("button", { name: /^Je m'abonne/ })
        .first()
        .click();
      await dialog(page).waitFor();
      expect(
        await dialog(page)
          .getByText(/En saisissant votre adresse, vous acceptez les/)
          .getByRole("link")
          .count(),
      ).toBe(2);
      await dialog(page).getByLabel("Adresse e-mail").fill(email);
      await timeToFillIn(page);
      await dialog(page).getByRole("button", { name: "Je m'abonne" }).click();
      await dialog(page).getByText("Vérifiez votre boîte : un e-mail de confirmation vous attend.").waitFor();
      await dialog(page).getByRole("button", { name: "Fermer" }).last().click();
    }
    await expect.poll(received).toContain(email);
    expect(await troubleOn(page)).toEqual([]);
  });

  // rule: messages/newsletter-confirmed
  test("the link of the e-mail opens a page with one button, which subscribes", async () => {
    const email = `awa.${Math.random().toString(36).slice(2)}@exemple.sn`;
    const sent = await fetch(`${siteUrl}/api/newsletter`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: siteUrl, "CF-Connecting-IP": anAddress() },
      body: JSON.stringify(aSubscription({ email })),
    });
    expect(sent.status).toBe(202);
    const mail = async () => (await received()).split("<section>").find((one) => one.includes(email)) ?? "";
    await expect.poll(mail).toContain("jeton");
    const link = /\/lettre-d-information\?jeton=[0-9a-f-]+/.exec(await mail())?.[0] ?? "";

    const page = await visitor({ device: "phone" });
    await page.goto(link);
    await page.getByRole("button", { name: "Confirmer mon inscription" }).click();
    await page.getByRole("status").getByText("la prochaine lettre est pour vous").waitFor();
    await expect.poll(async () => (await received()).split(email).length).toBeGreaterThan(2);
    expect(await violations(page)).toEqual([]);
    expect(await troubleOn(page)).toEqual([]);
  });

  test("the popup requires an address and a subject", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto("/");
    await page.locator("footer").getByRole("button", { name: "Je m'abonne" }).tap();
    await dialog(page).getByText("Actualités", { exact: true }).tap();
    await dialog(page).getByRole("button", { name: "Je m'abonne" }).tap();
    await dialog(page).getByText("Veuillez saisir une adresse e-mail valide.").waitFor();
    await dialog(page).getByText("Choisissez au moins un sujet.").waitFor();
  });
});

test("the contact form sends a message, which is delivered", async () => {
  const page = await visitor({ device: "phone" });
  const message = unlikeOthers("Où est passé le prix du Hilux ?");
  await page.goto("/contactez-nous");
  await hydrate(page);
  const form = page.locator("#ecrire");
  await form.scrollIntoViewIfNeeded();
  await form.getByText("Erreur de prix", { exact: true }).click();
  await form.getByLabel("Votre nom").fill("Awa Diop");
  await form.getByLabel("Adresse e-mail").fill(`awa.${Math.random()}@exemple.sn`);
  await form.getByLabel("Message").fill(message);
  await timeToFillIn(page);
  await form.getByRole("button", { name: "Envoyer" }).tap();
  await form.getByText("Message envoyé. Réponse sous 2 jours ouvrés.").waitFor();
  await form.getByText(/^[A-Z]{4}-\d{4}$/).waitFor();
  await expect.poll(received).toContain(message);
  expect(await troubleOn(page)).toEqual([]);
});

describe("WCAG 2.2 AA of the message forms, by axe, in both themes", () => {
  test("the lead popup has no violation in any step, with and without errors", async () => {
    const page = await visitor({ device: "phone", bypassCSP: true });
    await page.goto("/");
    await pressHelp(page);
    await step(page, "JE CHERCHE UNE VOITURE");
    expect(await violations(page, { only: FORMS })).toEqual([]);
    await toLastStep(page);
    await dialog(page).getByRole("button", { name: "Recevoir des offres" }).tap();
    await dialog(page).getByText("Veuillez entrer le nom.").waitFor();
    expect(await violations(page, { only: FORMS })).toEqual([]);
  });

  test("the newsletter popup and the contact form have no violation", async () => {
    const page = await visitor({ bypassCSP: true });
    await page.goto("/contactez-nous");
    await hydrate(page);
    await page.locator("#ecrire").scrollIntoViewIfNeeded();
    await page.getByLabel("Votre nom").waitFor();
    expect(await violations(page, { only: FORMS })).toEqual([]);
    await page
      .locator("header")
      .getByRole("button", { name: /^Je m'abonne/ })
      .click();
    await dialog(page).waitFor();
    expect(await violations(page, { only: FORMS })).toEqual([]);
  });
});
