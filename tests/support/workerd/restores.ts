import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { restoreBackup } from "../../../scripts/restore/restore-backup";
import { BACKUP_KEY } from "./backups";

const isNamed =
  (names: readonly string[] | undefined) =>
  (migration: object): boolean =>
    names === undefined || ("name" in migration && names.includes(String(migration.name)));

/** Applies migrations of the project: those named, or all. */
export const migrate = (names?: readonly string[]): Promise<void> =>
  applyD1Migrations(env.DB, env.MIGRATIONS.filter(isNamed(names)));

/** The database is gone: what is left is one without a table. Those that were made last are dropped first, since they refer to others. */
export async function loseDatabase(): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view', 'table') AND name NOT GLOB '*_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'ad_words_*' OR name = 'ad_words_changed' OR name = 'ad_words_gone' ORDER BY type = 'table', type = 'view', rowid DESC",
  ).all<{ type: string; name: string }>();
  await env.DB.batch([
    env.DB.prepare("PRAGMA defer_foreign_keys = on"),
    ...results.map(({ type, name }) => env.DB.prepare(`DROP ${type} IF EXISTS ${name}`)),
  ]);
}

/** What `npm run restore` does, with the database and the buckets of this test. @returns what it says */
export const restore = async (
  date: string,
  { backupKey = BACKUP_KEY, isDry = false, isForced = false } = {},
): Promise<string> => (await restoreBackup({ places: env, migrate }, { date, backupKey, isDry, isForced })).join("\n");
