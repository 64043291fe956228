import { text } from "node:stream/consumers";
import type { Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import { becomeMember, dialog, memberOn } from "../support/account-popup";
import { accepted } from "../support/accepted";
import { violations } from "../support/axe";
import { settle, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const ADDRESS = "/poster-une-annonce";
const phone = () => visitor({ device: "phone" });

const aPhoto = async (red: number) => ({
  name: `photo-${red}.jpg`,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: { r: red, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer(),
});
const field = (page: Page, label: string) => page.locator("main").getByLabel(label, { exact: true });
const tile = (page: Page, words: string) => page.locator("main").getByLabel(words, { exact: true }).check();
const onward = (page: Page) => page.getByRole("button", { name: "Continuer" }).tap();
const at = (page: Page, title: string) => page.getByRole("heading", { name: title, exact: true }).waitFor();

async function fillInState(page: Page): Promise<void> {
  await tile(page, "Venant");
  await tile(page, "Dédouané, muté");
  await field(page, "Kilométrage").fill("118 000");
}

async function fillInCar(page: Page): Promise<void> {
  await field(page, "Marque").selectOption({ label: "Toyota" });
  await field(page, "Modèle").selectOption({ label: "Hilux" });
  await page.getByText(/^D’après notre guide : Pick-up, /).waitFor();
  await field(page, "Année").fill("2017");
  await tile(page, "Diesel");
  await tile(page, "Manuelle");
  await field(page, "Carrosserie").selectOption("pick-up");
}

// rule: market/posting-sign-in, market/posting-steps, mine/account-page, mine/data-file
test("a visitor reads the requirements, becomes a member, posts an ad in six steps, and finds it in their account (long: a whole posting, with axe at each step)", async () => {
  const page = await phone();
  await page.goto(ADDRESS);
  await dialog(page).waitFor(); // The account popup opens first.
  await dialog(page).getByText("Déjà un compte ?").tap();
  await becomeMember(page);
  await at(page, "Le véhicule");
  expect(await violations(page, { only: "main" })).toEqual([]);
  await fillInCar(page);
  await page.reload();
  await page.getByText("Vous avez commencé une annonce : Toyota Hilux 2017.").waitFor();
  await page.getByRole("button", { name: "Reprendre votre brouillon" }).tap();
  await onward(page);

  await at(page, "État et papiers");
  await fillInState(page);
  expect(await violations(page, { only: "main" })).toEqual([]);
  await onward(page);

  await at(page, "Équipements");
  await tile(page, "Climatisation");
  await field(page, "Description").fill("Une seule main, entretien suivi, aucun frais à prévoir. 77 123 45 67");
  await onward(page);
  await page.getByText(/^Ne mettez ni numéro de téléphone/).waitFor();
  await field(page, "Description").fill("Une seule main, entretien suivi, aucun frais à prévoir.");
  await onward(page);

  await at(page, "Photos");
  await onward(page);
  await page.getByText(/^Ajoutez au moins 3 photos\./).waitFor();
  await page.locator("#photos-choose").setInputFiles(await Promise.all([40, 120, 200].map(aPhoto)));
  await expect
    .poll(() => page.getByRole("status").allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringMatching(/3 photos envoyées/)]));
  await onward(page);

  await at(page, "Prix et contact");
  await field(page, "Prix, en francs CFA").fill("9500");
  await page.getByRole("button", { name: /^× 1\.000/ }).tap();
  await field(page, "Région").selectOption("dakar");
  await field(page, "Ville la plus proche").selectOption("Yoff");
  await field(page, "Téléphone").fill("33 800 00 42");
  expect(await field(page, "Nom affiché").inputValue()).toMatch(/^Awa /);
  expect(await violations(page, { only: "main" })).toEqual([]);
  await onward(page);

  await at(page, "Vérifier");
  await page.getByText("9.500.000").first().waitFor();
  await page.locator("main").getByRole("checkbox").check();
  expect(await violations(page, { only: "main" })).toEqual([]);
  await page.getByRole("button", { name: "Publier mon annonce" }).tap();
  await accepted(page.locator("main"), /^Votre annonce est enregistrée\. Elle sera en ligne après vérification/);
  await page.getByRole("link", { name: "Voir mes annonces" }).tap();
  const ad = page.getByRole("article", { name: "Toyota Hilux 2017" });
  await ad.getByText("En vérification").waitFor();
  expect(await violations(page, { only: "main" })).toEqual([]);

  await page.getByRole("heading", { name: "Mes données" }).tap();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Télécharger mes données" }).tap(),
  ]);
  expect(JSON.parse(await text(await download.createReadStream())).annonces).toMatchObject([
    { etat: "en_attente", texte: { vehicle: { model_name: "Hilux" } } },
  ]);
  await ad.getByRole("button", { name: /^Supprimer/ }).tap();
  await ad.getByRole("button", { name: /^Oui, supprimer pour de bon/ }).tap();
  await page.getByText("Vous n’avez pas encore d’annonce.").waitFor();
  expect((await troubleOn(page)).filter(({ what }) => !/identitytoolkit/.test(what))).toEqual([]);
});

// rule: market/posting-sign-in
test("a visitor who begins without an account writes three steps, and signs up before the photos without losing a word", async () => {
  const page = await phone();
  await page.goto(ADDRESS);
  await dialog(page).waitFor();
  await dialog(page).getByRole("button", { name: "Commencer sans compte" }).tap();
  await at(page, "Le véhicule");
  await page.getByText(/^Commencez tout de suite\./).waitFor();
  await fillInCar(page);
  await onward(page);
  await at(page, "État et papiers");
  await fillInState(page);
  await onward(page);
  await at(page, "Équipements");
  await field(page, "Description").fill("Une seule main, entretien suivi, aucun frais à prévoir.");
  await onward(page);

  await at(page, "Photos");
  await dialog(page).waitFor();
  await becomeMember(page);
  await page.locator("#photos-choose").waitFor({ state: "attached" });
  await settle(page); // Until the answers have reached the account, an ad has no name there; whoever leaves before that goes on where the draft is.
  await page.goto("/mon-compte");
  await page.getByRole("article", { name: "Toyota Hilux 2017" }).getByText("Brouillon").waitFor();
  expect((await troubleOn(page)).filter(({ what }) => !/identitytoolkit/.test(what))).toEqual([]);
});

// rule: market/posting-draft
test("a draft begun on one device is finished from the account on another", async () => {
  const page = await phone();
  await memberOn(page);
  await page.goto(ADDRESS);
  await at(page, "Le véhicule");
  await fillInCar(page);
  await onward(page);
  await at(page, "État et papiers");
  await page.evaluate(() => localStorage.removeItem("annonce-brouillon"));
  await page.goto("/mon-compte");
  await page
    .getByRole("article", { name: "Toyota Hilux 2017" })
    .getByRole("link", { name: /^Terminer/ })
    .tap();
  await at(page, "Le véhicule");
  expect(await field(page, "Année").inputValue()).toBe("2017");
});

test("without scripts the page explains how posting works, and that its form needs scripts", async () => {
  const page = await visitor({ device: "phone", javaScriptEnabled: false });
  await page.goto(ADDRESS);
  await page.getByRole("heading", { name: "Ce qu’il vous faut" }).waitFor();
  expect(await page.getByRole("button", { name: "Se connecter" }).isVisible()).toBe(false);
});
