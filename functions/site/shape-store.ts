import { NEWEST_MIGRATION } from "../migrations/newest";

/** Whether the database was brought to the shape that this Worker writes. */
export async function isMigrated(db: D1Database): Promise<boolean> {
  const { results } = await db.prepare("SELECT 1 FROM d1_migrations WHERE name = ?").bind(NEWEST_MIGRATION).all();
  return results.length > 0;
}

/** Reads what visitors read and what they send. @throws where one of the tables is not there */
export const readOnce = (db: D1Database) =>
  db.batch([db.prepare("SELECT 1 FROM ads LIMIT 1"), db.prepare("SELECT 1 FROM messages LIMIT 1")]);
