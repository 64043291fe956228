import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAt } from "./deploy/ask";
import { backupSentence } from "./deploy-health";
import { listen } from "./ports";

const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
const site = createServer(({ url, headers }, response) => {
  const isOperator = url === "/api/ops/health" && headers.authorization === `Bearer ${OPS_TOKEN}`;
  return response
    .writeHead(isOperator ? 503 : 401)
    .end(isOperator ? '{"parts":[{"part":"sauvegarde","said":"aucune ne se fait"}]}' : '{"code":"no"}');
});
let address = "";
beforeAll(async () => void (address = `http://127.0.0.1:${await listen(site)}`));
afterAll(() => void site.close());

test.each([
  ["as the site says it, well or not", OPS_TOKEN, "Sauvegardes : aucune ne se fait."],
  ["by the command that tells, without the token", "", /npm run outbox -- health.*BACKUP_KEY/],
  [
    "by the command that tells, with a wrong token",
    "un-autre-jeton-d-exploitant",
    /npm run outbox -- health.*BACKUP_KEY/,
  ],
])("Whether a deployed site makes backups is told %s", async (_, token, sentence) =>
  expect(await backupSentence(askAt(address), token)).toMatch(sentence),
);
