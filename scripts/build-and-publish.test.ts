import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeFixture } from "../src/build/publish/fixture-public";
import { publishRelease } from "../src/build/publish/publish-release";
import { buildAndPublish } from "./build-and-publish";
import { parseEnvironment } from "./env";
import { Processes } from "./processes";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "build-"));
  mkdirSync(path.join(root, "node_modules/gatsby"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** All files below a folder, links followed, and when each was written. */
const written = (folder: string) => readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).sort().map((file) => [file, statSync(path.join(root, folder, file)).mtimeMs]);

test("a build that fails leaves what is served untouched", async () => {
  await writeFixture(root);
  expect(await publishRelease({ root, apiKey: null, paidPlan: false, services: { turnstile: false, identity: null }, serviceWorker: true, force: false })).toMatchObject({ ok: true });
  const before = [written("dist/"), written(".releases")];
  // In the place of Gatsby: it leaves something behind and fails.
  writeFileSync(path.join(root, "node_modules/gatsby/cli.js"), 'require("fs").writeFileSync("public/index.html", "cut"); process.exitCode = 1');
  const parsed = parseEnvironment({});
  if (!parsed.ok) throw new Error(parsed.problems.join());
  await expect(buildAndPublish(root, parsed.environment, "http://127.0.0.1:9", new Processes())).rejects.toThrow(/Ce qui était servi n’a pas changé\.$/);
  expect([written("dist/"), written(".releases")]).toEqual(before);
});
