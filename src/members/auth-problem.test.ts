import { describe, expect, test } from "vitest";
import { loginProblem, passwordProblem, registerProblem, socialProblem } from "./auth-problem";

const of = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const GENERIC = "Quelque chose s'est mal passé, veuillez essayer après un certain temps.";

describe("the provider's refusals", () => {
  // rule: members/login-refusals
  test.each([
    ["user-disabled", { field: "email", message: "Compte a été désactivé" }],
    ["user-not-found", { field: "email", message: "L'utilisateur est introuvable." }],
    ["wrong-password", { field: "password", message: "Le mot de passe est incorrect." }],
    ["internal-error", { message: GENERIC }],
  ])("signing in: %s", (code, problem) => expect(loginProblem(of(code))).toEqual(problem));

  // rule: members/register-refusals
  test.each([
    ["email-already-in-use", { field: "email", message: "cet email est déjà utilisé." }],
    ["invalid-email", { field: "email", message: "Veuillez saisir une adresse e-mail valide." }],
    ["weak-password", { field: "password", message: "Veuillez entrer un mot de passe fort." }],
    ["internal-error", { message: GENERIC, clears: true }],
  ])("signing up: %s", (code, problem) => expect(registerProblem(of(code))).toEqual(problem));

  // rule: members/login-refusals
  test("when the provider does not reveal which addresses exist, one sentence is shown under neither field", () => {
    expect(loginProblem(of("invalid-credential"))).toEqual({
      message: "L’adresse e-mail ou le mot de passe est incorrect.",
    });
    expect(passwordProblem(of("invalid-credential"))).toEqual({
      field: "password",
      message: "Le mot de passe est incorrect.",
    });
  });

  // rule: members/social
  test.each(["popup-closed-by-user", "cancelled-popup-request"])("a visitor who cancels reads no error: %s", (code) =>
    expect(socialProblem(of(code))).toBeNull(),
  );

  // rule: members/social
  test.each([
    "popup-blocked",
    "unauthorized-domain",
    "network-request-failed",
    "too-many-requests",
    "user-mismatch",
    "internal-error",
  ])("signing in by another service: %s has one plain sentence", (code) => {
    expect(socialProblem(of(code))?.message).toMatch(/^[A-ZÀÉ].*\.$/);
  });

  test("when the script that opens the window cannot be loaded, the visitor reads the sentence about the network", () => {
    const error = Object.assign(of("internal-error"), { customData: new Event("error") });
    expect(socialProblem(error)).toEqual(socialProblem(of("network-request-failed")));
  });

  test.each([new Error("x"), "auth/wrong-password", null])(
    "an error that is not a refusal of the provider gives the generic sentence: %s",
    (error) => expect(loginProblem(error)).toEqual({ message: GENERIC }),
  );
});
