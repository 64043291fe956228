/** The identity provider, by its SDK, which is loaded with the account's forms alone (docs/performance.md). */
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
import type { Login, Registration } from "../contract/members/account";
import { site } from "../site";
import type { Member } from "./account-machine";
import { type AuthProblem, loginProblem, passwordProblem, registerProblem, socialProblem } from "./auth-problem";

const { emulator, ...options } = __FIREBASE__;
const auth = initializeAuth(initializeApp(options), { persistence: browserLocalPersistence });
auth.languageCode = site.language;
if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });

export type Outcome<Value> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly problem: AuthProblem | null };

/** What the provider refuses is a value; the sentence depends on what was asked. */
async function attempt<Value>(
  ask: () => Promise<Value>,
  problemOf: (error: AuthError) => AuthProblem | null,
): Promise<Outcome<Value>> {
  try {
    return { ok: true, ...(await ask()) };
  } catch (error) {
    return { ok: false, problem: problemOf(error as AuthError) };
  }
}

const memberOf = ({ uid, displayName, photoURL }: User): Member => ({ uid, displayName, photoURL });

/** Only who has a verified address stays signed in (rule: members/unverified). */
async function keepVerified(user: User) {
  if (!user.emailVerified) await leave(auth);
  return { member: memberOf(user), verified: user.emailVerified };
}

export const signIn = ({ email, password }: Login) =>
  attempt(async () => keepVerified((await signInWithEmailAndPassword(auth, email, password)).user), loginProblem);

const SERVICES = { google: GoogleAuthProvider, facebook: FacebookAuthProvider } as const;
export type Social = keyof typeof SERVICES;

/** Sends the activation e-mail; an unverified member does not stay signed in by asking for it, even where it cannot be sent. */
async function activate(user: User): Promise<void> {
  try {
    await sendEmailVerification(user);
  } finally {
    await leave(auth);
  }
}

/**
 * By another service, in a window of its own. Facebook never says that it verified an address, and the edge takes nothing
 * from an unverified one (rule: members/token): its members are no more kept than others (rule: members/social-unverified), but get the activation
 * e-mail, since they have no password to sign in with and ask for it.
 * @returns `activation`: where that e-mail went
 */
export const signInBy = (social: Social) =>
  attempt(async () => {
    const { user } = await signInWithPopup(auth, new SERVICES[social](), browserPopupRedirectResolver);
    if (user.emailVerified || user.email === null) return { ...(await keepVerified(user)), activation: null };
    await activate(user);
    return { member: memberOf(user), verified: false, activation: user.email };
  }, socialProblem);

/** Signs up, and asks for the activation e-mail; nobody is signed in by it (rule: members/registered). */
export const register = ({ name, email, password }: Registration) =>
  attempt(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: name });
    await activate(user);
    return { address: email };
  }, registerProblem);

/** The activation e-mail once more, for who could not sign in without it. */
export const sendActivation = ({ email, password }: Login) =>
  attempt(async () => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    await activate(user);
    return {};
  }, loginProblem);

/** For who is signed in without a verified address. */
export const sendVerification = () =>
  attempt(async () => {
    await sendEmailVerification(user());
    return {};
  }, loginProblem);

/** The same answer whether the address is known or not; a network that is down is another matter. */
export const sendReset = (email: string) =>
  attempt(async () => {
    await sendPasswordResetEmail(auth, email).catch((error: AuthError) => {
      if (error.code !== "auth/user-not-found" && error.code !== "auth/invalid-email") throw error;
    });
    return {};
  }, loginProblem);

/** What the edge knows a member by: fresh, since a name or an address may have changed. */
export async function idToken(): Promise<string | null> {
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken(true)) ?? null;
}

export const signOut = () => leave(auth);

/** Who is signed in, as the provider has it. */
export interface Account extends Member {
  readonly email: string | null;
  readonly verified: boolean;
  /** Signs in by e-mail and password, and not by another service. */
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

/** Who has no password says again to the other service who they are, in its window: the provider deletes nobody who signed in long ago. */
async function confirmBySocial(): Promise<void> {
  const Service = Object.values(SERVICES).find(({ PROVIDER_ID }) =>
    user().providerData.some(({ providerId }) => providerId === PROVIDER_ID),
  );
  if (Service) await reauthenticateWithPopup(user(), new Service(), browserPopupRedirectResolver);
}

/**
 * @param password null for who signs in by another service
 * @param before what is to be done while the member still is one
 * @returns `gone`: whether that was done; if not, the account is still there
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
