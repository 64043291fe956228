import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startUpstream, type Upstream } from "../upstream/server";
import { contentTrouble } from "./content-trouble";
import { listen } from "./ports";

const KEY = "cle-tres-secrete";

let demonstration: Upstream;
beforeAll(async () => void (demonstration = await startUpstream({ port: 0, key: KEY })));
afterAll(() => demonstration.close());

/** What an api.php says that answers this to every endpoint. */
async function said(status: number, body: unknown): Promise<string | null> {
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  const base = `http://127.0.0.1:${await listen(server)}`;
  return contentTrouble(base, KEY, false).finally(() => server.close());
}

test("the content of a demonstration is not put online, unless that is what is asked for", async () => {
  const sentence = await contentTrouble(demonstration.url, KEY, false);
  expect(sentence).toMatch(/^Le contenu de http:\/\/127\.0\.0\.1:\d+ est une démonstration \(parametres_site : demonstration_avis, .*\).*npm run deploy -- --demo/);
  expect(sentence).not.toContain(KEY);
  expect(await contentTrouble(demonstration.url, KEY, true)).toBeNull();
});

test("a server that does not answer is told first, whatever is asked for", async () => {
  expect(await contentTrouble(demonstration.url, "une-autre-cle", true)).toMatch(/refuse la clé/);
});

test.each<[string, number, unknown]>([
  ["says nothing of itself", 200, { data: [] }],
  ["names its networks alone", 200, { data: [{ cle: "reseau_facebook", groupe: "reseau", texte: "Facebook", adresse: "https://exemple.sn/" }] }],
  ["sends something odd", 200, { data: [null, "demonstration", { groupe: 1 }] }],
])("a content that %s may be put online", async (_, status, body) => expect(await said(status, body)).toBeNull());
