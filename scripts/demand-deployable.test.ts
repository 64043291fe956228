import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demandDeployable } from "./demand-deployable";

const PROJECT = path.resolve(import.meta.dirname, "..");
const SETTINGS = {
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

function check(args: readonly string[], changes: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...SETTINGS, ...changes })) vi.stubEnv(name, value);
  return demandDeployable(root, args);
}

test("A dry run needs a published site", () => {
  expect(() => check(["--dry-run"])).toThrow(/^Rien n’est publié : lancez d’abord « npm run build »\.$/);
  expect(check([])).toMatchObject({ apiBase: "https://api.exemple.sn", isDry: false, isDemo: false }); // a deployment publishes first
  mkdirSync(path.join(root, "dist"));
  expect(check(["--dry-run", "--demo"])).toMatchObject({
    apiBase: "https://api.exemple.sn",
    isDry: true,
    isDemo: true,
  });
});

test("Settings that are not fit for production are reported first, with or without a published site", () => {
  expect(() => check(["--dry-run"], { SITE_URL: "http://guide.exemple.sn" })).toThrow(/^SITE_URL [^\n]+$/);
  copyFileSync(path.join(PROJECT, "wrangler.toml"), path.join(root, "wrangler.toml"));
  expect(() => check([])).toThrow(/^wrangler\.toml ne nomme pas de base D1/);
});

test("An unknown option deploys nothing", () => {
  expect(() => check(["--dryrun"])).toThrow(/^« --dryrun » : demandez --dry-run, --demo, ou rien\.$/);
});
