import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { becomeMember, memberOn } from "../support/account-popup";
import { addressesOf, sample } from "../support/kinds";
import { unlikeOthers } from "../support/messages";
import { received } from "../support/reception";
import { fillInReview, reviewForm, sendReview } from "../support/review-form";
import { headingOf } from "../support/seen-in-page";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

// rule: guide/review-by-member, guide/review-no-contact
test("a review is written by a visitor who becomes a member, and awaits moderation; its draft is then deleted (long: an account is made)", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(sample("model"));
  await hydrate(page);
  const button = page.getByRole("button", { name: "Donner mon avis" });
  const likes = unlikeOthers("Increvable, et les pièces se trouvent partout.");
  await button.tap();
  await becomeMember(page);
  const review = reviewForm(page);
  await review.waitFor();
  await review.getByLabel("Ses qualités").fill("court");
  await review.getByRole("button", { name: "Envoyer mon avis" }).tap();
  await review.getByText("Entrez l’année du véhicule, comme 2019.").waitFor();
  await fillInReview(page, `${likes} 77 123 45 67`);
  await review.getByRole("button", { name: "Envoyer mon avis" }).tap();
  await review.getByText("Ne mettez ni numéro de téléphone, ni adresse e-mail, ni lien.").waitFor();
  await page.reload();
  await hydrate(page);
  await button.tap();
  await review.waitFor();
  expect(await review.getByLabel("Kilométrage").inputValue()).toBe("118 000"); // The value comes from the draft.
  await review.getByLabel("Ses qualités").fill(likes);
  await sendReview(page);
  await expect.poll(received).toContain(likes);
  await review.getByRole("button", { name: "Fermer" }).last().tap();
  expect((await troubleOn(page)).filter(({ what }) => !/identitytoolkit/.test(what))).toEqual([]);

  await button.tap();
  await review.getByLabel("Kilométrage").waitFor();
  expect(await review.getByLabel("Kilométrage").inputValue()).toBe("");
});

