import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupSentence, healthProblem } from "./deploy-health";
import { freePort, listen } from "./ports";

const health = { status: 200, body: "" };
const OPS_TOKEN = "jeton-d-essai-de-l-exploitant";
const site = createServer(({ url, headers }, response) => {
  if (url === "/api/health") return response.writeHead(health.status).end(health.body);
  const isOperator = url === "/api/ops/health" && headers.authorization === `Bearer ${OPS_TOKEN}`;
  return response
    .writeHead(isOperator ? 503 : 401)
    .end(isOperator ? '{"parts":[{"part":"sauvegarde","said":"aucune ne se fait"}]}' : '{"code":"no"}');
});
let address = "";
beforeAll(async () => void (address = `http://127.0.0.1:${await listen(site)}`));
afterAll(() => void site.close());

test.each([
  [200, '{"ok":true}', null],
  [
    503,
    '{"ok":false,"problems":["api_base_not_https"]}',
    /refuse ses réglages : .*api_base_not_https.*wrangler secret put/,
  ],
  [404, "", /ne répond pas encore/],
])("A deployed site whose health check answers %i", async (status, body, problem) => {
  Object.assign(health, { status, body });
  const found = await healthProblem(address);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});

test("A deployed site that cannot be reached yet is reported", async () =>
  expect(await healthProblem(`http://127.0.0.1:${await freePort()}`)).toMatch(/ne répond pas encore/));

test.each([
  ["as the site says it, well or not", OPS_TOKEN, "Sauvegardes : aucune ne se fait."],
  ["by the command that tells, without the token", "", /npm run outbox -- health.*BACKUP_KEY/],
  [
    "by the command that tells, with a wrong token",
    "un-autre-jeton-d-exploitant",
    /npm run outbox -- health.*BACKUP_KEY/,
  ],
])("Whether a deployed site makes backups is told %s", async (_, token, sentence) =>
  expect(await backupSentence(address, token)).toMatch(sentence),
);
