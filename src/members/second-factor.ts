import {
  type Auth,
  type AuthError,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type User,
  type UserCredential,
} from "firebase/auth";
import { site } from "../site";

/** Whether the password was right, and the provider asks for the second factor of the account. */
const asksFactor = (error: AuthError): error is MultiFactorError => error.code === "auth/multi-factor-auth-required";

/**
 * Continues a sign-in that the provider stopped to ask for a code (rule: members/second-factor-asked).
 * @returns null where it was stopped for another reason, or the account has another factor than an application's codes
 */
export function stoppedForCode(auth: Auth, error: AuthError): ((code: string) => Promise<UserCredential>) | null {
  if (!asksFactor(error)) return null;
  const resolver = getMultiFactorResolver(auth, error);
  const hint = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!hint) return null;
  return (code) => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
}

export interface NewFactor {
  /** The key that an application for codes asks for. */
  readonly key: string;
  /** Opens such an application on the device. */
  readonly link: string;
  readonly finish: (code: string) => Promise<void>;
}

/** Makes the key of a second factor. It is on the account once a code of it was given. */
export async function newFactor(user: User): Promise<NewFactor> {
  const own = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await own.getSession());
  return {
    key: secret.secretKey,
    link: secret.generateQrCodeUrl(user.email ?? user.uid, site.name),
    finish: (code) => own.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), "Application"),
  };
}
