/** The identity provider, through its SDK, which is loaded only with the account forms (docs/performance.md). */
import { initializeApp } from "firebase/app";
import {
  type AuthError,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as leave,
  updatePassword,
  updateProfile,
  type User,
} from "firebase/auth";
import { newFactor, stoppedForCode } from "./second-factor";
import type { Login, Registration } from "../contract/members/account";
import { site } from "../site";
import type { Member } from "./account-machine";
import {
  type AuthProblem,
  factorProblem,
  loginProblem,
  passwordProblem,
  registerProblem,
  socialProblem,
} from "./auth-problem";

const { emulator, ...options } = __FIREBASE__;
const auth = initializeAuth(initializeApp(options), { persistence: browserLocalPersistence });
auth.languageCode = site.language;
if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });

export type Outcome<Value> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly problem: AuthProblem | null };

/** Turns a refusal of the provider into a value; its sentence depends on the operation. */
async function attempt<Value>(
  operation: () => Promise<Value>,
  problemOf: (error: AuthError) => AuthProblem | null,
): Promise<Outcome<Value>> {
  try {
    return { ok: true, ...(await operation()) };
  } catch (error) {
    return { ok: false, problem: problemOf(error as AuthError) };
  }
}

const memberOf = ({ uid, displayName, photoURL }: User): Member => ({ uid, displayName, photoURL });

/** Signs the user out again unless their address is verified (rule: members/unverified). */
async function keepVerified(user: User) {
  if (!user.emailVerified) await leave(auth);
  return { member: memberOf(user), verified: user.emailVerified };
}

/** Where the account has a second factor, the problem of a sign-in has the way to go on with its code. */
const orCode =
  <Problem>(problemOf: (error: AuthError) => Problem) =>
  (error: AuthError): Problem | AuthProblem => {
    const give = stoppedForCode(auth, error);
    if (!give) return problemOf(error);
    const confirm = (code: string) => attempt(async () => keepVerified((await give(code)).user), factorProblem);
    return { message: "", confirm };
  };

export const signIn = ({ email, password }: Login) =>
  attempt(
    async () => keepVerified((await signInWithEmailAndPassword(auth, email, password)).user),
    orCode(loginProblem),
  );

const SERVICES = { google: GoogleAuthProvider, facebook: FacebookAuthProvider } as const;
export type Social = keyof typeof SERVICES;

/** Sends the activation e-mail, then signs the unverified user out, even when sending fails. */
async function activate(user: User): Promise<void> {
  try {
    await sendEmailVerification(user);
  } finally {
    await leave(auth);
  }
}

/**
 * Signs in by another service, in a separate window. Facebook never reports an address as verified, and the Worker accepts nothing from an unverified
 * address (rule: members/token), so its users are signed out like other unverified users (rule: members/social-unverified). They receive the activation
 * e-mail at once, because without a password they could not sign in to request it.
 * @returns `activation` is the address to which that e-mail was sent
 */
export const signInBy = (social: Social) =>
  attempt(async () => {
    const { user } = await signInWithPopup(auth, new SERVICES[social](), browserPopupRedirectResolver);
    if (user.emailVerified || user.email === null) return { ...(await keepVerified(user)), activation: null };
    await activate(user);
    return { member: memberOf(user), verified: false, activation: user.email };
  }, orCode(socialProblem));

/** Signs up and sends the activation e-mail; the new member is not signed in (rule: members/registered). */
export const register = ({ name, email, password }: Registration) =>
  attempt(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: name });
    await activate(user);
    return { address: email };
  }, registerProblem);

/** Sends the activation e-mail again to a visitor whose sign-in was refused without it. */
export const sendActivation = ({ email, password }: Login) =>
  attempt(async () => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    await activate(user);
    return {};
  }, loginProblem);

/** Sends the activation e-mail to a member who is signed in with an unverified address. */
export const sendVerification = () =>
  attempt(async () => {
    await sendEmailVerification(user());
    return {};
  }, loginProblem);

/** Succeeds whether or not the address is known, so that addresses cannot be probed; other failures, such as a lost network, are reported. */
export const sendReset = (email: string) =>
  attempt(async () => {
    await sendPasswordResetEmail(auth, email).catch((error: AuthError) => {
      if (error.code !== "auth/user-not-found" && error.code !== "auth/invalid-email") throw error;
    });
    return {};
  }, loginProblem);

/** ID token by which the Worker identifies a member. It is refreshed, because the name or the address may have changed. */
export async function idToken(): Promise<string | null> {
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken(true)) ?? null;
}

/** The ID token as long as it is valid: an operator asks often, and their name and address do not change meanwhile. */
export async function validToken(): Promise<string | null> {
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}

/** Makes a second factor for the member who is signed in. */
export const beginFactor = () => attempt(async () => ({ factor: await newFactor(user()) }), factorProblem);
/** Puts a second factor on the account, and signs out: the next sign-in is one with it. */
export const finishFactor = (finish: (code: string) => Promise<void>, code: string) =>
  attempt(async () => {
    await finish(code);
    await leave(auth);
    return {};
  }, factorProblem);

export const signOut = () => leave(auth);

/** The signed-in user as the provider knows them. */
export interface Account extends Member {
  readonly email: string | null;
  readonly verified: boolean;
  /** True for a user who signs in by e-mail and password, false by another service. */
  readonly hasPassword: boolean;
  readonly since: string | undefined;
}

export async function current(): Promise<Account | null> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return null;
  const hasPassword = user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
  return {
    ...memberOf(user),
    email: user.email,
    verified: user.emailVerified,
    hasPassword,
    since: user.metadata.creationTime,
  };
}

function user(): User {
  if (!auth.currentUser) throw new Error("nobody is signed in");
  return auth.currentUser;
}

export const rename = (displayName: string) =>
  attempt(async () => {
    await updateProfile(user(), { displayName });
    return { member: memberOf(user()) };
  }, loginProblem);

const confirm = async (password: string) =>
  reauthenticateWithCredential(user(), EmailAuthProvider.credential(user().email ?? "", password));

export const changePassword = (password: string, next: string) =>
  attempt(async () => {
    await confirm(password);
    await updatePassword(user(), next);
    return {};
  }, passwordProblem);

/** Reauthenticates a user without a password through their service, because the provider refuses to delete a user whose sign-in is old. */
async function confirmBySocial(): Promise<void> {
  const Service = Object.values(SERVICES).find(({ PROVIDER_ID }) =>
    user().providerData.some(({ providerId }) => providerId === PROVIDER_ID),
  );
  if (Service) await reauthenticateWithPopup(user(), new Service(), browserPopupRedirectResolver);
}

/**
 * Deletes the account.
 * @param password null for a user who signs in by another service
 * @param before runs while the user still exists; when it returns false the account is kept
 * @returns `gone` is whether the account was deleted
 */
export const remove = (password: string | null, before: () => Promise<boolean>) =>
  attempt(
    async () => {
      await (password === null ? confirmBySocial() : confirm(password));
      const gone = await before();
      if (gone) await deleteUser(user());
      return { gone };
    },
    password === null ? socialProblem : passwordProblem,
  );
