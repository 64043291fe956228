import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { button, dialog, field, fillInRegistration, openAccountPopup, signIn, stored } from "../support/account-popup";
import { aMember, anAccount, disable, linksFor, type Person, withEmailPrivacy } from "../support/members";
import { visitors } from "../support/visitors";

const visitor = visitors();

const GENERIC = "Quelque chose s'est mal passé, veuillez essayer après un certain temps.";
const BAD_EMAIL = "Veuillez saisir une adresse e-mail valide.";
const RULE =
  "Le mot de passe doit comporter au moins 8 caractères et contenir un chiffre, une lettre majuscule, une lettre minuscule.";
const OFFLINE = "Pas de connexion : réessayez dans un instant.";
const OFTEN = "Trop d’essais à la suite : attendez quelques minutes.";
const SIGN_IN = "**/accounts:signInWithPassword*";
const SIGN_UP = "**/accounts:signUp*";

async function atLogin(): Promise<Page> {
  const page = await visitor();
  await page.goto("/");
  await openAccountPopup(page);
  return page;
}

async function atRegister(): Promise<Page> {
  const page = await atLogin();
  await button(page, "Devenir membre").click();
  return page;
}

/** A visitor who has an account, with the login form open. */
async function memberAtLogin(): Promise<{ readonly page: Page; readonly member: Person }> {
  const [member, page] = await Promise.all([anAccount(), atLogin()]);
  return { page, member };
}

/** The error under a field of the popup, which is linked to the field for screen readers. */
const under = (page: Page, label: string) =>
  field(page, label).evaluate((input) => {
    const wrong = input.getAttribute("aria-describedby")?.split(" ").at(-1); // The error's id comes after the hint's.
    return input.getAttribute("aria-invalid") === "true" && wrong
      ? (document.getElementById(wrong)?.textContent ?? null)
      : null;
  });
const alert = (page: Page, sentence: string) =>
  dialog(page).getByRole("alert").getByText(sentence, { exact: true }).waitFor();

/** A refusal in the words of identitytoolkit.googleapis.com, for errors that the emulator cannot produce. */
const refusal = (message: string) => (route: Route) =>
  route.fulfill({
    status: 400,
    headers: { "Access-Control-Allow-Origin": "*" },
    json: { error: { code: 400, message, errors: [{ message, domain: "global", reason: "invalid" }] } },
  });
const unreachable = (route: Route) => route.abort("internetdisconnected");

// rule: members/login-form
test("the login form reports missing and invalid fields, moves focus to the first one, and sends no request", async () => {
  const page = await atLogin();
  let asked = 0;
  page.on("request", (request) => void (request.url().includes("accounts:") && asked++));
  for (const [what, email, password, ofEmail, ofPassword] of [
    ["nothing", "", "", BAD_EMAIL, "Veuillez entrer le mot de passe."],
    ["blanks alone", "  ", "   ", BAD_EMAIL, "Veuillez entrer le mot de passe."],
    ["no at sign", "awa.exemple.sn", "x", BAD_EMAIL, null],
    ["a host of one word", "awa@exemple", "x", BAD_EMAIL, null],
    ["no password", "awa@exemple.sn", "", null, "Veuillez entrer le mot de passe."],
  ] as const) {
    await button(page, "Devenir membre").click();
    await button(page, "Déjà membre?").click(); // Switching the forms empties the fields and removes the errors.
    await signIn(page, { email, password });
    await expect
      .poll(async () => [await under(page, "Email"), await under(page, "Mot de passe")], { message: what })
      .toEqual([ofEmail, ofPassword]);
    await expect
      .poll(
        () => field(page, ofEmail ? "Email" : "Mot de passe").evaluate((input) => document.activeElement === input),
        { message: what },
      )
      .toBe(true);
  }
  expect(asked).toBe(0);
});

