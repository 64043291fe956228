import type { Page } from "playwright";
import { aMember, anAccount, followLink, type Person, signedInRecords } from "./members";
import { hydrate } from "./visitors";

/** The account popup, located by its role and name. */
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Mon compte" });
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => dialog(page).getByRole("button", { name });
/** The stored copy of a member (rule: members/stored-copy). */
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem("user"));

/** Presses CONNEXION or SE DÉCONNECTER. On a phone the link is in the menu, which stays open behind the popup. */
export async function pressAccountLink(page: Page, name: "CONNEXION" | "SE DÉCONNECTER"): Promise<void> {
  const menu = page.locator("header summary").filter({ hasText: "Menu" });
  const inMenu = page.getByRole("navigation", { name: "Menu", exact: true });
  const isPhone = await menu.isVisible();
  if (isPhone && !(await inMenu.isVisible())) await menu.click();
  await (isPhone ? inMenu : page.locator("header")).getByRole("link", { name }).first().click();
}

export async function openAccountPopup(page: Page): Promise<void> {
  await hydrate(page);
  await pressAccountLink(page, "CONNEXION");
  await dialog(page).getByRole("heading", { name: "Se connecter" }).waitFor();
}

export async function fillInRegistration(
  page: Page,
  { name, email, password }: Person,
  confirmation = password,
): Promise<void> {
  await field(page, "Nom ou Pseudo").fill(name);
  await field(page, "Email").fill(email);
  await field(page, "Mot de passe").fill(password);
  await field(page, "Confirmer le mot de passe").fill(confirmation);
}

/** Signs up, from the login form to the success screen. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await button(page, "Devenir membre").click();
  await fillInRegistration(page, person);
  await button(page, "Créer mon compte").click();
  await dialog(page).getByText("Inscription réussie").waitFor();
}

export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await field(page, "Email").fill(email);
  await field(page, "Mot de passe").fill(password);
  await button(page, "Accéder maintenant").click();
}

/** Signs up from the open login form, follows the link of the e-mail, and signs in. */
export async function becomeMember(page: Page): Promise<Person> {
  const person = aMember();
  await signUp(page, person);
  await followLink(person.email);
  await button(page, "Identifiez-vous").click();
  await signIn(page, person);
  await dialog(page).waitFor({ state: "detached" });
  return person;
}

/** Signs in a member with a verified address on a new visitor’s page. The page is blank, and its browser has the records that the site and Firebase store. */
export async function memberOn(page: Page): Promise<Person> {
  const person = await anAccount();
  await page.goto("/robots.txt");
  await page.evaluate(
    (records) => records.forEach(([key, value]) => localStorage.setItem(key, value)),
    await signedInRecords(person),
  );
  return person;
}
