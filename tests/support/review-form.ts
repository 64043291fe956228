import type { Page } from "playwright";
import { accepted } from "./accepted";
import { timeToFillIn } from "./visit";

export const reviewForm = (page: Page) => page.getByRole("dialog", { name: /^Mon avis/ });

/** Answers every question of the review form. @param likes text by which the test identifies the review */
export async function fillInReview(page: Page, likes: string): Promise<void> {
  const form = reviewForm(page);
  await form.getByLabel("Année du véhicule").fill("2019");
  await form.getByLabel("Kilométrage").fill("118 000");
  await form.getByLabel("Depuis combien de mois ?").fill("36");
  await form.getByText("Piste", { exact: true }).click();
  for (const mark of await form.getByRole("group", { name: /de 1 à 5/ }).all())
    await mark.getByText("4", { exact: true }).click();
  await form.getByLabel("Ses qualités").fill(likes);
  await form.getByLabel("Ses défauts").fill("Sautillant à vide, et la climatisation peine en mai.");
  await form.getByText("Oui", { exact: true }).click();
  await form.getByRole("checkbox", { name: /Je possède/ }).check();
}

/** Sends the form, once enough time has passed for a person to fill it in. */
export async function sendReview(page: Page): Promise<void> {
  await timeToFillIn(page);
  await reviewForm(page).getByRole("button", { name: "Envoyer mon avis" }).click();
  await accepted(reviewForm(page), "Merci ! Votre avis sera publié après vérification.");
}
