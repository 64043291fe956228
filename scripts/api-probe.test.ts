import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { probeApi } from "./api-probe";

const KEY = "cle-tres-secrete";
let close = () => Promise.resolve();
afterEach(() => close());

async function startApi(status: number, body: string): Promise<string> {
  const server = createServer((request, response) => {
    const isAuthorized = request.headers["x-api-key"] === KEY && request.url?.includes(`API_KEY=${KEY}`);
    response.writeHead(isAuthorized ? status : 401, { Location: "/elsewhere" }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  close = () => new Promise((closed) => server.close(() => closed()));
  const address = server.address() satisfies AddressInfo | string | null;
  return typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
}

test("An api.php that answers with the key has no problem", async () =>
  expect(await probeApi(await startApi(200, '{"data":[]}'), KEY)).toBeNull());

test.each([
  [401, "{}", /refuse la clé/],
  [403, "{}", /refuse la clé/],
  [404, "{}", /API_BASE/],
  [302, "", /API_BASE/],
  [500, "", /API_BASE/],
  [200, "<html>", /API_BASE/],
  [200, "[]", /API_BASE/],
])("A wrong answer is explained without the key: HTTP %d %s", async (status, body, sentence) => {
  const problem = await probeApi(await startApi(status, body), KEY);
  expect(problem).toMatch(sentence);
  expect(problem).not.toContain(KEY);
});

test("A server that cannot be reached is explained", async () => {
  const base = await startApi(200, "");
  await close();
  close = () => Promise.resolve();
  expect(await probeApi(base, KEY)).toMatch(/ne répond pas/);
});
