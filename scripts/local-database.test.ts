import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "./local-database";
import { Processes } from "./processes";

let root = "";
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "local-database-"));
  put("wrangler.toml", 'database_id = "a"');
  put("functions/migrations/0001_a.sql", "CREATE TABLE a (id);");
  put("node_modules/wrangler/package.json", "{}");
  // In the place of wrangler: it notes what it was asked, and fails when told to.
  put(
    "node_modules/wrangler/bin/wrangler.js",
    'const fs = require("fs"); fs.appendFileSync("asked", process.argv.slice(2).join(" ") + "\\n"); process.exitCode = fs.existsSync("fails") ? 1 : 0;',
  );
  put("asked", "");
});
afterEach(() => rmSync(root, { recursive: true }));

const times = () => readFileSync(path.join(root, "asked"), "utf8").split("\n").length - 1;
const again = () => migrate(root, path.join(root, "local.toml"), new Processes());

test("the database is brought to its shape once", async () => {
  await again();
  expect(readFileSync(path.join(root, "asked"), "utf8")).toBe(
    `d1 migrations apply DB --local --config ${root}/local.toml --persist-to ${root}/.wrangler/state\n`,
  );
  await again();
  expect(times()).toBe(1);
});

test.each<[string, () => void]>([
  ["a migration was added", () => put("functions/migrations/0002_b.sql", "CREATE TABLE b (id);")],
  ["a migration was edited", () => put("functions/migrations/0001_a.sql", "CREATE TABLE a (id, name);")],
  ["it is another database", () => put("wrangler.toml", 'database_id = "b"')],
  [
    "wrangler is another one, which may keep it elsewhere",
    () => put("node_modules/wrangler/package.json", '{"version":"9.0.0"}'),
  ],
  ["the database was deleted", () => rmSync(path.join(root, ".wrangler/state/v3/d1"), { recursive: true })],
  ["all that is local was deleted", () => rmSync(path.join(root, ".wrangler/state"), { recursive: true })],
])("and again when %s", async (_, change) => {
  await again();
  change();
  await again();
  expect(times()).toBe(2);
});

test("where that fails it is told in French, and tried again the next time", async () => {
  put("fails", "");
  await expect(again()).rejects.toThrow(
    /^La base de données locale n’a pas pu être préparée : supprimez \.wrangler\/state et relancez\.$/,
  );
  rmSync(path.join(root, "fails"));
  await again();
  await again();
  expect(times()).toBe(2);
});
