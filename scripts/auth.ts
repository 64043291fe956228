import path from "node:path";
import { emailsOf } from "./auth/emails";
import { authProxy } from "./auth/proxy";
import { openSigner } from "./auth/signer";
import type { EdgeVariables } from "./edge";
import type { Environment } from "./env";
import { freePort } from "./ports";
import type { Processes } from "./processes";
import { Stop } from "./stop";

/** « demo- »: Firebase's own tools ask nobody outside for such a project. */
const PROJECT = "demo-guide-auto";
const START_TIMEOUT_MS = 90_000;
const POLL = 200;

/** What the browser is told, as JSON in FIREBASE_CONFIG. @returns `emulator`: its address, or null for the real service */
export const firebaseConfig = ({ firebase, authPort }: Environment) =>
  firebase
    ? { ...firebase, emulator: null }
    : {
        apiKey: "cle-web-de-demonstration",
        authDomain: `${PROJECT}.firebaseapp.com`,
        projectId: PROJECT,
        emulator: `http://127.0.0.1:${authPort}`,
      };

type AuthVariables = Pick<EdgeVariables, "FIREBASE_PROJECT_ID" | "FIREBASE_API_KEY" | "JWKS_URL" | "LOOKUP_URL">;

/** What the Worker is told. */
export function authVariables(environment: Environment): AuthVariables {
  const { apiKey, projectId, emulator } = firebaseConfig(environment);
  const project = { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey };
  return emulator === null
    ? project
    : {
        ...project,
        JWKS_URL: `${emulator}/jwks`,
        LOOKUP_URL: `${emulator}/identitytoolkit.googleapis.com/v1/accounts:lookup`,
      };
}

export interface Auth {
  close(): Promise<void>;
}

async function untilReady(address: string, given: { ended: boolean }): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (given.ended || Date.now() > end) throw new Stop("L’émulateur des comptes (Firebase Auth) n’a pas démarré.");
    await new Promise((later) => setTimeout(later, POLL));
  }
}

/**
 * Whoever keeps the accounts: the real service, for which nothing is started, or the emulator behind the proxy that signs
 * its tokens. Its accounts last as long as it does.
 * @param tell gets a line for each e-mail that would have been sent
 */
export async function openAuth(
  environment: Environment,
  processes: Processes,
  tell: (line: string) => void,
): Promise<Auth> {
  if (environment.firebase) return { close: () => Promise.resolve() };
  const port = await freePort();
  const emulator = processes.start(
    path.join(import.meta.dirname, "auth/emulator.mts"),
    [PROJECT, String(port), String(process.pid)],
    {},
    import.meta.dirname,
  );
  const state = { ended: false };
  emulator.once("exit", () => (state.ended = true));
  const address = `http://127.0.0.1:${port}`;
  const emails = emailsOf(address, PROJECT);
  const proxy = authProxy({
    port,
    signer: await openSigner(),
    afterwards: (url) => {
      if (/\/accounts:sendOobCode\b/.test(url))
        void emails().then(
          (lines) => lines.forEach(tell),
          () => tell("L’émulateur des comptes ne répond plus : relancez la commande."),
        );
    },
  });
  await new Promise<void>((listening, failed) =>
    proxy.once("error", failed).listen(environment.authPort, "127.0.0.1", listening),
  );
  const close = async () => {
    proxy.closeAllConnections();
    await new Promise((closed) => proxy.close(closed));
    await processes.end(emulator);
  };
  await untilReady(address, state).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { close };
}
