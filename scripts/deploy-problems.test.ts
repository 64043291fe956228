import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SETTINGS } from "../tests/support/deploy-settings";
import { deployProblems } from "./deploy-problems";
import { parseEnvironment } from "./env";

const CONFIG = readFileSync(path.resolve(import.meta.dirname, "../wrangler.toml"), "utf8");
const READY = CONFIG.replace(/^database_id = .*$/m, 'database_id = "3f2b8c1e-5d4a-4b7c-9e21-0a6f7d8c9b1e"');

function problems(settings: Record<string, string>, config = READY) {
  const parsed = parseEnvironment(settings);
  return parsed.ok ? deployProblems(parsed.environment, config) : parsed.problems;
}

test("A complete set of settings is fit for production", () => expect(problems(SETTINGS)).toEqual([]));

test("Without settings, everything that is missing is reported at once", () => {
  expect(problems({}, CONFIG).map((sentence) => sentence.split(" ")[0])).toEqual([
    "API_BASE",
    "API_KEY",
    "SITE_URL",
    "OPS_TOKEN",
    "FIREBASE_API_KEY,",
    "wrangler.toml",
  ]);
});

test.each<[Record<string, string>, string, RegExp]>([
  [{ API_BASE: "http://api.exemple.sn" }, READY, /^API_BASE doit commencer par https/],
  [{ SITE_URL: "http://guide.exemple.sn" }, READY, /^SITE_URL doit être l’adresse publique/],
  [
    { FIREBASE_API_KEY: "", FIREBASE_AUTH_DOMAIN: "", FIREBASE_PROJECT_ID: "" },
    READY,
    /^FIREBASE_API_KEY, .* manquent/,
  ],
  [{ OPS_TOKEN: "x".repeat(31) }, READY, /^OPS_TOKEN doit avoir au moins 32 caractères/],
  [{ API_KEY: "" }, READY, /API_KEY manque/],
  [{ OPS_TOKEN: "" }, READY, /^OPS_TOKEN manque/],
  [{}, CONFIG, /^wrangler\.toml ne nomme pas de base D1/],
  [{}, READY.replace('MODE = "production"', 'MODE = "local"'), /^wrangler\.toml doit dire MODE/],
])("%j is refused", (changes, config, sentence) => {
  const found = problems({ ...SETTINGS, ...changes }, config);
  expect(found).toEqual([expect.stringMatching(sentence)]);
  expect(found.join()).not.toContain(SETTINGS.API_KEY);
});
