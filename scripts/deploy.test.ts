import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SETTINGS as COMPLETE } from "../tests/support/deploy-settings";
import { openSmallRelease } from "../tests/support/small-site";
import { checkBundle } from "./deploy-bundle";
import { exitOf, Processes } from "./processes";

const PROJECT = path.resolve(import.meta.dirname, "..");
const TSX = path.join(PROJECT, "node_modules/tsx/dist/loader.mjs");
const KEY = "sentinelle-de-deploiement-5e1c";
const SETTINGS = { ...COMPLETE, API_KEY: KEY };

let release: Awaited<ReturnType<typeof openSmallRelease>>;
beforeAll(async () => {
  release = await openSmallRelease();
  const config = path.join(release.root, "wrangler.toml");
  await writeFile(
    config,
    (await readFile(config, "utf8")).replace(
      /^database_id = .*$/m,
      'database_id = "3f2b8c1e-5d4a-4b7c-9e21-0a6f7d8c9b1e"',
    ),
  );
});
afterAll(() => release.remove());

/** Runs `npm run deploy -- …` in a folder. */
const deploy = (root: string, args: readonly string[], variables: Record<string, string>) =>
  new Promise<{ code: unknown; out: string; err: string }>((over) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...variables };
    execFile(
      process.execPath,
      ["--import", TSX, path.join(PROJECT, "scripts/deploy.ts"), ...args],
      { cwd: root, env },
      (error, out, err) => over({ code: error?.code ?? 0, out, err }),
    );
  });

describe("npm run deploy -- --dry-run", () => {
  test("bundles the Worker in production mode, prints its size and uploads nothing (long: wrangler bundles it)", async () => {
    const { code, out, err } = await deploy(release.root, ["--dry-run"], SETTINGS);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain('env.MODE ("production")');
    expect(out).toContain("env.SITE_URL");
    expect(out).toContain("--dry-run: exiting now.");
    expect(out).toContain("env.FIREBASE_PROJECT_ID");
    expect(out).not.toMatch(/JWKS_URL|LOOKUP_URL|env\.API_KEY/); // the key is a secret, no variable
    expect(out).toMatch(/^Worker : \d+ Ko compressé$/m);
    expect(out).not.toContain(KEY);
  });

  test("prints one sentence for each setting that is not fit for production", async () => {
    const { code, err } = await deploy(release.root, ["--dry-run"], {
      ...SETTINGS,
      API_BASE: "http://api.exemple.sn",
      SITE_URL: "http://guide.exemple.sn",
    });
    expect([
      code,
      err
        .trim()
        .split("\n")
        .map((sentence) => sentence.split(" ")[0]),
    ]).toEqual([1, ["API_BASE", "SITE_URL"]]);
  });
});

describe("the bundle of the Worker", () => {
  let folder = "";
  beforeAll(async () => {
    folder = path.join(release.root, "bundle");
    const wrangler = path.join(PROJECT, "node_modules/wrangler/bin/wrangler.js");
    expect(
      await exitOf(
        new Processes().start(
          wrangler,
          ["deploy", "--dry-run", "--outdir", folder],
          // Vitest's own NODE_ENV would have wrangler bundle React for development, a fifth of the whole.
          { WRANGLER_LOG: "error", CI: "1", NODE_ENV: "production" },
          release.root,
        ),
      ),
    ).toBe(0);
  });

  test("is one program of 400 KB at most, without the key, local addresses, secrets of tests or test files", async () => {
    expect((await readdir(folder)).filter((name) => name.endsWith(".js"))).toEqual(["index.js"]);
    expect(await checkBundle(folder, KEY)).toBeLessThan(400_000);
    const program = (await readFile(path.join(folder, "index.js"), "utf8")).replace(/^ +\*.*$/gm, ""); // comments of packages
    for (const forbidden of [
      /127\.0\.0\.1|\/\/localhost:|\[::1\]/,
      /[123]x0{5}/,
      /whsec_\w/,
      /^\/\/ (?:\S*\/)?(?:tests|upstream|scripts|plugins)\/\S*$/m,
    ])
      expect(program.match(forbidden)).toBeNull();
    // Our own sources are named in the bundle that wrangler is given.
    const ours = await readFile(path.join(release.root, ".worker/index.js"), "utf8");
    const sources = new Set([...ours.matchAll(/^\/\/ ((?:functions|src)\/\S+)$/gm)].map(([, file]) => file));
    expect(sources).toContain("functions/index.ts");
    expect([...sources].filter((file) => /\.test\.|\/fixture-|^tests\//.test(file ?? ""))).toEqual([]);
  });

  test.each([
    "FIREBASE_AUTH_EMULATOR_HOST",
    "connectAuthEmulator()",
    "http://127.0.0.1:8799/jwks",
    'alg:"none"',
    '{"alg": "none"}',
    "header.alg === 'none'",
  ])("is refused when it contains a setting of a development machine: %s", async (text) => {
    const development = await mkdtemp(path.join(tmpdir(), "desk-"));
    await writeFile(path.join(development, "index.js"), `const fine = 1; ${text}`);
    await expect(checkBundle(development, KEY)).rejects.toThrow(
      /^Le programme du Worker contient « .+ », qui n’a rien à faire en production/,
    );
    await rm(development, { recursive: true });
  });

  test("is refused when it contains the key in any encoding, and when it is too large", async () => {
    const other = path.join(release.root, "other");
    await mkdir(other);
    for (const text of [KEY, Buffer.from(KEY).toString("base64")]) {
      await writeFile(path.join(other, "index.js"), `const key = "${text}";`);
      await expect(checkBundle(other, KEY)).rejects.toThrow("La clé d’API est dans le programme du Worker");
    }
    const noise = Array.from({ length: 300_000 }, () => Math.random().toString(36).slice(2, 10)).join("");
    await writeFile(path.join(other, "index.js"), noise);
    await expect(checkBundle(other, KEY)).rejects.toThrow(/^Le Worker pèse \d+ Ko compressé/);
  });
});