// rule: members/register-form
describe("the register form", () => {
  test("each error stands under its own field only (long: ten registrations)", async () => {
    const page = await atRegister();
    const awa: Person = { name: "Awa", email: "awa@exemple.sn", password: "Secret123" };
    const labels = ["Nom ou Pseudo", "Email", "Mot de passe", "Confirmer le mot de passe"] as const;
    for (const [person, confirmation, label, sentence] of [
      [{ ...awa, name: " " }, "Secret123", "Nom ou Pseudo", "Veuillez entrer le nom."],
      [{ ...awa, email: "" }, "Secret123", "Email", BAD_EMAIL],
      [{ ...awa, email: "awa@@exemple.sn" }, "Secret123", "Email", BAD_EMAIL],
      [{ ...awa, password: "" }, "Secret123", "Mot de passe", "Veuillez entrer le mot de passe."],
      [{ ...awa, password: "Secret1" }, "Secret1", "Mot de passe", RULE],
      [{ ...awa, password: "SecretSecret" }, "SecretSecret", "Mot de passe", RULE],
      [{ ...awa, password: "secret123" }, "secret123", "Mot de passe", RULE],
      [{ ...awa, password: "SECRET123" }, "SECRET123", "Mot de passe", RULE],
      [awa, "", "Confirmer le mot de passe", "Veuillez saisir le mot de passe de confirmation."],
      [awa, "Secret124", "Confirmer le mot de passe", "Confirmer le mot de passe ne correspond pas."],
    ] as const) {
      await button(page, "Déjà membre?").click();
      await button(page, "Devenir membre").click();
      await fillInRegistration(page, person, confirmation);
      await button(page, "Créer mon compte").click();
      const expected = labels.map((other) => (other === label ? sentence : null));
      await expect
        .poll(() => Promise.all(labels.map((other) => under(page, other))), { message: `${label}: ${sentence}` })
        .toEqual(expected);
    }
  });

  test("spaces around the typed values are ignored", async () => {
    const page = await atRegister();
    const member = aMember();
    const padded: Person = { name: `  ${member.name} `, email: ` ${member.email}  `, password: ` ${member.password} ` };
    const asked = page.waitForRequest(SIGN_UP);
    const named = page.waitForRequest("**/accounts:update*");
    await fillInRegistration(page, padded, `${member.password}  `);
    await button(page, "Créer mon compte").click();
    expect((await asked).postDataJSON()).toMatchObject({ email: member.email, password: member.password });
    expect((await named).postDataJSON()).toMatchObject({ displayName: member.name });
    await dialog(page).getByText(member.email).waitFor();
    await button(page, "Identifiez-vous").click();
    await signIn(page, padded);
    await dialog(page).getByText("Votre compte n'est pas encore vérifié").waitFor();
  });
});

// rule: members/login-refusals
describe("refusals by the provider at sign-in", () => {
  test("a wrong password, an unknown address and a disabled account each have their own sentence", async () => {
    const { page, member } = await memberAtLogin();
    await signIn(page, { ...member, password: "Mauvais123" });
    await expect.poll(() => under(page, "Mot de passe")).toBe("Le mot de passe est incorrect.");
    await signIn(page, { ...member, email: `inconnu.${member.email}` });
    await expect.poll(() => under(page, "Email")).toBe("L'utilisateur est introuvable.");
    await disable(member.email);
    await signIn(page, member);
    await expect.poll(() => under(page, "Email")).toBe("Compte a été désactivé");
    expect(await stored(page)).toBeNull();
  });

  test("where the provider does not reveal which addresses it knows, one sentence covers both cases", async () => {
    const { page, member } = await memberAtLogin();
    await withEmailPrivacy(async () => {
      for (const wrong of [
        { ...member, password: "Mauvais123" },
        { ...member, email: `inconnu.${member.email}` },
      ]) {
        await signIn(page, wrong);
        await alert(page, "L’adresse e-mail ou le mot de passe est incorrect.");
        expect([await under(page, "Email"), await under(page, "Mot de passe")]).toEqual([null, null]);
      }
      for (const [email, mails] of [
        [`inconnu.${member.email}`, 0],
        [member.email, 1],
      ] as const) {
        await button(page, "Mot de passe oublié?").click();
        await field(page, "Email").fill(email);
        await button(page, "Recevoir un e-mail").click();
        await dialog(page).getByText("Si un compte existe à cette adresse").waitFor();
        expect(await linksFor(email, "PASSWORD_RESET")).toHaveLength(mails);
        await button(page, "Retour à la connexion").click();
      }
    });
  });

  test("after too many attempts, a network failure or an unknown error the fields keep their values, and the next attempt succeeds", async () => {
    const { page, member } = await memberAtLogin();
    for (const [answer, sentence] of [
      [
        refusal(
          "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.",
        ),
        OFTEN,
      ],
      [unreachable, OFFLINE],
      [refusal("OPERATION_NOT_ALLOWED"), GENERIC],
    ] as const) {
      await page.route(SIGN_IN, answer, { times: 1 });
      await signIn(page, member);
      await alert(page, sentence);
      expect(await field(page, "Email").inputValue()).toBe(member.email);
    }
    await button(page, "Accéder maintenant").click();
    await dialog(page).waitFor({ state: "detached" });
  });
});

