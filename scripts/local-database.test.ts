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
  // This program stands in for wrangler: it notes its arguments, and fails where a file named "fails" exists.
  put(
    "node_modules/wrangler/bin/wrangler.js",
    'const fs = require("fs"); fs.appendFileSync("asked", process.argv.slice(2).join(" ") + "\\n"); process.exitCode = fs.existsSync("fails") ? 1 : 0;',
  );
  put("asked", "");
});
afterEach(() => rmSync(root, { recursive: true }));

const runCount = () => readFileSync(path.join(root, "asked"), "utf8").split("\n").length - 1;
const migrateOnce = () => migrate(root, path.join(root, "local.toml"), new Processes());

test("An unchanged database is migrated once", async () => {
  await migrateOnce();
  expect(readFileSync(path.join(root, "asked"), "utf8")).toBe(
    `d1 migrations apply DB --local --config ${root}/local.toml --persist-to ${root}/.wrangler/state\n`,
  );
  await migrateOnce();
  expect(runCount()).toBe(1);
});

test.each<[string, () => void]>([
  ["a migration was added", () => put("functions/migrations/0002_b.sql", "CREATE TABLE b (id);")],
  ["a migration was edited", () => put("functions/migrations/0001_a.sql", "CREATE TABLE a (id, name);")],
  ["wrangler.toml names another database", () => put("wrangler.toml", 'database_id = "b"')],
  [
    "wrangler has another version, which may keep the database elsewhere",
    () => put("node_modules/wrangler/package.json", '{"version":"9.0.0"}'),
  ],
  ["the database was deleted", () => rmSync(path.join(root, ".wrangler/state/v3/d1"), { recursive: true })],
  ["the whole local state was deleted", () => rmSync(path.join(root, ".wrangler/state"), { recursive: true })],
])("The database is migrated anew when %s", async (_, change) => {
  await migrateOnce();
  change();
  await migrateOnce();
  expect(runCount()).toBe(2);
});

test("A failed migration is reported in French and tried anew at the next start", async () => {
  put("fails", "");
  await expect(migrateOnce()).rejects.toThrow(
    /^La base de données locale n’a pas pu être préparée : supprimez \.wrangler\/state et relancez\.$/,
  );
  rmSync(path.join(root, "fails"));
  await migrateOnce();
  await migrateOnce();
  expect(runCount()).toBe(2);
});
