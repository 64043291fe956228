import { createServer, type RequestListener } from "node:http";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { demandStartable } from "./demand-startable";
import { parseEnvironment } from "./env";
import { freePort, listen } from "./ports";

const API_KEY = "cle-de-quelqu-un";

/** The port of somebody who listens. */
async function taken(answer: RequestListener = () => undefined): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return String(await listen(server));
}
const free = async () => String(await freePort());
const at = (port: string) => ({ API_KEY, API_BASE: `http://127.0.0.1:${port}` });

let given: Record<string, string> = {};
beforeEach(async () => void (given = { PORT: await free(), UPSTREAM_PORT: await free(), AUTH_PORT: await free() }));

async function demand(more: Record<string, string>): Promise<void> {
  const parsed = parseEnvironment({ ...given, ...more });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  await demandStartable(parsed.environment);
}

describe("what cannot work is told in one sentence", () => {
  test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    [
      "the site's port is taken",
      async () => ({ PORT: await taken() }),
      /^Le port \d+ est déjà pris : .*, par exemple PORT=\d+\.$/,
    ],
    [
      "the reference server's port is taken",
      async () => ({ UPSTREAM_PORT: await taken() }),
      /^Le port \d+ est déjà pris : .*UPSTREAM_PORT=\d+\.$/,
    ],
    [
      "the accounts' port is taken",
      async () => ({ AUTH_PORT: await taken() }),
      /^Le port \d+ est déjà pris : .*AUTH_PORT=\d+\.$/,
    ],
    ["nobody at API_BASE", async () => at(await free()), /^Le serveur \S+ ne répond pas : vérifiez API_BASE/],
    [
      "a web site at API_BASE",
      async () => at(await taken((_, response) => void response.end("<!doctype html>"))),
      /^\S+\/api\.php ne répond pas comme une API .* : vérifiez API_BASE\.$/,
    ],
    [
      "the key is refused",
      async () => at(await taken((_, response) => void response.writeHead(401).end())),
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

describe("what can work is begun", () => {
  const FIREBASE = {
    FIREBASE_API_KEY: "AIzaSyD-exemple-de-cle-web-0123456789ab",
    FIREBASE_AUTH_DOMAIN: "guide-auto.firebaseapp.com",
    FIREBASE_PROJECT_ID: "guide-auto-4f2a1",
  };
  const answers = () => taken((_, response) => void response.end('{"data":[]}'));

  test.each<[string, () => Promise<Record<string, string>>]>([
    ["where all ports are free", async () => ({})],
    [
      "with a server that answers, whoever has the port of the reference one",
      async () => ({ ...at(await answers()), UPSTREAM_PORT: await taken() }),
    ],
    [
      "with accounts of one's own, whoever has the port of the emulator",
      async () => ({ ...FIREBASE, AUTH_PORT: await taken() }),
    ],
  ])("%s", async (_, variables) => expect(await demand(await variables())).toBeUndefined());
});