// rule: members/register-refusals
describe("refusals by the provider at sign-up", () => {
  test("an address that is taken is reported", async () => {
    const { page, member } = await memberAtLogin();
    await button(page, "Devenir membre").click();
    await fillInRegistration(page, member);
    await button(page, "Créer mon compte").click();
    await expect.poll(() => under(page, "Email")).toBe("cet email est déjà utilisé.");
    expect(await field(page, "Nom ou Pseudo").inputValue()).toBe(member.name);
  });

  test("an address or a password that the provider refuses is reported under its field", async () => {
    const page = await atRegister();
    for (const [message, label, sentence] of [
      ["INVALID_EMAIL", "Email", BAD_EMAIL],
      [
        "WEAK_PASSWORD : Password should be at least 6 characters",
        "Mot de passe",
        "Veuillez entrer un mot de passe fort.",
      ],
    ] as const) {
      await page.route(SIGN_UP, refusal(message), { times: 1 });
      await fillInRegistration(page, aMember());
      await button(page, "Créer mon compte").click();
      await expect.poll(() => under(page, label)).toBe(sentence);
    }
  });

  test("too many attempts, a network failure and an unknown error have a sentence each; only the unknown error empties the form", async () => {
    const page = await atRegister();
    const labels = ["Nom ou Pseudo", "Email", "Mot de passe", "Confirmer le mot de passe"];
    for (const [answer, sentence, cleared] of [
      [refusal("TOO_MANY_ATTEMPTS_TRY_LATER"), OFTEN, false],
      [unreachable, OFFLINE, false],
      [refusal("OPERATION_NOT_ALLOWED"), GENERIC, true],
    ] as const) {
      const member = aMember();
      await page.route(SIGN_UP, answer, { times: 1 });
      await fillInRegistration(page, member);
      await button(page, "Créer mon compte").click();
      await alert(page, sentence);
      const filled = [member.name, member.email, member.password, member.password];
      expect(await Promise.all(labels.map((label) => field(page, label).inputValue()))).toEqual(
        cleared ? ["", "", "", ""] : filled,
      );
    }
  });
});

// rule: members/one-sending
test.each([
  ["Accéder maintenant", SIGN_IN],
  ["Créer mon compte", SIGN_UP],
])("« %s » sends nothing more while an answer is pending", async (name, address) => {
  const page = await atLogin();
  const member = aMember();
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  if (address === SIGN_IN) {
    await field(page, "Email").fill(member.email);
    await field(page, "Mot de passe").fill(member.password);
  } else {
    await button(page, "Devenir membre").click();
    await fillInRegistration(page, member);
  }
  await field(page, "Email").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await button(page, "Un instant…").click({ force: true });
  expect(await button(page, "Un instant…").getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await button(page, address === SIGN_IN ? name : "Identifiez-vous").waitFor();
  expect(held).toHaveLength(1);
});
