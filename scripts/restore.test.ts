import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Env } from "../functions/env";
import { backUpSlice, beginBackup } from "../functions/site/backup/backup";
import { openTarget } from "./restore/places";

const PROJECT = path.resolve(import.meta.dirname, "..");
const TSX = path.join(PROJECT, "node_modules/tsx/dist/loader.mjs");
const BACKUP_KEY = btoa("clef de sauvegarde, pour un test");
const DAY = "2027-03-04";
const NIGHT = Date.parse(`${DAY}T03:17:00Z`);

let root = "";
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "restore-"));
  for (const name of ["wrangler.toml", "functions/migrations"])
    cpSync(path.join(PROJECT, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(root, "node_modules"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs `npm run restore -- …`. */
const restore = (args: readonly string[], variables: Readonly<Record<string, string>> = { BACKUP_KEY }) =>
  new Promise<{ code: unknown; out: string; err: string }>((over) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, WRANGLER_SEND_METRICS: "false", ...variables };
    execFile(
      process.execPath,
      ["--import", TSX, path.join(PROJECT, "scripts/restore.ts"), ...args],
      { cwd: root, env },
      (error, out, err) => over({ code: error?.code ?? 0, out, err }),
    );
  });

test.each([
  ["no day", [], { BACKUP_KEY }, /Donnez le jour d’une sauvegarde/],
  ["a word that it does not know", [DAY, "--now"], { BACKUP_KEY }, /Donnez le jour d’une sauvegarde/],
  ["no key", [DAY], {}, /BACKUP_KEY manque/],
  ["a key that is none", [DAY], { BACKUP_KEY: "mot-de-passe" }, /BACKUP_KEY doit être 32 octets en base64/],
])("npm run restore with %s says what it needs", async (_, args, variables, sentence) => {
  const { code, out, err } = await restore(args, variables);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(sentence);
});

// rule: site/restore
test("npm run restore writes a backup into the fresh database of this machine, and says what it did (long: wrangler opens the database five times)", async () => {
  const lost = await openTarget(root, false);
  await lost.migrate();
  await lost.places.DB.batch([
    lost.places.DB.prepare(
      "INSERT INTO sellers (uid, id, email, name, type, since) VALUES ('awa', 'v-awa', 'awa@exemple.sn', 'Awa', 'particulier', 1)",
    ),
    lost.places.DB.prepare(
      "INSERT INTO ads (id, seller_uid, state, brand_key, model_key, created_at, updated_at) VALUES ('000000000001', 'awa', 'publiee', 'kia', 'kia-rio', 1, 1)",
    ),
  ]);
  const env = { ...lost.places, BACKUP_KEY } as Env;
  await beginBackup(env, NIGHT);
  await backUpSlice(env, { sent: "quarantine/", shown: "media/" }, NIGHT);
  await lost.close();
  expect((await restore([DAY])).err).toContain("La base n’est pas vide (sellers, ads)");

  rmSync(path.join(root, ".wrangler/state/v3/d1"), { recursive: true });
  const dry = await restore([DAY, "--dry-run"]);
  expect([dry.code, dry.err]).toEqual([0, ""]);
  expect(dry.out).toContain("entière et vérifiée :\n  1 vendeurs\n  1 annonces\n");
  const { code, out, err } = await restore([DAY]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("Restauré :\n  1 vendeurs\n  1 annonces\n");

  const again = await openTarget(root, false);
  const { results } = await again.places.DB.prepare("SELECT id, seller_uid, words FROM ads").all();
  await again.close();
  expect(results).toEqual([{ id: "000000000001", seller_uid: "awa", words: " kia kia rio " }]);
});
