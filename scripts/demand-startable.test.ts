import { createServer, type RequestListener } from "node:http";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { demandStartable } from "./demand-startable";
import { parseEnvironment } from "./env";
import { freePort, listen } from "./ports";

const API_KEY = "cle-de-quelqu-un";

/** The port of a server that listens. */
async function takenPort(answer: RequestListener = () => undefined): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return String(await listen(server));
}
const freePortName = async () => String(await freePort());
const withServer = (port: string) => ({ API_KEY, API_BASE: `http://127.0.0.1:${port}` });

let ports: Record<string, string> = {};
beforeEach(
  async () =>
    void (ports = { PORT: await freePortName(), UPSTREAM_PORT: await freePortName(), AUTH_PORT: await freePortName() }),
);

async function demand(variables: Record<string, string>): Promise<void> {
  const parsed = parseEnvironment({ ...ports, ...variables });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  await demandStartable(parsed.environment);
}

describe("npm start refuses, with one sentence, when", () => {
  test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    [
      "the site's port is taken",
      async () => ({ PORT: await takenPort() }),
      /^Le port \d+ est déjà pris : .*, par exemple PORT=\d+\.$/,
    ],
    [
      "the reference server's port is taken",
      async () => ({ UPSTREAM_PORT: await takenPort() }),
      /^Le port \d+ est déjà pris : .*UPSTREAM_PORT=\d+\.$/,
    ],
    [
      "the port of the accounts is taken",
      async () => ({ AUTH_PORT: await takenPort() }),
      /^Le port \d+ est déjà pris : .*AUTH_PORT=\d+\.$/,
    ],
    [
      "no server answers at API_BASE",
      async () => withServer(await freePortName()),
      /^Le serveur \S+ ne répond pas : vérifiez API_BASE/,
    ],
    [
      "API_BASE is an ordinary web site",
      async () => withServer(await takenPort((_, response) => void response.end("<!doctype html>"))),
      /^\S+\/api\.php ne répond pas comme une API .* : vérifiez API_BASE\.$/,
    ],
    [
      "the key is refused",
      async () => withServer(await takenPort((_, response) => void response.writeHead(401).end())),
      /^Le serveur \S+ refuse la clé : vérifiez API_KEY\.$/,
    ],
  ])("%s", async (_, variables, sentence) => {
    const refused = await demand(await variables()).then(
      () => "",
      (error: Error) => error.message,
    );
    expect(refused).toMatch(sentence);
    expect(refused).not.toMatch(/\n|cle-de-quelqu-un/);
  });
});

describe("npm start may go on", () => {
  const FIREBASE = {
    FIREBASE_API_KEY: "AIzaSyD-exemple-de-cle-web-0123456789ab",
    FIREBASE_AUTH_DOMAIN: "guide-auto.firebaseapp.com",
    FIREBASE_PROJECT_ID: "guide-auto-4f2a1",
  };
  const answers = () => takenPort((_, response) => void response.end('{"data":[]}'));

  test.each<[string, () => Promise<Record<string, string>>]>([
    ["when all ports are free", async () => ({})],
    [
      "with an api.php that answers, even when the reference server's port is taken",
      async () => ({ ...withServer(await answers()), UPSTREAM_PORT: await takenPort() }),
    ],
    [
      "with a real Firebase project, even when the emulator's port is taken",
      async () => ({ ...FIREBASE, AUTH_PORT: await takenPort() }),
    ],
  ])("%s", async (_, variables) => expect(await demand(await variables())).toBeUndefined());
});
