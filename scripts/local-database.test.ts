import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getPlatformProxy } from "wrangler";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { isMigrated, migrate, stateOf } from "./local-database";

const TOML = `name = "worker"
compatibility_date = "2025-01-01"
[[d1_databases]]
binding = "DB"
database_name = "guide"
database_id = "a"
`;
let migrated = "";
let root = "";
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const config = () => path.join(root, "wrangler.toml");
async function tables(): Promise<readonly string[]> {
  const { env, dispose } = await getPlatformProxy<{ readonly DB: D1Database }>({
    configPath: config(),
    persist: { path: path.join(stateOf(root), "v3") },
  });
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('a', 'b') ORDER BY name",
  ).all<{ name: string }>();
  await dispose();
  return results.map(({ name }) => name);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "local-database-"));
  migrated = root;
  put("wrangler.toml", TOML);
  put("functions/migrations/0001_a.sql", "CREATE TABLE a (id);");
  put("node_modules/wrangler/package.json", "{}");
  await migrate(root, config());
});
afterAll(() => rmSync(migrated, { recursive: true }));
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "local-database-"));
  cpSync(migrated, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test.each<[string, () => void]>([
  ["a migration was added", () => put("functions/migrations/0002_b.sql", "CREATE TABLE b (id);")],
  ["a migration was edited", () => put("functions/migrations/0001_a.sql", "CREATE TABLE a (id, name);")],
  ["wrangler.toml names another database", () => put("wrangler.toml", TOML.replace('"a"', '"b"'))],
  [
    "wrangler has another version, which may keep the database elsewhere",
    () => put("node_modules/wrangler/package.json", '{"version":"9.0.0"}'),
  ],
  ["the database was deleted", () => rmSync(path.join(root, ".wrangler/state/v3/d1"), { recursive: true })],
  ["the whole local state was deleted", () => rmSync(path.join(root, ".wrangler/state"), { recursive: true })],
])("The database is to be migrated anew when %s", (_, change) => {
  expect(isMigrated(root)).toBe(true);
  change();
  expect(isMigrated(root)).toBe(false);
});

test("A migration that was added is applied to the tables that are there", async () => {
  put("functions/migrations/0002_b.sql", "CREATE TABLE b (id);");
  await migrate(root, config());
  expect(isMigrated(root)).toBe(true);
  expect(await tables()).toEqual(["a", "b"]);
});

test("A failed migration is reported in French, leaves nothing half done and is tried anew at the next start", async () => {
  put("functions/migrations/0002_b.sql", "CREATE TABLE b (id); CREATE TABLE a (id);");
  await expect(migrate(root, config())).rejects.toThrow(
    /^La base de données locale n’a pas pu être préparée : supprimez \.wrangler\/state et relancez\. Erreur : .*table a already exists/s,
  );
  expect(isMigrated(root)).toBe(false);
  expect(await tables()).toEqual(["a"]);
  put("functions/migrations/0002_b.sql", "CREATE TABLE b (id);");
  await migrate(root, config());
  expect(await tables()).toEqual(["a", "b"]);
});
