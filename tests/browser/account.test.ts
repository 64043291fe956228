import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import {
  becomeMember,
  button,
  dialog,
  field,
  fillInRegistration,
  memberOn,
  openAccountPopup,
  pressAccountLink,
  signIn,
  signUp,
  stored,
} from "../support/account-popup";
import { aMember, anAccount, followLink, linksFor } from "../support/members";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

const path = (page: Page) => new URL(page.url()).pathname;
/** The names under which the SDK stores the signed-in user. */
const keptByProvider = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.keys(localStorage).filter((key) => key.startsWith("firebase:authUser")),
      ...databases.map(({ name }) => name).filter((name) => name === "firebaseLocalStorageDb"),
    ];
  });
/** Errors on the page, without the provider's refusals, which the browser reports by itself. */
const ownTrouble = async (page: Page) => (await troubleOn(page)).filter(({ what }) => !/identitytoolkit/.test(what));

describe.each(["phone", "desktop"] as const)("an account on a %s", (device) => {
  // rule: members/registered, members/unverified, members/signed-in, members/account-link
  test("an account is created, verified by its e-mail and opened, and then signed out", async () => {
    const page = await visitor({ device });
    const member = aMember();
    await page.goto("/contactez-nous");
    await openAccountPopup(page);
    await signUp(page, member);
    await dialog(page).getByText(member.email).waitFor();
    expect(await stored(page)).toBeNull();

    await button(page, "Identifiez-vous").click();
    await signIn(page, member);
    await dialog(page).getByText("Votre compte n'est pas encore vérifié").waitFor();
    expect([await stored(page), await keptByProvider(page)]).toEqual([null, []]);

    await followLink(member.email);
    await button(page, "Accéder maintenant").click();
    await dialog(page).waitFor({ state: "detached" });
    await page.waitForURL((url) => url.pathname === "/");
    expect(JSON.parse((await stored(page)) ?? "{}")).toMatchObject({ displayName: member.name });
    expect(await keptByProvider(page)).toHaveLength(1);
    await page.reload();
    await hydrate(page);
    await pressAccountLink(page, "SE DÉCONNECTER");
    await expect.poll(() => stored(page)).toBeNull();
    await expect.poll(() => keptByProvider(page)).toEqual([]);
    await page.getByRole("link", { name: "CONNEXION" }).filter({ visible: true }).first().waitFor();
    expect(await ownTrouble(page)).toEqual([]);
  });
});

describe("the account forms", () => {
  // rule: members/popup
  test("the links between the forms empty them and remove the errors", async () => {
    const page = await visitor();
    await page.goto("/");
    await openAccountPopup(page);
    await signIn(page, { email: "awa", password: "Secret123" });
    await dialog(page).getByText("Veuillez saisir une adresse e-mail valide.").waitFor();
    await button(page, "Devenir membre").click();
    expect([await field(page, "Email").inputValue(), await dialog(page).getByText("Veuillez saisir").count()]).toEqual([
      "",
      0,
    ]);
    await fillInRegistration(page, aMember(), "autre");
    await button(page, "Déjà membre?").click();
    await dialog(page).getByRole("heading", { name: "Se connecter" }).waitFor();
    expect([await field(page, "Email").inputValue(), await field(page, "Mot de passe").inputValue()]).toEqual(["", ""]);
  });

  // rule: members/shown-password
  test("a password can be shown", async () => {
    const page = await visitor();
    await page.goto("/");
    await openAccountPopup(page);
    await field(page, "Mot de passe").fill("Secret123");
    await button(page, "Voir : Mot de passe").click();
    expect(await field(page, "Mot de passe").getAttribute("type")).toBe("text");
  });

  // rule: members/reset
  test("a forgotten password has the same answer for every address, and an e-mail for known ones", async () => {
    const page = await visitor();
    const member = await anAccount();
    await page.goto("/");
    for (const [email, mails] of [
      [member.email, 1],
      [`inconnu.${member.email}`, 0],
    ] as const) {
      await openAccountPopup(page);
      await button(page, "Mot de passe oublié?").click();
      await field(page, "Email").fill(email);
      await button(page, "Recevoir un e-mail").click();
      await dialog(page).getByText("Si un compte existe à cette adresse").waitFor();
      expect(await linksFor(email, "PASSWORD_RESET")).toHaveLength(mails);
      await page.keyboard.press("Escape");
    }
  });
});

