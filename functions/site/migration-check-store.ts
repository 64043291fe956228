import { NEWEST_MIGRATION } from "../migrations/newest";

/** Whether the newest migration that this Worker needs was applied. */
export async function isMigrated(db: D1Database): Promise<boolean> {
  const { results } = await db.prepare("SELECT 1 FROM d1_migrations WHERE name = ?").bind(NEWEST_MIGRATION).all();
  return results.length > 0;
}

/** Reads one row of the essential tables. @throws when a table is missing */
export const readOnce = (db: D1Database) =>
  db.batch([db.prepare("SELECT 1 FROM ads LIMIT 1"), db.prepare("SELECT 1 FROM messages LIMIT 1")]);
