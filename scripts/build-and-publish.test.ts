import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIXTURE_PAGES, writeFixture } from "../src/gatsby-5.16/build/fixture-public";
import { publishFixture } from "../tests/support/fixture-release";
import { buildAndPublish } from "./build-and-publish";
import { parseEnvironment } from "./env";
import { Processes } from "./processes";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "build-"));
  mkdirSync(path.join(root, "node_modules/gatsby"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function build(choices: Parameters<typeof buildAndPublish>[4] = {}) {
  const parsed = parseEnvironment({});
  if (!parsed.ok) throw new Error(parsed.problems.join());
  return buildAndPublish(root, parsed.environment, "http://127.0.0.1:9", new Processes(), choices);
}

/** All files below a folder, with links followed, and the time at which each was written. */
const modificationTimes = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .sort()
    .map((file) => [file, statSync(path.join(root, folder, file)).mtimeMs]);

test("A failed build leaves the served site untouched", async () => {
  await writeFixture(root);
  expect(await publishFixture(root)).toMatchObject({ ok: true });
  const before = [modificationTimes("dist/"), modificationTimes(".releases")];
  // This program stands in for Gatsby: it writes a page and fails.
  writeFileSync(
    path.join(root, "node_modules/gatsby/cli.js"),
    'require("fs").writeFileSync("public/index.html", "cut"); process.exitCode = 1',
  );
  await expect(build()).rejects.toThrow(/Ce qui était servi n’a pas changé\.$/);
  expect([modificationTimes("dist/"), modificationTimes(".releases")]).toEqual(before);
});

test("A build that writes to a log repeats its last lines when it fails, because the end of a test run is read first", async () => {
  writeFileSync(
    path.join(root, "node_modules/gatsby/cli.js"),
    'for (let line = 1; line <= 100; line++) console.log("line " + line); process.exitCode = 3',
  );
  await expect(build({ log: path.join(root, "build.log") })).rejects.toThrow(
    /^line 61\n(.*\n)*line 100\nLa construction du site a échoué \(code 3\)/,
  );
});

test("A build that the system kills says so instead of naming a reason above", async () => {
  writeFileSync(path.join(root, "node_modules/gatsby/cli.js"), 'process.kill(process.pid, "SIGKILL")');
  await expect(build()).rejects.toThrow("arrêtée par un signal");
});

test("A folder that was moved is built without Gatsby’s cache of its old path, and the build says so", async () => {
  const found = () => readFileSync(path.join(root, "found"), "utf8");
  // This program stands in for Gatsby: it notes whether the cache is there, fills it, and fails.
  writeFileSync(
    path.join(root, "node_modules/gatsby/cli.js"),
    'const fs = require("fs"); fs.writeFileSync("found", String(fs.existsSync(".cache/kept"))); fs.mkdirSync(".cache", { recursive: true }); fs.writeFileSync(".cache/kept", ""); process.exitCode = 1',
  );
  const output = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const before = root;
  const outcomes: string[] = [];
  for (const moves of [false, false, true]) {
    if (moves) renameSync(before, (root = `${before}-ailleurs`));
    await expect(build()).rejects.toThrow("La construction du site a échoué");
    outcomes.push(found());
  }
  expect(outcomes).toEqual(["false", "true", "false"]);
  expect(output.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(new RegExp(`déplacé ou copié .*/${path.basename(before)}\\. `)),
  ]);
  output.mockRestore();
});

test("A build that used old answers of api.php says so in the release", async () => {
  await writeFixture(root);
  // This program stands in for Gatsby, whose source plugin writes the report.
  const report = {
    at: "",
    degraded: [{ endpoint: "get_promos", reason: "ne répond pas", ageHours: 2.5 }],
    shortened: [],
  };
  writeFileSync(
    path.join(root, "node_modules/gatsby/cli.js"),
    `require("fs").mkdirSync(".state", { recursive: true }); require("fs").writeFileSync(".state/build-report.json", ${JSON.stringify(JSON.stringify(report))})`,
  );
  await build({ log: path.join(root, "build.log") });
  expect(JSON.parse(readFileSync(path.join(root, "dist/_ids/build.json"), "utf8"))).toEqual({
    pages: expect.any(Number),
    degraded: [{ endpoint: "get_promos", ageHours: 2.5 }],
  });
});

// rule: site/publication-checks
test("A machine that never published refuses to take pages away from the site that another one published", async () => {
  await writeFixture(root);
  writeFileSync(path.join(root, "node_modules/gatsby/cli.js"), "");
  await expect(build({ livePages: FIXTURE_PAGES.length * 2 })).rejects.toThrow(
    new RegExp(`plus que ${FIXTURE_PAGES.length} pages, contre ${FIXTURE_PAGES.length * 2}`),
  );
  expect(existsSync(path.join(root, "dist"))).toBe(false);
  await build({ livePages: FIXTURE_PAGES.length });
  expect(existsSync(path.join(root, "dist"))).toBe(true);
});
