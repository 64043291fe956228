import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { button, dialog, openAccountPopup, pressAccountLink, stored } from "../support/account-popup";
import { withGoogleScript } from "../support/google-script";
import { aMember, anAccount, disable, followLink, linksFor, type Person } from "../support/members";
import { comeAs, comeBackAs, openSocialWindow, type Service, socialWindow } from "../support/social-window";
import { hydrate, troubleOn, visitors } from "../support/visitors";
import type { Visit } from "../support/visit";

const visitor = visitors();
const SERVICES: readonly Service[] = ["Google", "Facebook"];
const IDP = "**/accounts:signInWithIdp*";

/** A visitor with the login form open, whose browser loads Google’s script. */
async function atTheForm(visit: Visit = {}): Promise<Page> {
  const page = await visitor(visit);
  await withGoogleScript(page.context());
  await page.goto("/contactez-nous");
  await openAccountPopup(page);
  return page;
}

/** A member who signed in with another service on a new visitor’s page, then opened the home page: a new page closes everything that was open on the one before. */
async function socialMember(service: Service): Promise<{ readonly page: Page; readonly person: Person }> {
  const page = await atTheForm();
  const person = aMember();
  await comeAs(await openSocialWindow(page, service), person);
  await page.waitForURL((url) => url.pathname === "/");
  return { page, person };
}

/** Reports a focus event: a closed window gives focus back to the previous one, but Playwright’s pages always have focus. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

/** Makes the address unverified, as Facebook reports it; the emulator’s window always reports a verified one. */
const asFacebookSays = (page: Page) =>
  page.context().route(IDP, (route) =>
    route.continue({
      postData: (route.request().postData() ?? "").replace("email_verified%22%3Atrue", "email_verified%22%3Afalse"),
    }),
  );

describe("signing in with another service", () => {
  // rule: members/social
  test.each([
    ["Google", "phone"],
    ["Facebook", "desktop"],
  ] as const)(
    "%s on a %s: a new account is made in its window, and opens; then it is left and taken up again",
    async (service, device) => {
      const page = await atTheForm({ device });
      const person = aMember();
      const opened = await openSocialWindow(page, service);
      const closing = opened.waitForEvent("close");
      await comeAs(opened, person);
      await closing;
      await dialog(page).waitFor({ state: "detached" });
      await page.waitForURL((url) => url.pathname === "/");
      expect(JSON.parse((await stored(page)) ?? "{}")).toMatchObject({ displayName: person.name });

      await pressAccountLink(page, "SE DÉCONNECTER");
      await expect.poll(() => stored(page)).toBeNull();
      await page.reload();
      await openAccountPopup(page);
      await comeBackAs(await openSocialWindow(page, service), person);
      await dialog(page).waitFor({ state: "detached" });
      expect(JSON.parse((await stored(page)) ?? "{}")).toMatchObject({ displayName: person.name });
      expect(await troubleOn(page)).toEqual([]);
    },
  );

  test("closing the service’s window shows no error, and the other service answers at once", async () => {
    const page = await atTheForm({ device: "phone" });
    await (await openSocialWindow(page, "Google")).close();
    await comeBack(page);
    const person = aMember();
    const opened = await openSocialWindow(page, "Facebook");
    expect(await dialog(page).getByRole("alert").count()).toBe(0);
    await comeAs(opened, person);
    await dialog(page).waitFor({ state: "detached" });
    expect(await troubleOn(page)).toEqual([]);
  });
});

