import { authVariables } from "../../scripts/auth";
import { parseEnvironment, type Environment } from "../../scripts/env";
import { freePort } from "../../scripts/ports";

interface Session {
  readonly idToken: string;
  readonly localId: string;
  readonly refreshToken: string;
}

const PASSWORD = "Teranga2026";
const anEmail = () => `awa-${crypto.randomUUID()}@exemple.sn`;

const json = { "Content-Type": "application/json" };

/** Address reserved for the accounts emulator, and the Worker’s variables for it, before the emulator runs. */
export interface Reserved {
  readonly address: string;
  readonly environment: Environment;
  readonly variables: ReturnType<typeof authVariables>;
}

export async function reserveAccounts(): Promise<Reserved> {
  const parsed = parseEnvironment({ AUTH_PORT: String(await freePort()) });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const { environment } = parsed;
  return { environment, address: `http://127.0.0.1:${environment.authPort}`, variables: authVariables(environment) };
}

/** Client of the Auth emulator behind its proxy, which sends the same requests as Firebase’s SDK in a browser. @param told returns the lines that the terminal has shown */
export function accountsAt(address: string, loggedLines: () => Promise<readonly string[]>) {
  const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init);
  const post = (method: string, body: object, headers: Record<string, string> = {}) =>
    ask(`/identitytoolkit.googleapis.com/v1/${method}?key=cle-web`, {
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
  const session = async (method: string, body: object): Promise<Session> =>
    (await post(method, { ...body, returnSecureToken: true })).json();
  const signIn = (email: string) => session("accounts:signInWithPassword", { email, password: PASSWORD });
  /** Signs up a new account with an unverified address. */
  const signUp = async (email = anEmail()) => ({
    email,
    ...(await session("accounts:signUp", { email, password: PASSWORD })),
  });
  /** Opens the link of the verification e-mail, which is printed in the terminal. */
  const verify = async ({ email, idToken }: Pick<Session, "idToken"> & { readonly email: string }) => {
    await post("accounts:sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
    const end = Date.now() + 10_000;
    const printed = async () =>
      (await loggedLines()).find((line) => line.startsWith(`E-mail de vérification pour ${email} : `));
    let line = await printed();
    while (!line && Date.now() < end) line = await printed();
    return fetch(line?.split(" : ")[1] ?? "no e-mail");
  };
  return {
    ask,
    post,
    signIn,
    signUp,
    verify,
    /** Creates a verified account and signs it in. */
    member: async (name: string) => {
      const person = await signUp();
      await post("accounts:update", { idToken: person.idToken, displayName: name });
      await verify(person);
      return { ...person, ...(await signIn(person.email)) };
    },
    refresh: async ({ refreshToken }: Session): Promise<string> =>
      (
        await (
          await ask("/securetoken.googleapis.com/v1/token?key=cle-web", {
            method: "POST",
            headers: json,
            body: JSON.stringify({ grant_type: "refresh_token", refresh_token: refreshToken }),
          })
        ).json()
      ).id_token,
    /** Runs an administrator’s request on the project. */
    operate: (method: string, body: object) =>
      post(`projects/demo-guide-auto/accounts:${method}`, body, { Authorization: "Bearer owner" }),
  };
}
