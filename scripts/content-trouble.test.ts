import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { contentTrouble } from "./content-trouble";
import { listen } from "./ports";

const KEY = "cle-tres-secrete";
/** What the demonstration says of itself. */
const DEMONSTRATION: unknown = {
  data: JSON.parse(readFileSync("upstream/testing/content/parametres_site.json", "utf8")),
};

/** Why the content may not be put online of an api.php that answers this to every endpoint, to who has its key. */
async function trouble(body: unknown, { isDemo = false, key = KEY } = {}): Promise<string | null> {
  const server = createServer(({ headers }, response) =>
    response.writeHead(headers["x-api-key"] === KEY ? 200 : 401).end(JSON.stringify(body)),
  );
  const base = `http://127.0.0.1:${await listen(server)}`;
  return contentTrouble(base, key, isDemo).finally(() => server.close());
}

test("the content of a demonstration is not put online, unless that is what is asked for", async () => {
  const sentence = await trouble(DEMONSTRATION);
  expect(sentence).toMatch(
    /^Le contenu de http:\/\/127\.0\.0\.1:\d+ est une démonstration \(parametres_site : demonstration_avis, .*\).*npm run deploy -- --demo/,
  );
  expect(sentence).not.toContain(KEY);
  expect(await trouble(DEMONSTRATION, { isDemo: true })).toBeNull();
});

test("a server that refuses the key is told first, whatever is asked for", async () =>
  expect(await trouble(DEMONSTRATION, { isDemo: true, key: "une-autre-cle" })).toMatch(/refuse la clé/));

test.each<[string, unknown]>([
  ["says nothing of itself", { data: [] }],
  [
    "names its networks alone",
    { data: [{ cle: "reseau_facebook", groupe: "reseau", texte: "Facebook", adresse: "https://exemple.sn/" }] },
  ],
  ["sends something odd", { data: [null, "demonstration", { groupe: 1 }] }],
])("a content that %s may be put online", async (_, body) => expect(await trouble(body)).toBeNull());