describe("pages of members", () => {
  // rule: members/signed-in, mine/account-page
  test("/mon-compte asks a visitor to sign in, then shows the name, password, data and deletion of the account", async () => {
    const page = await visitor();
    await page.goto("/mon-compte");
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    const main = page.locator("main");
    await main.getByText("Connectez-vous pour voir votre compte.").waitFor();
    await main.getByRole("button", { name: "Se connecter" }).click();
    await dialog(page).waitFor();
    const member = await becomeMember(page);
    await main.getByText(member.email).waitFor();
    expect(path(page)).toBe("/mon-compte"); // A visitor who was on a page stays there.
    await page.reload();
    await main.getByText(member.email).waitFor();
    expect(await dialog(page).count()).toBe(0);
    const openSetting = (title: string) => main.getByRole("heading", { name: title }).click();
    await openSetting("Mon nom");
    await main.getByLabel("Nom ou Pseudo").fill("Nouveau Nom");
    await main.getByRole("button", { name: "Changer de nom" }).click();
    await expect.poll(async () => JSON.parse((await stored(page)) ?? "{}").displayName).toBe("Nouveau Nom");
    await openSetting("Mon mot de passe");
    await main.getByLabel("Mot de passe actuel").fill("Mauvais123");
    await main.getByLabel("Nouveau mot de passe").fill("Nouveau123");
    await main.getByRole("button", { name: "Changer de mot de passe" }).click();
    await main.getByText("Le mot de passe est incorrect.").waitFor();
    await main.getByLabel("Mot de passe actuel").fill(member.password);
    await main.getByRole("button", { name: "Changer de mot de passe" }).click();
    await page.getByText("Mot de passe changé.").waitFor();
    await openSetting("Mes données");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("link", { name: "Télécharger mes données" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("mon-compte.json");
    await openSetting("Supprimer mon compte");
    await main.getByLabel("Mot de passe", { exact: true }).fill("Nouveau123");
    await main.getByRole("button", { name: "Supprimer pour de bon" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await stored(page)).toBeNull();
  });

  // rule: mine/account-page, members/account-link
  test("« Se déconnecter » at the end of the account signs out, and the page asks to sign in again", async () => {
    const page = await visitor({ device: "phone" });
    await memberOn(page);
    await page.goto("/mon-compte");
    const main = page.locator("main");
    await main.getByRole("button", { name: "Se déconnecter" }).tap();
    await main.getByText("Connectez-vous pour voir votre compte.").waitFor();
    expect(await stored(page)).toBeNull();
  });

  // rule: members/login-page
  test.each([
    ["/login", "Se connecter"],
    ["/register", "S'inscrire"],
  ])("%s shows its form, and redirects a member with a stored record to the home page", async (address, title) => {
    const page = await visitor({ device: "phone" });
    await page.goto(address);
    await page.locator("main").getByRole("heading", { name: title }).waitFor();
    await page.evaluate(() =>
      localStorage.setItem("user", JSON.stringify({ uid: "u1", displayName: "Awa", photoURL: null })),
    );
    await page.goto(address);
    await page.waitForURL((url) => url.pathname === "/");
  });

  test("/login signs in without a popup, and redirects to the home page", async () => {
    const page = await visitor({ device: "phone" });
    const member = await anAccount();
    await page.goto("/login");
    const main = page.locator("main");
    await main.getByLabel("Email").fill(member.email);
    await main.getByLabel("Mot de passe", { exact: true }).fill(member.password);
    await main.getByRole("button", { name: "Accéder maintenant" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(JSON.parse((await stored(page)) ?? "{}")).toMatchObject({ displayName: member.name });
  });

  // rule: members/account-link
  test("signing out in one tab signs out in the others", async () => {
    const page = await visitor();
    await memberOn(page);
    await page.goto("/");
    await hydrate(page);
    const other = await page.context().newPage();
    await other.goto("/contactez-nous");
    await hydrate(other);
    await other.getByRole("link", { name: "SE DÉCONNECTER" }).first().waitFor();
    await page.getByRole("link", { name: "SE DÉCONNECTER" }).first().click();
    await other.getByRole("link", { name: "CONNEXION" }).first().waitFor();
    expect(path(other)).toBe("/contactez-nous");
  });
});

// rule: members/popup-event
test("the popup opens by its event on any page", async () => {
  const page = await visitor();
  await page.goto("/");
  await hydrate(page);
  await page.evaluate(() => dispatchEvent(new Event("open:auth-popup")));
  await dialog(page).waitFor();
});
