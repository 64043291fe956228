import * as z from "zod/mini";
import { email, required, trimmed } from "../shared/fields";

/** The specification fixes the length and the sentence (rule: members/password). */
const PASSWORD_LENGTH = 8;
const RULE =
  "Le mot de passe doit comporter au moins 8 caractères et contenir un chiffre, une lettre majuscule, une lettre minuscule.";
/** What a new password needs, in few words, and whether one has it. */
export const PASSWORD_NEEDS: readonly (readonly [words: string, isMet: (password: string) => boolean])[] = [
  [`${PASSWORD_LENGTH} caractères`, ({ length }) => length >= PASSWORD_LENGTH],
  ["majuscule", (password) => /\p{Lu}/u.test(password)],
  ["minuscule", (password) => /\p{Ll}/u.test(password)],
  ["chiffre", (password) => /\d/.test(password)],
];
const isStrong = (password: string) => PASSWORD_NEEDS.every(([, isMet]) => isMet(password));

const requiredText = (missing: string) =>
  z.pipe(trimmed, z.string().check(z.minLength(1, missing), z.maxLength(4_096, missing)));
const password = requiredText("Veuillez entrer le mot de passe.");
export const newPassword = z.pipe(password, z.string().check(z.refine(isStrong, RULE)));

/** Fields of the sign-in form (rule: members/login-form). */
export const loginForm = z.object({ email, password });
export type Login = z.output<typeof loginForm>;

/** Fields of the sign-up form (rule: members/register-form, members/password). */
export const registerForm = z
  .object({
    name: required("Veuillez entrer le nom.", 80),
    email,
    password: newPassword,
    confirm_password: requiredText("Veuillez saisir le mot de passe de confirmation."),
  })
  .check(
    z.refine(({ password: chosen, confirm_password: repeated }) => !chosen || !repeated || chosen === repeated, {
      path: ["confirm_password"],
      error: "Confirmer le mot de passe ne correspond pas.",
    }),
  );
export type Registration = z.output<typeof registerForm>;

/** A code of an application for second factors. */
export const codeForm = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.replace(/\s/g, "")),
    ),
    z.string().check(z.regex(/^\d{6}$/, "Saisissez les six chiffres du code.")),
  ),
});
export type Code = z.output<typeof codeForm>;

/** « Mot de passe oublié ? » */
export const resetForm = z.object({ email });
