import type { Member } from "./account-machine";

/** Sentence for a visitor when the provider refuses; `field` names the field under which it is shown, if any. */
export interface AuthProblem {
  readonly message: string;
  readonly field?: "email" | "password";
  /** The form is emptied, because the cause of the failure is unknown (rule: members/register-refusals). */
  readonly clears?: true;
  /** Continues a sign-in with the code of the account's second factor (rule: members/second-factor-asked). */
  readonly confirm?: (code: string) => Promise<SignedIn>;
}

type SignedIn =
  | { readonly ok: true; readonly member: Member; readonly verified: boolean }
  | { readonly ok: false; readonly problem: AuthProblem | null };

/** The specification fixes these sentences (rule: members/login-refusals, members/register-refusals). */
const GENERIC = "Quelque chose s'est mal passé, veuillez essayer après un certain temps.";
const OFFLINE: AuthProblem = { message: "Pas de connexion : réessayez dans un instant." };
const OFTEN: AuthProblem = { message: "Trop d’essais à la suite : attendez quelques minutes." };

const LOGIN: Readonly<Record<string, AuthProblem>> = {
  "user-disabled": { field: "email", message: "Compte a été désactivé" },
  "user-not-found": { field: "email", message: "L'utilisateur est introuvable." },
  "wrong-password": { field: "password", message: "Le mot de passe est incorrect." },
  // A project with protection against e-mail enumeration gives no more detail.
  "invalid-credential": { message: "L’adresse e-mail ou le mot de passe est incorrect." },
  "network-request-failed": OFFLINE,
  "too-many-requests": OFTEN,
};

const REGISTER: Readonly<Record<string, AuthProblem>> = {
  "email-already-in-use": { field: "email", message: "cet email est déjà utilisé." },
  "invalid-email": { field: "email", message: "Veuillez saisir une adresse e-mail valide." },
  "weak-password": { field: "password", message: "Veuillez entrer un mot de passe fort." },
  "network-request-failed": OFFLINE,
  "too-many-requests": OFTEN,
};

/** Null where the visitor cancelled, which needs no sentence. */
const SOCIAL: Readonly<Record<string, AuthProblem | null>> = {
  "popup-closed-by-user": null,
  "cancelled-popup-request": null,
  "user-cancelled": null,
  "popup-blocked": { message: "Votre navigateur a bloqué la fenêtre de connexion : autorisez-la, puis réessayez." },
  "unauthorized-domain": { message: "Cette connexion n’est pas disponible ici : utilisez votre e-mail." },
  "operation-not-allowed": { message: "Cette connexion n’est pas disponible ici : utilisez votre e-mail." },
  "account-exists-with-different-credential": {
    message: "Un compte existe avec cette adresse : connectez-vous comme la première fois.",
  },
  // Occurs when a member has to reauthenticate.
  "user-mismatch": {
    message: "Ce n’est pas le compte ouvert ici : choisissez le même dans la fenêtre.",
  },
  "user-disabled": { message: "Compte a été désactivé" },
  "network-request-failed": OFFLINE,
  "too-many-requests": OFTEN,
};

const FACTOR: Readonly<Record<string, AuthProblem>> = {
  "invalid-verification-code": { message: "Ce code n’est pas le bon, ou n’est plus valable : saisissez le suivant." },
  "totp-challenge-timeout": { message: "Trop de temps a passé : reconnectez-vous." },
  "requires-recent-login": { message: "Pour activer un second facteur, déconnectez-vous puis reconnectez-vous." },
  "operation-not-allowed": { message: "Le second facteur n’est pas permis dans le projet Firebase du site." },
  "network-request-failed": OFFLINE,
  "too-many-requests": OFTEN,
};

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code).replace(/^auth\//, "") : "";

export const loginProblem = (error: unknown): AuthProblem => LOGIN[codeOf(error)] ?? { message: GENERIC };
export const factorProblem = (error: unknown): AuthProblem => FACTOR[codeOf(error)] ?? { message: GENERIC };
/** Problem of a member who has to confirm their password. */
export function passwordProblem(error: unknown): AuthProblem {
  const isWrong = ["invalid-credential", "wrong-password"].includes(codeOf(error));
  return isWrong ? { field: "password", message: "Le mot de passe est incorrect." } : loginProblem(error);
}
/** @returns a problem that clears the form when the error has no sentence of its own */
export const registerProblem = (error: unknown): AuthProblem =>
  REGISTER[codeOf(error)] ?? { message: GENERIC, clears: true };
/** Whether Google’s script, which opens the windows of all services, could not be loaded: the SDK then reports the `error` event of its element. */
const isScriptMissing = (error: unknown) =>
  error instanceof Error && "customData" in error && error.customData instanceof Event;
export function socialProblem(error: unknown): AuthProblem | null {
  if (isScriptMissing(error)) return OFFLINE;
  const known = SOCIAL[codeOf(error)];
  return known === undefined ? { message: GENERIC } : known;
}
