import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { contentProblem } from "./content-problem";
import { listen } from "./ports";

const KEY = "cle-tres-secrete";
/** The site settings of the demonstration. */
const DEMONSTRATION: unknown = {
  data: JSON.parse(readFileSync("upstream/testing/content/parametres_site.json", "utf8")),
};

/** Checks an api.php that gives this answer on every endpoint to requests with its key. */
async function problemOf(body: unknown, { isDemo = false, key = KEY } = {}): Promise<string | null> {
  const server = createServer(({ headers }, response) =>
    response.writeHead(headers["x-api-key"] === KEY ? 200 : 401).end(JSON.stringify(body)),
  );
  const base = `http://127.0.0.1:${await listen(server)}`;
  return contentProblem(base, key, isDemo).finally(() => server.close());
}

test("The content of a demonstration is deployed only when --demo asks for it", async () => {
  const sentence = await problemOf(DEMONSTRATION);
  expect(sentence).toMatch(
    /^Le contenu de http:\/\/127\.0\.0\.1:\d+ est une démonstration \(parametres_site : demonstration_avis, .*\).*npm run deploy -- --demo/,
  );
  expect(sentence).not.toContain(KEY);
  expect(await problemOf(DEMONSTRATION, { isDemo: true })).toBeNull();
});

test("A server that refuses the key is reported first, with --demo too", async () =>
  expect(await problemOf(DEMONSTRATION, { isDemo: true, key: "une-autre-cle" })).toMatch(/refuse la clé/));

test.each<[string, unknown]>([
  ["has no settings", { data: [] }],
  [
    "has only links to social networks",
    { data: [{ cle: "reseau_facebook", groupe: "reseau", texte: "Facebook", adresse: "https://exemple.sn/" }] },
  ],
  ["has invalid rows", { data: [null, "demonstration", { groupe: 1 }] }],
])("A content that %s may be deployed", async (_, body) => expect(await problemOf(body)).toBeNull());
