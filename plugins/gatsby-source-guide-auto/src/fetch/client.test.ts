import { afterEach, expect, test } from "vitest";
import { KEY_HEADER } from "../../../../src/contract/shared/endpoints";
import { startTinyServer } from "../../test/tiny-server";
import type { Options } from "../options";
import { createClient } from "./client";

const KEY = "SENTINEL-7f3c9a";
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))));

async function serve(answer: Parameters<typeof startTinyServer>[0]) {
  const server = await startTinyServer(answer);
  open.push(server);
  return server;
}

function clientOf(apiBase: string, more: Partial<Options> = {}) {
  const pauses: number[] = [];
  const options: Options = {
    apiBase,
    apiKey: KEY,
    stateDir: "",
    timeoutMs: 500,
    concurrency: 4,
    retries: 3,
    maxBytes: 1000,
    maxAgeDays: 7,
    acceptDrops: false,
    ...more,
  };
  return { pauses, client: createClient(options, async (ms) => void pauses.push(ms)) };
}

const ask = { endpoint: "get_versions", path: "/api.php", query: { endpoint: "get_versions", page: "2" } };

test("the key is sent as a header and as a query parameter", async () => {
  const server = await serve((_request, response) => response.end("{}"));
  await clientOf(server.url).client.get(ask);
  expect(server.asked[0]?.headers[KEY_HEADER.toLowerCase()]).toBe(KEY);
  expect(server.asked[0]?.url).toBe(`/api.php?endpoint=get_versions&page=2&API_KEY=${KEY}`);
});

test("no key is sent when none is set", async () => {
  const server = await serve((_request, response) => response.end("{}"));
  await clientOf(server.url, { apiKey: null }).client.get(ask);
  expect(server.asked[0]?.headers).not.toHaveProperty(KEY_HEADER.toLowerCase());
  expect(server.asked[0]?.url).not.toContain("API_KEY");
});

test("a redirect is refused, and the key is not sent to another server", async () => {
  const elsewhere = await serve((_request, response) => response.end("{}"));
  const server = await serve((_request, response) => response.writeHead(302, { Location: elsewhere.url }).end());
  const result = await clientOf(server.url).client.get(ask);
  expect(result).toEqual({
    ok: false,
    problem: { code: "redirect", endpoint: "get_versions", message: "redirection refusée (HTTP 302)", status: 302 },
  });
  expect(elsewhere.asked).toEqual([]);
});

test.each([
  [500, 3],
  [503, 3],
  [400, 1],
  [401, 1],
  [403, 1],
  [404, 1],
])("a response of HTTP %i is requested %i times in all", async (status, times) => {
  const server = await serve((_request, response) =>
    response.writeHead(status).end("Fatal error in /var/www/secret.php"),
  );
  const { client, pauses } = clientOf(server.url);
  const result = await client.get(ask);
  expect(server.asked).toHaveLength(times);
  expect(pauses).toHaveLength(times - 1);
  expect(JSON.stringify(result)).not.toMatch(/secret|SENTINEL/);
});

test("pauses between retries grow and have jitter", async () => {
  const server = await serve((_request, response) => response.writeHead(500).end());
  const { client, pauses } = clientOf(server.url, { retries: 6 });
  await client.get(ask);
  pauses.forEach((pause, index) => {
    expect(pause).toBeGreaterThanOrEqual(200 * 2 ** index);
    expect(pause).toBeLessThan(400 * 2 ** index);
  });
});

test.each([
  ["with a Content-Length", { "Content-Length": "5000" }],
  ["without a Content-Length", {}],
])("a body that is too large, %s, is not read to the end", async (_case, headers) => {
  const server = await serve((_request, response) => response.writeHead(200, headers).write("x".repeat(1500)));
  const result = await clientOf(server.url).client.get(ask);
  expect(result).toMatchObject({ ok: false, problem: { code: "too-large" } });
});

test("the timeout covers a body that arrives slowly", async () => {
  const server = await serve((_request, response) => {
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
  });
  const result = await clientOf(server.url, { retries: 1 }).client.get(ask);
  expect(result).toMatchObject({ ok: false, problem: { code: "timeout" } });
});

test("at most the configured number of requests run concurrently", async () => {
  let under = 0;
  let most = 0;
  const server = await serve((_request, response) => {
    most = Math.max(most, ++under);
    setTimeout(() => response.end("{}", () => (under -= 1)), 20);
  });
  const { client } = clientOf(server.url, { concurrency: 3 });
  await Promise.all(Array.from({ length: 12 }, () => client.get(ask)));
  expect(most).toBe(3);
});

test("an unchanged response is recognised by its ETag", async () => {
  const server = await serve((request, response) => {
    response.writeHead(request.headers["if-none-match"] === '"a"' ? 304 : 200, { ETag: '"a"' }).end();
  });
  const { client } = clientOf(server.url);
  expect(await client.get(ask)).toMatchObject({ ok: true, value: { notModified: false, etag: '"a"' } });
  expect(await client.get({ ...ask, etag: '"a"' })).toMatchObject({ ok: true, value: { notModified: true } });
});
