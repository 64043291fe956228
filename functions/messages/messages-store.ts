import * as z from "zod/mini";
import { NETWORK_HOURS } from "../../src/shared/stored/retention";
import type { MessageEndpoint } from "../../src/contract/wire/message";

const HOUR = 3_600_000;
/** The endpoint of messages that wake a browser (functions/shared/web-push.ts); all others go to api.php. */
export const NOTIFICATION = "notification";
type Endpoint = MessageEndpoint | typeof NOTIFICATION;

/** How many messages one telephone, e-mail address or member may send in an hour (rule: messages/limits). */
const QUOTA = 3;
/** Other quotas, for messages that take one tap or go to several sellers. */
const QUOTAS: { readonly [endpoint in Endpoint]?: number } = {
  voter_avis: 60,
  signaler_avis: 20,
  message_annonce: 10,
  // The site itself writes these: a dealer has many ads, and an address has ten alerts at most.
  annonce_publiee: 1_000,
  annonce_refusee: 1_000,
  annonce_rappel: 1_000,
  alerte_annonces: 20,
  exploitation: 60,
  notification: 20,
};
/** How many messages one network may send in a day; the phones of many visitors share one address. */
const NETWORK_QUOTA = 200;
/** Lower quotas, for messages that reach an address that anybody may type. */
const NETWORK_QUOTAS: typeof QUOTAS = { alerte_confirmer: 30, lettre_confirmer: 60, notification: 30 };
/** A lease lasts longer than an attempt to deliver may take. */
const LEASE_MS = 30_000;
const FIRST_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 6 * HOUR;
/** With the backoff, these attempts take about three days (rule: messages/retries). */
const MAX_ATTEMPTS = 25;

export interface NewMessage {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly contact: string;
  readonly body: string;
  /** A digest of the sender's network that changes each day (functions/shared/network.ts); absent from messages of members and of the site itself. */
  readonly network?: string;
}

/**
 * SQL of a message's body as api.php takes it. A seller's e-mail address is looked up at delivery and not stored in messages to them, so
 * that no message keeps the address of somebody who left. It is NULL when the recipient is gone.
 */
export const WHOLE = `CASE endpoint WHEN 'message_annonce'
  THEN (SELECT json_set(body, '$.email_vendeur', email) FROM ads JOIN sellers ON uid = seller_uid WHERE ads.id = json_extract(body, '$.id_annonce') AND ads.state <> 'supprimee' AND blocked_at IS NULL)
  ELSE body END`;
/** The reason that is recorded for a message whose recipient is gone. */
export const NOBODY = "the seller is gone";

export interface DueMessage {
  readonly id: string;
  readonly endpoint: string;
  /** Null when the recipient is gone. */
  readonly body: string | null;
  readonly attempts: number;
  /** Identifies this attempt: a later one has another lease. */
  readonly lease_until: number;
}

/** SQL of the quota of a network. ?1 is the network, ?2 the endpoint, ?3 the quota of the endpoint. */
const NETWORK_IS_OVER = "(SELECT count(*) FROM messages WHERE network = ?1 AND endpoint = ?2) >= ?3";
const ofNetwork = ({ network, endpoint }: Pick<NewMessage, "network" | "endpoint">) =>
  [network ?? null, endpoint, NETWORK_QUOTAS[endpoint] ?? NETWORK_QUOTA] as const;

/**
 * Statements that write a message and its place in the outbox, unless its contact or its network is over quota. Writing a message
 * again changes nothing.
 * @returns statements for one batch
 */
export const keeping = (db: D1Database, message: NewMessage, now: number) => [
  db
    .prepare(
      `INSERT INTO messages (network, endpoint, id, contact, body, received_at) SELECT ?1, ?2, ?4, ?5, ?6, ?7
       WHERE (SELECT count(*) FROM messages WHERE contact = ?5 AND endpoint = ?2 AND received_at > ?8) < ?9 AND NOT ${NETWORK_IS_OVER}
       ON CONFLICT (id) DO NOTHING`,
    )
    .bind(
      ...ofNetwork(message),
      message.id,
      message.contact,
      message.body,
      now,
      now - HOUR,
      QUOTAS[message.endpoint] ?? QUOTA,
    ),
  db
    .prepare("INSERT INTO outbox (id, next_at) SELECT id, ?2 FROM messages WHERE id = ?1 ON CONFLICT (id) DO NOTHING")
    .bind(message.id, now),
];

/** Statements that write a message which undoes earlier ones. It is delivered once attempts to deliver those are over, and has no quota. */
export const keepingLater = (db: D1Database, { id, endpoint, contact, body }: NewMessage, now: number) => [
  db
    .prepare("INSERT INTO messages (id, endpoint, contact, body, received_at) VALUES (?, ?, ?, ?, ?)")
    .bind(id, endpoint, contact, body, now),
  db.prepare("INSERT INTO outbox (id, next_at) VALUES (?, ?)").bind(id, now + LEASE_MS),
];

/** Whether a network is over its quota of the day, asked before other work is done for it. */
export async function isNetworkOver(db: D1Database, network: string, endpoint: Endpoint): Promise<boolean> {
  const { results } = await db
    .prepare(`SELECT ${NETWORK_IS_OVER} AS over`)
    .bind(...ofNetwork({ network, endpoint }))
    .all<{ over: number }>();
  return results[0]?.over === 1;
}

