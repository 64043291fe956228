import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { button, dialog, field, openAccountPopup, signUp, stored } from "../support/account-popup";
import { FRAME, violations } from "../support/axe";
import { aMember, followLink } from "../support/members";
import { hydrate, visitors } from "../support/visitors";

const visitor = visitors();

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
const inDialog = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null);

/** Presses Tab until the control has focus. */
async function tabTo(control: Locator): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await isFocused(control)) return;
    await control.page().keyboard.press("Tab");
  }
  throw new Error(`Tab never gets to ${control}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(field(page, label));
  await page.keyboard.type(text);
}

describe("the account popup by keyboard alone", () => {
  test("the account popup opens, signs up, goes back and signs in by Tab, Enter and Space", async () => {
    const page = await visitor();
    const member = aMember();
    await page.goto("/");
    await hydrate(page);
    await tabTo(page.locator("header").getByRole("link", { name: "CONNEXION" }));
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await tabTo(button(page, "Devenir membre"));
    await page.keyboard.press("Space");
    await expect.poll(() => isFocused(dialog(page).getByRole("heading", { name: "S'inscrire" }))).toBe(true);
    await typeInto(page, "Nom ou Pseudo", member.name);
    await typeInto(page, "Email", member.email);
    await typeInto(page, "Mot de passe", member.password);
    await tabTo(button(page, "Voir : Mot de passe"));
    await page.keyboard.press("Space");
    expect(await field(page, "Mot de passe").getAttribute("type")).toBe("text");
    await typeInto(page, "Confirmer le mot de passe", member.password);
    await tabTo(button(page, "Créer mon compte"));
    await page.keyboard.press("Space");
    await dialog(page).getByText("Inscription réussie").waitFor();
    await expect.poll(() => isFocused(dialog(page).getByRole("status"))).toBe(true);

    await followLink(member.email);
    await tabTo(button(page, "Identifiez-vous"));
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(dialog(page).getByRole("heading", { name: "Se connecter" }))).toBe(true);
    await typeInto(page, "Email", member.email);
    await typeInto(page, "Mot de passe", member.password);
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "detached" });
    expect(await stored(page)).not.toBeNull();
  });

  // rule: members/accessible-forms
  test("focus goes to the first invalid field, stays in the dialog, and returns to the button with Escape", async () => {
    const page = await visitor();
    await page.goto("/contactez-nous");
    await hydrate(page);
    const opener = page.locator("header").getByRole("link", { name: "CONNEXION" });
    await tabTo(opener);
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    for (const key of ["Tab", "Shift+Tab"])
      for (let pressed = 0; pressed < 14; pressed++) {
        await page.keyboard.press(key);
        expect(await inDialog(page)).toBe(true);
      }
    await tabTo(button(page, "Accéder maintenant"));
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(field(page, "Email"))).toBe(true);
    await tabTo(button(page, "Mot de passe oublié?"));
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(dialog(page).getByRole("heading", { name: "Mot de passe oublié" }))).toBe(true);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await isFocused(opener)).toBe(true);
  });
});

describe("WCAG 2.2 AA of the account forms, by axe, in both themes", () => {
  const visit = { device: "phone", bypassCSP: true } as const;
  const inPopup = (page: Page) => violations(page, { only: "dialog" });

  test("the popup has no violation: its forms, their errors and their results (long: axe on each of its forms)", async () => {
    const page = await visitor(visit);
    const member = aMember();
    await page.goto("/");
    await openAccountPopup(page);
    await button(page, "Accéder maintenant").click();
    await dialog(page).getByText("Veuillez entrer le mot de passe.").waitFor();
    expect(await inPopup(page)).toEqual([]);
    await button(page, "Mot de passe oublié?").click();
    await button(page, "Recevoir un e-mail").click();
    await dialog(page).getByText("Veuillez saisir une adresse e-mail valide.").waitFor();
    expect(await inPopup(page)).toEqual([]);
    await field(page, "Email").fill(member.email);
    await button(page, "Recevoir un e-mail").click();
    await dialog(page).getByText("Si un compte existe").waitFor();
    expect(await inPopup(page)).toEqual([]);
    await button(page, "Retour à la connexion").click();
    await button(page, "Devenir membre").click();
    expect(await inPopup(page)).toEqual([]);
    await button(page, "Déjà membre?").click();
    await signUp(page, member);
    expect(await inPopup(page)).toEqual([]);
  });

  test.each([
    ["/login", "Accéder maintenant", "Veuillez entrer le mot de passe."],
    ["/register", "Créer mon compte", "Veuillez entrer le nom."],
  ])("%s has no violation", async (address, send, sentence) => {
    const page = await visitor(visit);
    await page.goto(address);
    const main = page.locator("main");
    await main.getByRole("button", { name: send }).click();
    await main.getByText(sentence).waitFor();
    expect(await violations(page, { besides: FRAME })).toEqual([]);
  });
});
