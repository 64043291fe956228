import { DAY } from "../../src/shared/dates/day";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** A save waits so long for further ones. */
const QUIET_MS = 20 * SECOND;
/** A save waits no longer than this, however often editors save. */
const MAX_WAIT_MS = 10 * MINUTE;
/** The first save waits for nothing if no build was asked for in this time, which is twice what a build takes. */
const ALONE_MS = 2 * MINUTE;
const MAX_A_DAY = 48;
/** From so many builds in 24 hours on, the first save waits for others, too, so that bursts cost one build instead of two. */
const AT_ONCE_A_DAY = 24;
/** From so many builds in 24 hours on, builds keep a distance, so that saving all morning leaves builds for the afternoon. */
const CLOSE_A_DAY = 12;
/** The distance, for each build of the last 24 hours: two minutes at first, and less than MAX_WAIT_MS at the end. */
const APART_MS = 10 * SECOND;
/** A build whose deploy hook has not answered by then was forgotten by a Worker that ended in between. */
const FORGOTTEN_MS = 30 * SECOND;
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

/** Requests the nightly rebuild, which waits for nothing, and deletes old webhooks and rebuilds. */
export async function askNightly(db: D1Database, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        "INSERT INTO rebuild_asked (one, first_at, last_at) VALUES (1, ?1, ?1) ON CONFLICT (one) DO UPDATE SET first_at = min(first_at, ?1)",
      )
      .bind(now - MAX_WAIT_MS),
    db.prepare("DELETE FROM webhooks WHERE received_at < ?").bind(now - WEBHOOK_RETENTION_MS),
    db.prepare("DELETE FROM rebuilds WHERE started_at < ?").bind(now - DAY),
  ]);
}

/** How many builds of the last 24 hours there are at ?1, when the latest was asked for, and how far from it the next one stays. */
const BUILDS = `(SELECT count(*) AS n, coalesce(max(started_at), 0) AS latest, iif(count(*) < ${CLOSE_A_DAY}, 0, count(*) * ${APART_MS}) AS apart
  FROM rebuilds WHERE started_at > ?1 - ${DAY})`;
/** When what was asked for is due (rule: site/rebuild): at once, or after the quiet and the distance, ten minutes after the first save at the latest. */
const DUE_AT = `iif(n < ${AT_ONCE_A_DAY} AND first_at >= latest + max(${ALONE_MS}, apart), first_at,
  min(first_at + ${MAX_WAIT_MS}, max(last_at + ${QUIET_MS}, latest + apart)))`;

/** Takes the rebuild that is due, 48 in 24 hours at most: a trigger deletes what was asked for. What is taken is either answered or given back. */
export async function takeDueRebuild(db: D1Database, now: number): Promise<boolean> {
  const { results } = await db
    .prepare(
      `INSERT INTO rebuilds (started_at, waiting_since) SELECT ?1, first_at FROM rebuild_asked, ${BUILDS}
       WHERE n < ${MAX_A_DAY} AND ${DUE_AT} <= ?1 RETURNING started_at`,
    )
    .bind(now)
    .all();
  return results.length > 0;
}

/** Milliseconds until the rebuild that is asked for is due. @returns null when none is asked for */
export async function waitOfRebuild(db: D1Database, now: number): Promise<number | null> {
  const { results } = await db
    .prepare(`SELECT ${DUE_AT} - ?1 AS wait FROM rebuild_asked, ${BUILDS}`)
    .bind(now)
    .all<{ wait: number }>();
  return results[0]?.wait ?? null;
}

/** When the first build of the last day was started that came after a release (milliseconds). @returns null when none did */
export async function firstBuildAfter(db: D1Database, published: number, now: number): Promise<number | null> {
  const { results } = await db
    .prepare("SELECT min(started_at) AS at FROM rebuilds WHERE waiting_since IS NULL AND started_at > max(?1, ?2)")
    .bind(published, now - DAY)
    .all<{ at: number | null }>();
  return results[0]?.at ?? null;
}

/** Notes that the deploy hook has answered, which also does for what was asked before. */
export const noteAnswered = (db: D1Database, startedAt: number) =>
  db.prepare("UPDATE rebuilds SET waiting_since = NULL WHERE started_at <= ?").bind(startedAt).run();

/** Requests the rebuilds again that were taken between two times and have no answer. They do not count against the limit of the day. */
async function giveBackTaken(db: D1Database, from: number, to: number): Promise<void> {
  const unanswered = "FROM rebuilds WHERE waiting_since IS NOT NULL AND started_at BETWEEN ?1 AND ?2";
  await db.batch([
    db
      .prepare(
        `INSERT INTO rebuild_asked (one, first_at, last_at) SELECT 1, min(waiting_since), min(waiting_since) ${unanswered} GROUP BY 1
         ON CONFLICT (one) DO UPDATE SET first_at = min(first_at, excluded.first_at)`,
      )
      .bind(from, to),
    db.prepare(`DELETE ${unanswered}`).bind(from, to),
  ]);
}

/** Requests a rebuild again that could not be started. */
export const giveBack = (db: D1Database, startedAt: number) => giveBackTaken(db, startedAt, startedAt);

/** Requests the rebuilds again that a Worker took and forgot. */
export const giveBackForgotten = (db: D1Database, now: number) => giveBackTaken(db, 0, now - FORGOTTEN_MS);
