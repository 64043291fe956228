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
  OPS_TOKEN: "jeton-d-essai-de-l-exploitant-du-site",
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
  expect(() => check(["--dryrun"])).toThrow(
    /^« --dryrun » : demandez --dry-run, --demo, --staging, --first, --at-once, ou rien\.$/,
  );
});

// rule: site/staging
test("The rehearsal has settings, a host and a database of its own, and no search engine lists it", () => {
  const config = path.join(root, "wrangler.toml");
  expect(() => check(["--staging"])).toThrow(
    /^wrangler\.toml ne nomme pas de base D1 : lancez « npx wrangler d1 create guide-auto-senegal-staging »/,
  );
  writeFileSync(
    config,
    readFileSync(config, "utf8").replace(/0{8}-0{4}-[0-]+/, "3f2b8c1e-5d4a-4b7c-9e21-0a6f7d8c9b1f"),
  );
  expect(check(["--staging"])).toMatchObject({ isStaging: true, environment: { indexed: false } });
  expect(check([])).toMatchObject({ isStaging: false, environment: { indexed: true } });
  writeFileSync(path.join(root, ".env"), `SITE_URL=${SETTINGS.SITE_URL}/\n`);
  expect(() => check(["--staging"])).toThrow(/^SITE_URL est l’adresse du site lui-même/);
  vi.unstubAllEnvs();
  writeFileSync(path.join(root, ".env.staging"), "SITE_URL=https://essai.exemple.sn\n");
  const { SITE_URL: _, ...others } = SETTINGS;
  for (const [name, value] of Object.entries(others)) vi.stubEnv(name, value);
  expect(demandDeployable(root, ["--staging"]).environment.siteUrl).toBe("https://essai.exemple.sn");
});
