import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { migrateBy } from "./migrate-by";
import { Stop } from "./stop";

/** The folder in which wrangler keeps all local state. */
export const stateOf = (root: string) => path.join(root, ".wrangler/state");
export const wranglerOf = (root: string) => path.join(root, "node_modules/wrangler/bin/wrangler.js");
/**
 * Variables that disable wrangler's log files in the home folder, because they would contain its secrets.
 */
export const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG: "error",
  WRANGLER_WRITE_LOGS: "false",
  CI: "1",
} as const;

const migrationsOf = (root: string) => path.join(root, "functions/migrations");

/** File with the hash of the migrated schema. It stands beside the database, so that both are deleted together. */
const schemaFileOf = (root: string) => path.join(stateOf(root), "v3/d1/shape");

/** Hash of the files that determine the database and its schema: when it changes, the migrations have to be applied. */
export function schemaHashOf(root: string): string {
  const folder = migrationsOf(root);
  const files = [
    path.join(root, "node_modules/wrangler/package.json"),
    path.join(root, "wrangler.toml"),
    ...readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name)),
  ];
  const digest = createHash("sha256");
  for (const file of files) digest.update(`${path.basename(file)}\n${readFileSync(file, "utf8")}\n`);
  return digest.digest("hex");
}

/** Whether the local database has the schema of the sources. */
export const isMigrated = (root: string) =>
  existsSync(schemaFileOf(root)) && readFileSync(schemaFileOf(root), "utf8") === schemaHashOf(root);

/**
 * Applies the migrations to the local database, while nothing else has it open. They are skipped when nothing has changed since the last time, because
 * wrangler takes a second to load.
 * @param config path of this machine's wrangler.toml
 * @throws Stop when a migration fails
 */
export async function migrate(root: string, config: string): Promise<void> {
  if (isMigrated(root)) return;
  const { getPlatformProxy } = await import("wrangler");
  const { env, dispose } = await getPlatformProxy<{ readonly DB: D1Database }>({
    configPath: config,
    persist: { path: path.join(stateOf(root), "v3") },
  });
  try {
    await migrateBy(env.DB, migrationsOf(root))();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Stop(
      `La base de données locale n’a pas pu être préparée : supprimez .wrangler/state et relancez. Erreur : ${reason}`,
    );
  } finally {
    await dispose();
  }
  await mkdir(path.dirname(schemaFileOf(root)), { recursive: true });
  await writeFile(schemaFileOf(root), schemaHashOf(root));
}
