import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { projectDigest } from "../src/build/publish/project-digest";
import { noteSources } from "../src/gatsby-5.16/build/sources-of-cache";
import { parseEnvironment } from "./env";
import { Processes } from "./processes";
import { runGatsby } from "./run-gatsby";
import { SpareGatsby } from "./spare-gatsby";

/** What the process that waits loads of Gatsby and its plugins. */
const LOADED = [
  "gatsby-cli/lib/create-cli.js",
  "gatsby/dist/commands/build.js",
  "gatsby-plugin-feed/gatsby-node.js",
  "gatsby-plugin-image/gatsby-node.js",
  "gatsby-plugin-sharp/gatsby-node.js",
  "gatsby-source-filesystem/index.js",
  "gatsby-transformer-sharp/gatsby-node.js",
];
const BASE = "http://127.0.0.1:9";
const parsed = parseEnvironment({});
if (!parsed.ok) throw new Error(parsed.problems.join());
const { environment } = parsed;

let root = "";
let processes: Processes;
let spare: SpareGatsby;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "spare-"));
  processes = new Processes();
  spare = new SpareGatsby(root, environment, BASE, processes);
  for (const file of LOADED) write(`node_modules/${file}`, "");
  // These stand in for Gatsby: a build notes with which state its process was loaded before.
  write(
    "node_modules/gatsby/dist/commands/build.js",
    'global.loadedWith = require("fs").readFileSync(".cache/redux/state", "utf8")',
  );
  write(
    "node_modules/gatsby/cli.js",
    `const { appendFileSync, existsSync, mkdirSync } = require("fs");
    mkdirSync(".cache", { recursive: true });
    appendFileSync("built", \`\${process.argv[2]} with \${global.loadedWith};\`);
    if (global.loadedWith && existsSync("fault")) process.exitCode = 1;`,
  );
  // A site of few pages that was built by these sources.
  write(".releases/one.json", JSON.stringify({ id: "one", pages: 1_000, assets: [], older: [] }));
  symlinkSync(".releases/one", path.join(root, "dist"));
  expect(await build()).toBe(0); // It notes by which code the cache was made.
  write(".cache/redux/state", "one");
  await noteSources(root, await projectDigest());
  rmSync(path.join(root, "built"));
});
afterEach(async () => {
  await processes.stop();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const build = (what = environment) => runGatsby(root, ["build"], what, BASE, processes, { spare });
const built = () => readFileSync(path.join(root, "built"), "utf8");
const BY_LOADED = "build with one;";
const BY_NEW = "build with undefined;";

// rule: site/loaded-build
describe("a process that was loaded before a build", () => {
  test("makes it, and no further one", async () => {
    await spare.prepare();
    expect(await build()).toBe(0);
    expect(built()).toBe(BY_LOADED);
    expect(await build()).toBe(0);
    expect(built()).toBe(BY_LOADED + BY_NEW);
  });

  test.each<[string, () => unknown]>([
    ["another build has changed the state", () => write(".cache/redux/state", "another")],
    ["it has ended", () => processes.kill()],
  ])("does not make it when %s", async (_, change) => {
    await spare.prepare();
    await change();
    expect(await build()).toBe(0);
    expect(built()).toBe(BY_NEW);
  });

  test("does not make one with other settings", async () => {
    await spare.prepare();
    expect(await build({ ...environment, siteUrl: "https://exemple.sn" })).toBe(0);
    expect(built()).toBe(BY_NEW);
  });

  test("is followed by a new one when it fails", async () => {
    write("fault", "");
    await spare.prepare();
    expect(await build()).toBe(0);
    expect(built()).toBe(BY_LOADED + BY_NEW);
  });

  test("is not kept in memory for a site of many pages", async () => {
    write(".releases/one.json", JSON.stringify({ id: "one", pages: 30_000, assets: [], older: [] }));
    await spare.prepare();
    expect(await build()).toBe(0);
    expect(built()).toBe(BY_NEW);
  });
});
