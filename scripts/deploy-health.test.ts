import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { healthProblem } from "./deploy-health";
import { freePort, listen } from "./ports";

const health = { status: 200, body: "" };
const site = createServer(({ url }, response) =>
  response.writeHead(url === "/api/health" ? health.status : 404).end(health.body),
);
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
