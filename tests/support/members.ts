/** The Auth emulator behind its proxy, which `npm test` starts. */
const settings: { emulator?: string; projectId?: string; apiKey?: string } = JSON.parse(
  process.env.FIREBASE_CONFIG ?? "{}",
);
const { projectId, apiKey } = settings;
export const { emulator = "" } = settings;
const TOKEN_LIFE = 3_600_000;

interface OobCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/** Links in the e-mails that would have been sent to an address, oldest first. */
export async function linksFor(
  address: string,
  requestType: "VERIFY_EMAIL" | "PASSWORD_RESET",
): Promise<readonly string[]> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes }: { oobCodes: readonly OobCode[] } = await answer.json();
  return oobCodes
    .filter((code) => code.email === address && code.requestType === requestType)
    .map(({ oobLink }) => oobLink);
}

/** Opens the link of the newest verification e-mail, as its reader does. */
export async function followLink(address: string): Promise<void> {
  const link = (await linksFor(address, "VERIFY_EMAIL")).at(-1);
  if (!link) throw new Error(`no activation e-mail for ${address}`);
  const answer = await fetch(link);
  if (!answer.ok) throw new Error(`the activation link answers ${answer.status}`);
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}
export const aMember = (): Person => ({
  name: `Awa ${Math.random().toString(36).slice(2, 7)}`,
  email: `awa.${Math.random().toString(36).slice(2)}@exemple.sn`,
  password: "Secret123",
});

/** Sends the emulator the same request as Firebase’s SDK in a browser. */
async function ask(method: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${emulator}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${apiKey}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`accounts:${method} answers ${answer.status}`);
  return answer.json();
}

/** Creates a new account with a verified address, which is not signed in anywhere. */
export async function anAccount(): Promise<Person> {
  const person = aMember();
  const { idToken } = await ask("signUp", { email: person.email, password: person.password, returnSecureToken: true });
  await ask("update", { idToken, displayName: person.name });
  await ask("sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
  await followLink(person.email);
  return person;
}

/** Records that a browser stores for a signed-in member: key and value of each, as Firebase’s SDK and the site write them. */
export async function signedInRecords({
  email,
  password,
  name,
}: Person): Promise<readonly (readonly [key: string, value: string])[]> {
  const {
    localId: uid = "",
    idToken,
    refreshToken,
  } = await ask("signInWithPassword", { email, password, returnSecureToken: true });
  const now = Date.now();
  const stsTokenManager = { accessToken: idToken, refreshToken, expirationTime: now + TOKEN_LIFE };
  const user = {
    uid,
    email,
    emailVerified: true,
    displayName: name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager,
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: "[DEFAULT]",
  };
  return [
    [`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(user)],
    ["user", JSON.stringify({ uid, displayName: name, photoURL: null })],
  ];
}

/** Sends an administrator’s request to the emulator. */
async function operate(method: "POST" | "PATCH", path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${emulator}/${path}`, {
    method,
    headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
}

export async function disable(email: string): Promise<void> {
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const { users } = (await operate("POST", `${accounts}:lookup`, { email: [email] })) as {
    users: readonly [{ localId: string }];
  };
  await operate("POST", `${accounts}:update`, { localId: users[0].localId, disableUser: true });
}

/** Turns on e-mail enumeration protection while `work` runs. */
export async function withEmailPrivacy(work: () => Promise<void>): Promise<void> {
  const turn = (enableImprovedEmailPrivacy: boolean) =>
    operate("PATCH", `emulator/v1/projects/${projectId}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy },
    });
  await turn(true);
  try {
    await work();
  } finally {
    await turn(false);
  }
}