describe("the home page of reviews, where no model is given", () => {
  // rule: guide/review-by-member
  test("a member chooses the model by its brand, and the form names the car; each car has a draft of its own", async () => {
    const page = await visitor({ device: "phone" });
    await memberOn(page);
    await page.goto("/guide-auto/avis-des-automobilistes");
    await hydrate(page);
    const choice = page.getByRole("dialog", { name: "Donner mon avis" });
    const choose = (model: string) => choice.getByLabel("Modèle").selectOption({ label: model });
    const review = page.getByRole("dialog", { name: "Mon avis : Toyota Hilux" });
    await page.getByRole("button", { name: "Donner mon avis" }).click();
    await choice.getByRole("button", { name: "Continuer" }).click();
    await choice.getByText("Choisissez une marque.").waitFor();
    expect(await choice.getByLabel("Marque").evaluate((field) => field === document.activeElement)).toBe(true);
    await choice.getByLabel("Marque").selectOption({ label: "Toyota" });
    await choice.getByRole("button", { name: "Continuer" }).click();
    await choice.getByText("Choisissez un modèle.").waitFor();
    await choose("Hilux");
    await choice.getByRole("button", { name: "Continuer" }).click();
    await review.waitFor();
    expect(
      await review
        .getByRole("heading", { name: "Mon avis : Toyota Hilux" })
        .evaluate((title) => title === document.activeElement),
    ).toBe(true);
    await review.getByLabel("Kilométrage").fill("118 000");
    await review.getByRole("button", { name: "Changer de modèle" }).click();
    await choice.getByLabel("Marque").selectOption({ label: "Kia" });
    await choose("Picanto");
    await choice.getByRole("button", { name: "Continuer" }).click();
    const other = page.getByRole("dialog", { name: "Mon avis : Kia Picanto" });
    expect(await other.getByLabel("Kilométrage").inputValue()).toBe("");
    await other.getByRole("button", { name: "Changer de modèle" }).click();
    await choice.getByLabel("Marque").selectOption({ label: "Toyota" });
    await choose("Hilux");
    await choice.getByRole("button", { name: "Continuer" }).click();
    expect(await review.getByLabel("Kilométrage").inputValue()).toBe("118 000");
    const [rules] = await Promise.all([
      page.waitForEvent("popup"),
      review.getByRole("link", { name: "nos règles" }).click(),
    ]);
    await rules.getByText("Un avis par personne et par modèle.").waitFor();
    await review.press("Escape");
    await review.waitFor({ state: "detached" });
    expect(
      await page
        .getByRole("button", { name: "Donner mon avis" })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    // The dialog is closed at once, and its place is emptied in the next rendering.
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("visible");
  });

  test("a visitor without scripts filters by brand, then by model, sorts, turns the page, and finds how to write a review", async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto("/guide-auto/avis-des-automobilistes");
    expect(await page.getByRole("button", { name: "Donner mon avis" }).isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "choisissez le modèle" }).getAttribute("href")).toBe(
      "/guide-auto/voitures-neuves",
    );
    const unfold = (summary: string) => page.locator("main summary", { hasText: summary }).click();
    await unfold("Par voiture");
    await page.getByRole("link", { name: /^Toyota \(/ }).click();
    expect(await headingOf(page)).toBe("Avis sur les Toyota");
    await unfold("Plus récents");
    await page.getByRole("link", { name: "Kilométrage décroissant" }).click();
    await unfold("Kilométrage décroissant");
    expect(await page.getByRole("link", { name: "Kilométrage décroissant" }).getAttribute("aria-current")).toBe("page");
    await page.getByRole("link", { name: "Suivante" }).click();
    await page.getByText(/Page 2 sur \d/).waitFor();
    expect(addressesOf("reordered review list")).toContain(new URL(page.url()).pathname);
    await page.getByRole("link", { name: /^Hilux \d,\d \(/ }).click();
    expect(await headingOf(page)).toBe("Avis sur le Toyota Hilux");
    await page.getByRole("link", { name: "Prix et versions" }).click();
    expect(await headingOf(page)).toMatch(/^Toyota Hilux neuf/);
    await page.getByRole("link", { name: /^Tous les avis \(/ }).click();
    expect(await headingOf(page)).toBe("Avis sur le Toyota Hilux");
  });
});

describe("votes on somebody’s review", () => {
  // rule: guide/review-votes
  test("a visitor becomes a member to find a review useful, once, then reports it with a reason (long: an account is made)", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto(sample("review list"));
    await hydrate(page);
    const review = page.locator("main article").first();
    const before = Number(/Utile \((\d+)\)/.exec(await review.innerText())?.[1] ?? 0);
    const useful = review.getByRole("button", { name: /^Utile/ });
    await useful.tap();
    await becomeMember(page);
    await review.getByRole("button", { name: `Utile (${before + 1})` }).waitFor();
    expect(await useful.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(received).toMatch(/voter_avis/);

    await page.reload();
    await hydrate(page);
    await useful.tap();
    await page.getByText("C’est déjà noté : une fois par membre.").waitFor();

    await review.getByRole("button", { name: /^Signaler/ }).tap();
    const box = page.getByRole("dialog", { name: /^Signaler l’avis de / });
    await box.getByRole("button", { name: "Signaler cet avis" }).tap();
    await box.getByText("Choisissez une raison.").waitFor();
    await box.getByText("Il raconte des choses fausses").tap();
    await box.getByRole("button", { name: "Signaler cet avis" }).tap();
    await box.waitFor({ state: "detached" });
    await page.getByText("Merci ! La rédaction va relire cet avis.").waitFor();
    await expect.poll(received).toMatch(/signaler_avis[^§]*faux/);
    expect((await troubleOn(page)).filter(({ what }) => !/409/.test(what))).toEqual([]);
  });

  // rule: guide/review-votes
  test("a visitor who closes the account popup has not voted", async () => {
    const page = await visitor();
    await page.goto(sample("review list"));
    await hydrate(page);
    const useful = page
      .locator("main article")
      .first()
      .getByRole("button", { name: /^Utile/ });
    await useful.click();
    await page.getByRole("dialog", { name: "Mon compte" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Mon compte" }).waitFor({ state: "detached" });
    expect(await useful.getAttribute("aria-pressed")).toBe("false");
  });
});

// rule: mine/account-page, mine/own-reviews, guide/review-waits
test("a member finds their review in their account and in the file of their data, and withdraws it (long: three pages)", async () => {
  const page = await visitor();
  await memberOn(page);
  await page.goto(sample("model"));
  await hydrate(page);
  await page.getByRole("button", { name: "Donner mon avis" }).click();
  await reviewForm(page).waitFor();
  const likes = unlikeOthers("Elle n’a jamais calé au péage de Thiès.");
  await fillInReview(page, likes);
  await sendReview(page);
  await expect.poll(received).toContain(likes);
  await page.goto("/mon-compte");
  await hydrate(page);
  const main = page.locator("main");
  await main.getByText("en attente de relecture").waitFor();
  await main.getByRole("heading", { name: "Mes données" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Télécharger mes données" }).click(),
  ]);
  expect(await text(await file.createReadStream())).toContain(likes);
  await main.getByRole("button", { name: /^Retirer mon avis/ }).click();
  await main.getByRole("button", { name: /^Oui, retirer pour de bon/ }).click();
  await main.getByText("Vous n’avez pas encore donné d’avis.").waitFor();
  await page.reload();
  await hydrate(page);
  await main.getByText("Vous n’avez pas encore donné d’avis.").waitFor();
  expect(await troubleOn(page)).toEqual([]);
});
