import * as z from "zod/mini";
import { NETWORK_HOURS } from "../../src/shared/stored/retention";
import type { MessageEndpoint } from "../../src/contract/wire/message";

const HOUR = 3_600_000;
/** Messages of one telephone, address or member in an hour (rule: messages/limits). */
const QUOTA = 3;
/** Of what takes one tap, or goes to several sellers. */
const QUOTAS: { readonly [endpoint in MessageEndpoint]?: number } = {
  voter_avis: 60,
  signaler_avis: 20,
  message_annonce: 10,
  // What the site itself writes: a trade’s ads are many, and an address has ten alerts at most.
  annonce_publiee: 1_000,
  annonce_refusee: 1_000,
  annonce_rappel: 1_000,
  alerte_annonces: 20,
};
/** Of one network in a day, whoever it writes for; phones of many visitors share an address. */
const NETWORK_QUOTA = 200;
/** Of what sends a mail to an address that anybody may type. */
const NETWORK_QUOTAS: typeof QUOTAS = { alerte_confirmer: 30, newsletter: 60 };
/** Longer than an attempt to hand a message over may last. */
const LEASE_MS = 30_000;
const FIRST_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 6 * HOUR;
/** Attempts that take some three days (rule: messages/retries). */
const MAX_ATTEMPTS = 25;

export interface NewMessage {
  readonly id: string;
  readonly endpoint: MessageEndpoint;
  readonly contact: string;
  readonly body: string;
  /** Where it came from, by a digest of the day (functions/shared/network.ts); left out of what members and the site itself write. */
  readonly network?: string;
}

/**
 * A message as api.php takes it. Where a seller reads is not kept with what is written to them, so that who leaves is in no message: it is
 * looked up. NULL where nobody can be written to any more.
 */
export const WHOLE = `CASE endpoint WHEN 'message_annonce'
  THEN (SELECT json_set(body, '$.email_vendeur', email) FROM ads JOIN sellers ON uid = seller_uid WHERE ads.id = json_extract(body, '$.id_annonce') AND ads.state <> 'supprimee' AND blocked_at IS NULL)
  ELSE body END`;
/** Why a message is given up that nobody can be handed. */
export const NOBODY = "the seller is gone";

export interface DueMessage {
  readonly id: string;
  readonly endpoint: string;
  /** Null where whom it is for is gone. */
  readonly body: string | null;
  readonly attempts: number;
  /** Of this attempt: who took the message later has another. */
  readonly lease_until: number;
}

/** ?1: the network, ?2: the endpoint, ?3: its quota */
const NETWORK_IS_OVER = "(SELECT count(*) FROM messages WHERE network = ?1 AND endpoint = ?2) >= ?3";
const ofNetwork = ({ network, endpoint }: Pick<NewMessage, "network" | "endpoint">) =>
  [network ?? null, endpoint, NETWORK_QUOTAS[endpoint] ?? NETWORK_QUOTA] as const;

/**
 * A message and its place in the outbox, unless its contact has sent too many within the hour, or its network within the day. Sent again,
 * nothing changes.
 * @returns what writes both, for one batch
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

/** A message that undoes earlier ones: handed over once those that are on their way have arrived. No quota holds it up. */
export const keepingLater = (db: D1Database, { id, endpoint, contact, body }: NewMessage, now: number) => [
  db
    .prepare("INSERT INTO messages (id, endpoint, contact, body, received_at) VALUES (?, ?, ?, ?, ?)")
    .bind(id, endpoint, contact, body, now),
  db.prepare("INSERT INTO outbox (id, next_at) VALUES (?, ?)").bind(id, now + LEASE_MS),
];

/** Whether a network has sent its share of a day, so that nothing else is begun for it. */
export async function isNetworkOver(db: D1Database, network: string, endpoint: MessageEndpoint): Promise<boolean> {
  const { results } = await db
    .prepare(`SELECT ${NETWORK_IS_OVER} AS over`)
    .bind(...ofNetwork({ network, endpoint }))
    .all<{ over: number }>();
  return results[0]?.over === 1;
}

/** "contact": its contact's hour is used up; "network": its network's day; "changed": another message is kept under its id. */
export type Kept = "kept" | "contact" | "network" | "changed";

/** What a visitor said: not when it came. */
function contentOf(body: string): string {
  const { recu_le: _when, ...content } = z.looseObject({}).parse(JSON.parse(body));
  return JSON.stringify(content);
}
/** Sent again, a message is the same but for its time: corrected under the same id it would be lost. */
export const isSame = (one: string, other: string): boolean => contentOf(one) === contentOf(other);

/** Writes a message and its place in the outbox, both or none. */
export async function keepMessage(db: D1Database, message: NewMessage, now: number): Promise<Kept> {
  const asked = db
    .prepare(`SELECT (SELECT body FROM messages WHERE id = ?4) AS body, ${NETWORK_IS_OVER} AS over`)
    .bind(...ofNetwork(message), message.id);
  const found = (await db.batch([...keeping(db, message, now), asked])).at(-1)?.results[0];
  const { body, over } = z.object({ body: z.nullable(z.string()), over: z.int() }).parse(found);
  if (body !== null) return isSame(body, message.body) ? "kept" : "changed";
  return over === 1 ? "network" : "contact";
}

/** Whether this message is here already. */
export async function isKept(db: D1Database, id: string): Promise<boolean> {
  const { results } = await db.prepare("SELECT 1 FROM messages WHERE id = ?").bind(id).all();
  return results.length > 0;
}

/** Takes a waiting message that is due, so that nobody else hands it over meanwhile. */
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
 * Waits twice as long as the last time; after three days of it the message is given up, and stays for people to see until it is purged. An attempt
 * that has lost its lease says nothing any more: another may have succeeded.
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

/** Gives up what nobody can be handed, and says why: it is tried no more, and goes as what was handed over does. */
export async function giveUp(db: D1Database, { id, lease_until }: DueMessage, now: number): Promise<void> {
  await db
    .prepare(
      "UPDATE outbox SET state = 'undeliverable', next_at = ?2, lease_until = 0, last_error = ?3 WHERE id = ?1 AND lease_until = ?4",
    )
    .bind(id, now, NOBODY, lease_until)
    .run();
}

/** Oldest first. */
export async function dueIds(db: D1Database, now: number, most: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      "SELECT id FROM outbox WHERE state = 'waiting' AND next_at <= ?1 AND lease_until < ?1 ORDER BY next_at LIMIT ?2",
    )
    .bind(now, most)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Forgets where messages of other days came from. */
export const forgetNetworks = (db: D1Database, now: number) =>
  db
    .prepare("UPDATE messages SET network = NULL WHERE network IS NOT NULL AND received_at < ?")
    .bind(now - NETWORK_HOURS * HOUR)
    .run();