/** "contact" or "network": that one is over quota; "changed": a message with another content is stored under the same id. */
export type Kept = "kept" | "contact" | "network" | "changed";

/** The content of a message, without the time at which it came and the link that was made for it. */
function contentOf(body: string): string {
  const { recu_le: _when, lien: _link, ...content } = z.looseObject({}).parse(JSON.parse(body));
  return JSON.stringify(content);
}
/** Whether two bodies have the same content. A correction under the same id must not pass for a repetition, or it would be lost. */
export const isSame = (one: string, other: string): boolean => contentOf(one) === contentOf(other);

/** Writes a message and its place in the outbox atomically. */
export async function keepMessage(db: D1Database, message: NewMessage, now: number): Promise<Kept> {
  const lookUp = db
    .prepare(`SELECT (SELECT body FROM messages WHERE id = ?4) AS body, ${NETWORK_IS_OVER} AS over`)
    .bind(...ofNetwork(message), message.id);
  const found = (await db.batch([...keeping(db, message, now), lookUp])).at(-1)?.results[0];
  const { body, over } = z.object({ body: z.nullable(z.string()), over: z.int() }).parse(found);
  if (body !== null) return isSame(body, message.body) ? "kept" : "changed";
  return over === 1 ? "network" : "contact";
}

/** Writes a message and its place in the outbox, reads both, and deletes them, all in one transaction. @param message has an id that no other has */
export async function rehearseMessage(db: D1Database, message: NewMessage, now: number): Promise<"kept" | "contact"> {
  const read = db.prepare("SELECT body FROM messages JOIN outbox USING (id) WHERE id = ?").bind(message.id);
  const gone = ["outbox", "messages"].map((table) => db.prepare(`DELETE FROM ${table} WHERE id = ?`).bind(message.id));
  const results = await db.batch([...keeping(db, message, now), read, ...gone]);
  return results.some(({ results: rows }) => rows.length === 1) ? "kept" : "contact";
}

/** Whether a message with this id is kept. */
export async function isKept(db: D1Database, id: string): Promise<boolean> {
  const { results } = await db.prepare("SELECT 1 FROM messages WHERE id = ?").bind(id).all();
  return results.length > 0;
}

/** The body of a message to an endpoint that came after a time (milliseconds), or null. */
export async function bodyOf(db: D1Database, id: string, endpoint: Endpoint, since: number): Promise<string | null> {
  const { results } = await db
    .prepare("SELECT body FROM messages WHERE id = ? AND endpoint = ? AND received_at > ?")
    .bind(id, endpoint, since)
    .all<{ body: string }>();
  return results[0]?.body ?? null;
}

/** Leases a message that is due, so that nobody else delivers it meanwhile. */
export async function lease(db: D1Database, id: string, now: number): Promise<DueMessage | null> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET lease_until = ?3 WHERE id = ?1 AND state = 'waiting' AND next_at <= ?2 AND lease_until < ?2
       RETURNING id, attempts, lease_until, (SELECT endpoint FROM messages WHERE messages.id = outbox.id) AS endpoint, (SELECT ${WHOLE} FROM messages WHERE messages.id = outbox.id) AS body`,
    )
    .bind(id, now, now + LEASE_MS)
    .all<DueMessage>();
  return results[0] ?? null;
}

export async function markSent(db: D1Database, id: string, now: number): Promise<void> {
  await db
    .prepare("UPDATE outbox SET state = 'sent', sent_at = ?2, lease_until = 0, last_error = NULL WHERE id = ?1")
    .bind(id, now)
    .run();
}

/**
 * Records a failed attempt: the pause doubles each time, and after three days the message is given up and left for operators until it is purged. An
 * attempt that has lost its lease records nothing, since another may have succeeded.
 */
export async function markFailed(
  db: D1Database,
  { id, attempts, lease_until }: DueMessage,
  reason: string,
  now: number,
): Promise<void> {
  const tried = attempts + 1;
  const pause = Math.min(FIRST_BACKOFF_MS * 2 ** attempts, MAX_BACKOFF_MS);
  await db
    .prepare(
      "UPDATE outbox SET state = ?2, attempts = ?3, next_at = ?4, lease_until = 0, last_error = ?5 WHERE id = ?1 AND lease_until = ?6",
    )
    .bind(id, tried >= MAX_ATTEMPTS ? "undeliverable" : "waiting", tried, now + pause, reason, lease_until)
    .run();
}

/** Gives up a message whose recipient is gone, {@link NOBODY} or another reason. It is not retried, and is purged as delivered messages are. */
export async function giveUp(
  db: D1Database,
  { id, lease_until }: DueMessage,
  reason: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      "UPDATE outbox SET state = 'undeliverable', next_at = ?2, lease_until = 0, last_error = ?3 WHERE id = ?1 AND lease_until = ?4",
    )
    .bind(id, now, reason, lease_until)
    .run();
}

/** Ids of messages that are due, oldest first. */
export async function dueIds(db: D1Database, now: number, most: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      "SELECT id FROM outbox WHERE state = 'waiting' AND next_at <= ?1 AND lease_until < ?1 ORDER BY next_at LIMIT ?2",
    )
    .bind(now, most)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Deletes the network digests of messages of earlier days. */
export const forgetNetworks = (db: D1Database, now: number) =>
  db
    .prepare("UPDATE messages SET network = NULL WHERE network IS NOT NULL AND received_at < ?")
    .bind(now - NETWORK_HOURS * HOUR)
    .run();
