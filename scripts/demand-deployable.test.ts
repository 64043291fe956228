import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demandDeployable } from "./demand-deployable";

const PROJECT = path.resolve(import.meta.dirname, "..");
const GIVEN = {
  API_BASE: "https://api.exemple.sn",
  API_KEY: "cle-de-quelqu-un",
  SITE_URL: "https://guide.exemple.sn",
  FIREBASE_API_KEY: "AIzaSyD-exemple-de-cle-web-0123456789ab",
  FIREBASE_AUTH_DOMAIN: "guide-auto.firebaseapp.com",
  FIREBASE_PROJECT_ID: "guide-auto-4f2a1",
};

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "deployable-"));
  const config = readFileSync(path.join(PROJECT, "wrangler.toml"), "utf8");
  writeFileSync(
    path.join(root, "wrangler.toml"),
    config.replace(/^database_id = .*$/m, 'database_id = "3f2b8c1e-5d4a-4b7c-9e21-0a6f7d8c9b1e"'),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function judge(asked: readonly string[], more: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...GIVEN, ...more })) vi.stubEnv(name, value);
  return demandDeployable(root, asked);
}

test("without a publication there is nothing to try out", () => {
  expect(() => judge(["--dry-run"])).toThrow(/^Rien n’est publié : lancez d’abord « npm run build »\.$/);
  expect(judge([])).toMatchObject({ apiBase: "https://api.exemple.sn", isDry: false, isDemo: false }); // that one publishes first
  mkdirSync(path.join(root, "dist"));
  expect(judge(["--dry-run", "--demo"])).toMatchObject({
    apiBase: "https://api.exemple.sn",
    isDry: true,
    isDemo: true,
  });
});

test("what cannot go to production is told before that, with or without a publication", () => {
  expect(() => judge(["--dry-run"], { SITE_URL: "http://guide.exemple.sn" })).toThrow(/^SITE_URL [^\n]+$/);
  copyFileSync(path.join(PROJECT, "wrangler.toml"), path.join(root, "wrangler.toml"));
  expect(() => judge([])).toThrow(/^wrangler\.toml ne nomme pas de base D1/);
});

test("a misspelt wish deploys nothing", () => {
  expect(() => judge(["--dryrun"])).toThrow(/^« --dryrun » : demandez --dry-run, --demo, ou rien\.$/);
});
