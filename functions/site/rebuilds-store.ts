import { DAY } from "../../src/shared/dates/day";

const SECOND = 1_000;
const QUIET_MS = 60 * SECOND;
/** A rebuild waits no longer than this, however often editors save. */
const MAX_WAIT_MS = 10 * 60 * SECOND;
const MAX_A_DAY = 48;
const WEBHOOK_RETENTION_MS = 30 * DAY;

const ASK = `INSERT INTO rebuild_asked (one, first_at, last_at) SELECT 1, ?1, ?1 WHERE EXISTS (SELECT 1 FROM webhooks WHERE id = ?2 AND received_at = ?1)
  ON CONFLICT (one) DO UPDATE SET last_at = ?1`;

/** Records that content has changed, once for each webhook id. @returns false for a webhook that was received before */
export async function askRebuild(db: D1Database, id: string, now: number): Promise<boolean> {
  const [inserted] = await db.batch([
    db
      .prepare("INSERT INTO webhooks (id, received_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING RETURNING id")
      .bind(id, now),
    db.prepare(ASK).bind(now, id),
  ]);
  return (inserted?.results.length ?? 0) > 0;
}

/** Requests the nightly rebuild, and deletes old webhooks and rebuilds. */
export async function askNightly(db: D1Database, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        "INSERT INTO rebuild_asked (one, first_at, last_at) VALUES (1, ?1, ?1) ON CONFLICT (one) DO UPDATE SET last_at = min(last_at, ?1)",
      )
      .bind(now - QUIET_MS),
    db.prepare("DELETE FROM webhooks WHERE received_at < ?").bind(now - WEBHOOK_RETENTION_MS),
    db.prepare("DELETE FROM rebuilds WHERE started_at < ?").bind(now - DAY),
  ]);
}

/** Takes the rebuild that is due, atomically: after a minute of quiet or ten minutes in all, 48 a day at most (rule: site/rebuild). */
export async function takeDueRebuild(db: D1Database, now: number): Promise<boolean> {
  const [taken] = await db.batch([
    db
      .prepare(
        `INSERT INTO rebuilds (started_at) SELECT ?1 FROM rebuild_asked
         WHERE (last_at <= ?2 OR first_at <= ?3) AND (SELECT count(*) FROM rebuilds WHERE started_at > ?4) < ?5 RETURNING started_at`,
      )
      .bind(now, now - QUIET_MS, now - MAX_WAIT_MS, now - DAY, MAX_A_DAY),
    db.prepare("DELETE FROM rebuild_asked WHERE EXISTS (SELECT 1 FROM rebuilds WHERE started_at = ?)").bind(now),
  ]);
  return (taken?.results.length ?? 0) > 0;
}

/** Requests a rebuild again that could not be started. It does not count against the limit of the day. */
export async function giveBack(db: D1Database, now: number): Promise<void> {
  await db.batch([
    db
      .prepare("INSERT INTO rebuild_asked (one, first_at, last_at) VALUES (1, ?1, ?1) ON CONFLICT (one) DO NOTHING")
      .bind(now),
    db.prepare("DELETE FROM rebuilds WHERE started_at = ?").bind(now),
  ]);
}
