import { expect, test } from "vitest";
import { becomeMember } from "../support/account-popup";
import { sample } from "../support/kinds";
import { anAddress } from "../support/reference-api";
import { received } from "../support/reception";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

test("a review: the visitor becomes a member, answers, and it waits to be read; a sent draft is gone", async () => {
  const page = await visitor({ device: "phone", extraHTTPHeaders: { "CF-Connecting-IP": anAddress() } });
  await page.goto(sample("model"));
  await hydrate(page);
  const button = page.getByRole("button", { name: "Donner mon avis" });
  const likes = `Increvable, et les pièces se trouvent partout. ${Math.random()}`;
  await button.tap();
  await becomeMember(page);
  const review = page.getByRole("dialog", { name: /^Mon avis/ });
  await review.waitFor();
  await review.getByLabel("Ses qualités").fill("court");
  await review.getByRole("button", { name: "Envoyer mon avis" }).tap();
  await review.getByText("Entrez l’année du véhicule, comme 2019.").waitFor();
  await review.getByLabel("Année du véhicule").fill("2019");
  await review.getByLabel("Kilométrage").fill("118 000");
  await review.getByLabel("Depuis combien de mois ?").fill("36");
  await review.getByText("Piste", { exact: true }).tap();
  for (const mark of await review.getByRole("group", { name: /de 1 à 5/ }).all()) await mark.getByText("4", { exact: true }).tap();
  await review.getByLabel("Ses qualités").fill(`${likes} 77 123 45 67`);
  await review.getByLabel("Ses défauts").fill("Sautillant à vide, et la climatisation peine en mai.");
  await review.getByText("Oui", { exact: true }).tap();
  await review.getByRole("checkbox", { name: /Je possède/ }).check();
  await review.getByRole("button", { name: "Envoyer mon avis" }).tap();
  await review.getByText("Ne mettez ni numéro de téléphone, ni adresse e-mail, ni lien.").waitFor();
  await page.reload();
  await hydrate(page);
  await button.tap();
  await review.waitFor();
  expect(await review.getByLabel("Kilométrage").inputValue()).toBe("118 000"); // the draft
  await review.getByLabel("Ses qualités").fill(likes);
  await page.waitForTimeout(2_100); // nobody fills it in sooner
  await review.getByRole("button", { name: "Envoyer mon avis" }).tap();
  await review.getByText("Merci ! Votre avis sera publié après vérification.").waitFor();
  await expect.poll(received).toContain(likes);
  await review.getByRole("button", { name: "Fermer" }).last().tap();
  expect((await troubleOn(page)).filter(({ what }) => !/identitytoolkit/.test(what))).toEqual([]);

  await button.tap();
  await review.getByLabel("Kilométrage").waitFor();
  expect(await review.getByLabel("Kilométrage").inputValue()).toBe("");
});