describe("attempts that open no account", () => {
  test("a closed window shows no error, even when the provider notices it late", async () => {
    const page = await atTheForm();
    await page.clock.install();
    await (await openSocialWindow(page, "Google")).close();
    await page.clock.runFor(15_000);
    await expect.poll(() => button(page, "Continuer avec Google").getAttribute("data-held")).toBeNull();
    expect(await dialog(page).getByRole("alert").count()).toBe(0);
    expect(await stored(page)).toBeNull();
    expect(await troubleOn(page)).toEqual([]);
  });

  test("two quick clicks open one window; after coming back from it, a click replaces it by another", async () => {
    const page = await atTheForm();
    const windows: Page[] = [];
    page.on("popup", (opened) => windows.push(opened));
    await button(page, "Continuer avec Google").dblclick();
    await expect.poll(() => windows.length).toBe(1);
    await comeBack(page);
    await openSocialWindow(page, "Google");
    expect(windows.map((opened) => opened.isClosed())).toEqual([true, false]);
    expect(await dialog(page).getByRole("alert").count()).toBe(0);
    expect(await troubleOn(page)).toEqual([]);
  });

  test("a blocked window is reported, and opens once the browser allows it", async () => {
    const page = await atTheForm();
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await button(page, "Continuer avec Google").click();
    await dialog(page)
      .getByRole("alert")
      .getByText("Votre navigateur a bloqué la fenêtre de connexion : autorisez-la, puis réessayez.")
      .waitFor();
    await comeAs(await openSocialWindow(page, "Google"), aMember());
    await dialog(page).waitFor({ state: "detached" });
  });

  test("when Google’s script fails to load, the error is in view under the longest form", async () => {
    const page = await atTheForm({ device: "small phone" });
    await page.context().route("https://apis.google.com/**", (route) => route.abort());
    await button(page, "Devenir membre").click();
    await button(page, "Créer mon compte").click();
    for (const service of SERVICES) {
      await button(page, `Continuer avec ${service}`).click();
      await dialog(page).getByRole("alert").getByText("Pas de connexion : réessayez dans un instant.").waitFor();
      // The form scrolls to it.
      const isInView = () =>
        dialog(page)
          .getByRole("alert")
          .evaluate((alert) => alert.getBoundingClientRect().bottom <= innerHeight);
      await expect.poll(isInView).toBe(true);
    }
  });

  test("a network failure while the window is open is reported", async () => {
    const page = await atTheForm();
    await page.context().route(IDP, (route) => route.abort("internetdisconnected"));
    await comeAs(await openSocialWindow(page, "Google"), aMember());
    await dialog(page).getByRole("alert").getByText("Pas de connexion : réessayez dans un instant.").waitFor();
  });

  test("each refusal by the provider has its own sentence", async () => {
    const page = await atTheForm();
    for (const [message, sentence] of [
      ["TOO_MANY_ATTEMPTS_TRY_LATER", "Trop d’essais à la suite : attendez quelques minutes."],
      [
        "OPERATION_NOT_ALLOWED : The identity provider configuration is not found.",
        "Cette connexion n’est pas disponible ici : utilisez votre e-mail.",
      ],
      [
        "INVALID_IDP_RESPONSE : The supplied auth credential is malformed.",
        "Quelque chose s'est mal passé, veuillez essayer après un certain temps.",
      ],
    ] as const) {
      // The words of identitytoolkit.googleapis.com; the emulator cannot produce this error.
      await page.context().route(
        IDP,
        (route) =>
          route.fulfill({
            status: 400,
            json: { error: { code: 400, message, errors: [{ message, domain: "global", reason: "invalid" }] } },
            headers: { "Access-Control-Allow-Origin": "*" },
          }),
        { times: 1 },
      );
      await comeAs(await openSocialWindow(page, "Google"), aMember());
      await dialog(page).getByRole("alert").getByText(sentence).waitFor();
      expect(await stored(page)).toBeNull();
    }
  });

  test("a window that is not meant for this site is refused", async () => {
    const page = await atTheForm();
    const opened = await openSocialWindow(page, "Google");
    // Sends what the real handler page would report to its opener, by the emulator’s own means.
    await opened.evaluate(
      'saveAuthEvent({ type: authType, eventId, error: { code: "auth/unauthorized-domain", message: "" } })',
    );
    await dialog(page)
      .getByRole("alert")
      .getByText("Cette connexion n’est pas disponible ici : utilisez votre e-mail.")
      .waitFor();
    expect(opened.isClosed()).toBe(true);
  });

  test("an account that was disabled in the meantime is refused", async () => {
    const { page, person } = await socialMember("Google");
    await pressAccountLink(page, "SE DÉCONNECTER");
    await expect.poll(() => stored(page)).toBeNull();
    await disable(person.email);
    await openAccountPopup(page);
    await comeBackAs(await openSocialWindow(page, "Google"), person);
    await dialog(page).getByRole("alert").getByText("Compte a été désactivé").waitFor();
  });
});

describe("an address that the service does not verify", () => {
  // rule: members/social-unverified
  test("an unverified address does not sign in, but gets the activation e-mail; once its link is followed, the same button opens the account", async () => {
    const page = await atTheForm();
    await asFacebookSays(page);
    const person = aMember();
    await comeAs(await openSocialWindow(page, "Facebook"), person);
    await dialog(page).getByRole("status").getByText(`Un e-mail d’activation a été envoyé à ${person.email}`).waitFor();
    expect(await stored(page)).toBeNull();
    expect(await linksFor(person.email, "VERIFY_EMAIL")).toHaveLength(1);
    await followLink(person.email);
    await comeBackAs(await openSocialWindow(page, "Facebook"), person);
    await dialog(page).waitFor({ state: "detached" });
    expect(JSON.parse((await stored(page)) ?? "{}")).toMatchObject({ displayName: person.name });
  });

  test("an unverified address does not take over an existing account", async () => {
    const page = await visitor();
    await withGoogleScript(page.context());
    const member = await anAccount();
    await page.goto("/");
    await openAccountPopup(page);
    await asFacebookSays(page);
    await comeAs(await openSocialWindow(page, "Facebook"), member);
    await dialog(page)
      .getByRole("alert")
      .getByText("Un compte existe avec cette adresse : connectez-vous comme la première fois.")
      .waitFor();
    expect(await stored(page)).toBeNull();
  });
});

describe("deleting an account that signs in with another service", () => {
  // rule: mine/deleting-again-proved
  test.each(SERVICES)(
    "%s asks for a new sign-in; if its window is closed or another account is chosen, nothing is deleted (long: the window opens four times)",
    async (service) => {
      const { page, person } = await socialMember(service);
      await page.goto("/mon-compte");
      await hydrate(page);
      const main = page.locator("main");
      await main.getByText(person.email).waitFor();
      expect(await main.getByLabel("Mot de passe actuel").count()).toBe(0);
      await main.getByRole("heading", { name: "Supprimer mon compte" }).click();
      const opening = () =>
        socialWindow(page, () => main.getByRole("button", { name: "Supprimer pour de bon" }).click());
      await page.clock.install();
      await (await opening()).close();
      await page.clock.runFor(15_000);
      await main.getByRole("button", { name: "Supprimer pour de bon" }).waitFor();
      expect(await main.getByRole("alert").count()).toBe(0);
      await comeAs(await opening(), aMember());
      await main.getByRole("alert").getByText("Ce n’est pas le compte ouvert ici").waitFor();
      expect(await stored(page)).not.toBeNull();
      await comeBackAs(await opening(), person);
      await page.waitForURL((url) => url.pathname === "/");
      expect(await stored(page)).toBeNull();
      expect((await troubleOn(page)).filter(({ what }) => !/signInWithIdp|status of 400/.test(what))).toEqual([]);
    },
  );
});
