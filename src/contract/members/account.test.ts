import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loginForm, registerForm } from "./account";

const errorsOf = (
  form: {
    safeParse: (value: unknown) => {
      error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
    };
  },
  value: object,
) => form.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

const LOGIN = { email: " awa@exemple.sn ", password: " Secret12 " };
const REGISTRATION = { name: " Awa ", email: "awa@exemple.sn", password: "Secret12", confirm_password: " Secret12" };
const RULE =
  "Le mot de passe doit comporter au moins 8 caractères et contenir un chiffre, une lettre majuscule, une lettre minuscule.";

// rule: members/login-form
describe("signing in", () => {
  test("trims all fields", () =>
    expect(loginForm.parse(LOGIN)).toEqual({ email: "awa@exemple.sn", password: "Secret12" }));

  test.each([
    [{ email: "" }, "email: Veuillez saisir une adresse e-mail valide."],
    [{ email: "awa" }, "email: Veuillez saisir une adresse e-mail valide."],
    [{ password: "  " }, "password: Veuillez entrer le mot de passe."],
  ])("%j: %s", (change, sentence) => expect(errorsOf(loginForm, { ...LOGIN, ...change })).toEqual([sentence]));
});

// rule: members/register-form
describe("signing up", () => {
  test("trims all fields", () =>
    expect(registerForm.parse(REGISTRATION)).toEqual({
      name: "Awa",
      email: "awa@exemple.sn",
      password: "Secret12",
      confirm_password: "Secret12",
    }));

  test.each([
    [{ name: " " }, "name: Veuillez entrer le nom."],
    [{ email: "awa@" }, "email: Veuillez saisir une adresse e-mail valide."],
    [{ password: "" }, "password: Veuillez entrer le mot de passe."],
    [{ password: "Court1a", confirm_password: "Court1a" }, `password: ${RULE}`],
    [{ password: "sansmajuscule1", confirm_password: "sansmajuscule1" }, `password: ${RULE}`],
    [{ password: "SANSMINUSCULE1", confirm_password: "SANSMINUSCULE1" }, `password: ${RULE}`],
    [{ password: "SansChiffre", confirm_password: "SansChiffre" }, `password: ${RULE}`],
    [{ confirm_password: "" }, "confirm_password: Veuillez saisir le mot de passe de confirmation."],
    [{ confirm_password: "Secret13" }, "confirm_password: Confirmer le mot de passe ne correspond pas."],
  ])("%j: %s", (change, sentence) =>
    expect(errorsOf(registerForm, { ...REGISTRATION, ...change })).toEqual([sentence]),
  );

  // rule: members/password
  test("accepts a password of eight characters with a digit, an upper-case and a lower-case letter, and no other", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."abcXYZ019é_É"), maxLength: 14 }), (text) => {
        const strong = text.trim().length >= 8 && /[0-9]/.test(text) && /[A-ZÉ]/.test(text) && /[a-zé]/.test(text);
        expect(registerForm.safeParse({ ...REGISTRATION, password: text, confirm_password: text }).success).toBe(
          strong,
        );
      }),
    );
  });
});
