import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { healthTrouble } from "./deploy-health";
import { freePort, listen } from "./ports";

const said = { status: 200, body: "" };
const site = createServer(({ url }, response) =>
  response.writeHead(url === "/api/health" ? said.status : 404).end(said.body),
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
])("a deployed site that says %i", async (status, body, trouble) => {
  Object.assign(said, { status, body });
  const told = await healthTrouble(address);
  if (trouble === null) expect(told).toBeNull();
  else expect(told).toMatch(trouble);
});

test("and one that nobody reaches yet", async () =>
  expect(await healthTrouble(`http://127.0.0.1:${await freePort()}`)).toMatch(/ne répond pas encore/));
