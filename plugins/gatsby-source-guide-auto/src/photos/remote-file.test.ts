import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listen } from "../../../../scripts/ports";
import { type StandIn, standInGatsby } from "../../test/stand-in";
import { recalledFile, remoteFile } from "./remote-file";

const TIMEOUT_MS = 500;
const PATHS = ["/a.jpg", "/b.jpg"];
/** The ETag of each picture; null where the host gives none. */
const etags = new Map<string, string | null>();
let status = 200;
let silent = false;
const asked: string[] = [];
const host = createServer((request, response) => {
  asked.push(`${request.method} ${request.headers["x-api-key"] ?? "without a key"}`);
  if (silent) return;
  const etag = etags.get(request.url ?? "");
  response.writeHead(status, { ...(etag && { ETag: etag }), ...(status === 302 && { Location: "/b.jpg" }) }).end();
});
let origin = "";
beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(host)}`;
});
beforeEach(() => {
  status = 200;
  silent = false;
  asked.length = 0;
  for (const path of PATHS) etags.set(path, '"1"');
});
afterAll(() => {
  host.close();
  host.closeAllConnections();
});

/** A build of both pictures. @returns the addresses that the downloader was given, and the ids of the nodes */
async function build(gatsby: StandIn) {
  gatsby.forget();
  const downloaded: string[] = [];
  const download = remoteFile(
    gatsby.args,
    async ({ url, createNode }) => {
      downloaded.push(url.slice(origin.length));
      await createNode({ id: `file:${url}`, internal: { type: "File", contentDigest: "0123456789abcdef" } });
      return gatsby.nodes.get(`file:${url}`) as never;
    },
    TIMEOUT_MS,
  );
  const ids = await Promise.all(PATHS.map((path) => download(origin + path)));
  return { downloaded, ids, touched: gatsby.did.touched.length };
}
const bothIds = () => PATHS.map((path) => `file:${origin}${path}`);

// rule: site/same-bytes
test("a picture is downloaded once, and again when the host says that it is another one", async () => {
  const gatsby = standInGatsby();
  expect(await build(gatsby)).toEqual({ downloaded: PATHS, ids: bothIds(), touched: 2 });
  expect(await build(gatsby)).toEqual({ downloaded: [], ids: bothIds(), touched: 2 });
  etags.set("/b.jpg", '"2"');
  expect(await build(gatsby)).toEqual({ downloaded: ["/b.jpg"], ids: bothIds(), touched: 2 });
  expect(await build(gatsby)).toEqual({ downloaded: [], ids: bothIds(), touched: 2 });
  expect(new Set(asked)).toEqual(new Set(["HEAD without a key"]));
});

// rule: site/same-bytes
test.each([
  ["names no ETag", () => etags.set("/a.jpg", null), ["/a.jpg"]],
  ["refuses HEAD", () => (status = 405), PATHS],
  ["sends elsewhere", () => (status = 302), PATHS],
  ["does not answer", () => (silent = true), PATHS],
])("a picture is left to the downloader each time when its host %s", async (_, prepare, expected) => {
  const gatsby = standInGatsby();
  await build(gatsby);
  prepare();
  expect((await build(gatsby)).downloaded).toEqual(expected);
  expect((await build(gatsby)).downloaded).toEqual(expected);
});

test("a picture whose node is gone is downloaded, whatever was noted of it", async () => {
  const gatsby = standInGatsby();
  await build(gatsby);
  gatsby.nodes.clear();
  expect(await recalledFile(gatsby.args)(`${origin}/a.jpg`)).toBeNull();
  expect((await build(gatsby)).downloaded).toEqual(PATHS);
});

test("what an older version of the site noted of a picture is not understood, and the picture is downloaded", async () => {
  const gatsby = standInGatsby();
  await build(gatsby);
  for (const key of gatsby.cached.keys()) gatsby.cached.set(key, key.replace("photo:", "file:"));
  expect((await build(gatsby)).downloaded).toEqual(PATHS);
});
