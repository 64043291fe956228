import { isoDay } from "../../src/shared/dates/dates";
import { MESSAGE_DAYS } from "../../src/shared/stored/retention";
import { NO_BROWSER } from "../shared/web-push";
import { NOBODY, NOTIFICATION, WHOLE } from "./messages-store";
import { DAY } from "../../src/shared/dates/day";

/** Reads and changes the outbox for operators. */

const RETENTION_MS = MESSAGE_DAYS * DAY;

export interface OutboxState {
  readonly waiting: number;
  readonly sent: number;
  readonly undeliverable: number;
  /** ISO 8601. */
  readonly oldest_waiting: string | null;
  /** Reasons of failed deliveries, the most frequent first. */
  readonly errors: readonly { readonly reason: string; readonly messages: number }[];
}

/** Counts of the outbox, without anything that people wrote. */
export async function outboxState(db: D1Database): Promise<OutboxState> {
  const { results: states } = await db
    .prepare("SELECT state, count(*) AS n FROM outbox GROUP BY state")
    .all<{ state: string; n: number }>();
  const { results: oldest } = await db
    .prepare("SELECT min(received_at) AS at FROM messages JOIN outbox USING (id) WHERE state = 'waiting'")
    .all<{ at: number | null }>();
  const { results: errors } = await db
    .prepare(
      "SELECT last_error AS reason, count(*) AS messages FROM outbox WHERE state <> 'sent' AND last_error IS NOT NULL GROUP BY last_error ORDER BY messages DESC LIMIT 10",
    )
    .all<{ reason: string; messages: number }>();
  const count = (wanted: string) => states.find(({ state }) => state === wanted)?.n ?? 0;
  const at = oldest[0]?.at ?? null;
  return {
    waiting: count("waiting"),
    sent: count("sent"),
    undeliverable: count("undeliverable"),
    oldest_waiting: at === null ? null : new Date(at).toISOString(),
    errors,
  };
}

/** Makes all messages that are not delivered due now. @returns how many there are */
export async function makeDue(db: D1Database, now: number): Promise<number> {
  const { results } = await db
    .prepare(
      "UPDATE outbox SET state = 'waiting', next_at = ?1, lease_until = 0, attempts = 0 WHERE state <> 'sent' RETURNING id",
    )
    .bind(now)
    .all();
  return results.length;
}

/**
 * Counts messages that were given up and could still be delivered. Those whose recipient is gone are not counted.
 * @returns purged_from: the ISO day on which the first of them will be purged, or null when there are none
 */
export async function givenUp(
  db: D1Database,
): Promise<{ readonly messages: number; readonly purged_from: string | null }> {
  const { results } = await db
    .prepare(
      "SELECT count(*) AS messages, min(next_at) AS first FROM outbox WHERE state = 'undeliverable' AND last_error NOT IN (?, ?)",
    )
    .bind(NOBODY, NO_BROWSER)
    .all<{ messages: number; first: number | null }>();
  const { messages = 0, first = null } = results[0] ?? {};
  return { messages, purged_from: first === null ? null : isoDay(first + RETENTION_MS) };
}

export interface KeptMessage {
  readonly endpoint: string;
  readonly state: string;
  readonly body: string;
}

/** Messages that api.php does not have, oldest first, for export. */
export async function notSent(db: D1Database, most: number): Promise<readonly KeptMessage[]> {
  const { results } = await db
    .prepare(
      `SELECT endpoint, outbox.state AS state, coalesce(${WHOLE}, body) AS body FROM messages JOIN outbox USING (id) WHERE outbox.state <> 'sent' AND endpoint <> '${NOTIFICATION}' ORDER BY received_at LIMIT ?`,
    )
    .bind(most)
    .all<KeptMessage>();
  return results;
}

/** Messages by which a member takes something back. They are never purged before api.php has them, or it would keep the member's data for ever; they hold only an account's id. */
const ORDERS = "SELECT id FROM messages WHERE endpoint IN ('oublier_membre', 'retirer_avis')";

/**
 * Deletes messages that were delivered or given up before the retention period: api.php has the former, and operators had as long to
 * retry or export the latter. A member whose review or vote was given up may send it anew.
 */
export async function purge(db: D1Database, now: number): Promise<void> {
  const old = now - RETENTION_MS;
  const givenUp = `state = 'undeliverable' AND next_at < ?1 AND id NOT IN (${ORDERS})`;
  const over = `(state = 'sent' AND sent_at < ?1) OR (${givenUp})`;
  await db.batch([
    db.prepare(`DELETE FROM acts WHERE id IN (SELECT id FROM outbox WHERE ${givenUp})`).bind(old),
    db.prepare(`DELETE FROM messages WHERE id IN (SELECT id FROM outbox WHERE ${over})`).bind(old),
    db.prepare(`DELETE FROM outbox WHERE ${over}`).bind(old),
  ]);
}
