import * as z from "zod/mini";
import type { OwnAlert } from "../../../src/contract/market/alert";
import { alertOnAd } from "../../../src/contract/market/alert-subject";
import { UNCONFIRMED_HOURS } from "../../../src/shared/stored/retention";
import { NO_BROWSER } from "../../shared/web-push";
import { keeping, type NewMessage, NOTIFICATION } from "../../messages/messages-store";
import { isoOf } from "../../shared/iso-of";

const HOUR = 3_600_000;
/** How many confirmed alerts one address may have. Unconfirmed ones do not count, because anybody may ask for them. */
const MAX_ALERTS = 10;
const hasPlace = (email: "?2" | "alerts.email") =>
  `(SELECT count(*) FROM alerts AS mine WHERE mine.email = ${email} AND mine.confirmed_at IS NOT NULL) < ${MAX_ALERTS}`;
/** Unconfirmed alerts are deleted after this long. */
const UNCONFIRMED = UNCONFIRMED_HOURS * HOUR;

export interface NewAlert {
  readonly id: string;
  /** The address in lower case, or what stands for a browser (functions/market/push/push.ts). */
  readonly email: string;
  /** Address of the browser to notify; null for an alert by e-mail. */
  readonly push: string | null;
  /** The member who has verified the address. */
  readonly uid: string | null;
  readonly search: string;
  readonly name: string;
  readonly token: string;
  /** Of a new car, in francs; null for others, and for one that has no price yet. */
  readonly price: number | null;
}

const kept = z.object({ token: z.string(), confirmed_at: z.nullable(z.int()) });

/**
 * Writes an alert. A member's own is confirmed at once. An address has one alert for each search.
 * @returns the alert as it is stored; null for a member who has ten others
 */
export async function keepAlert(
  db: D1Database,
  { id, email, push, uid, search, name, token, price }: NewAlert,
  now: number,
): Promise<z.infer<typeof kept> | null> {
  const results = await db.batch([
    db
      .prepare(
        `INSERT INTO alerts (id, email, uid, search, name, token, seen_at, created_at, confirmed_at, price, push) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, iif(?3 IS NULL AND ?9 IS NULL, NULL, ?7), ?8, ?9
         WHERE (?3 IS NULL AND ?9 IS NULL) OR ${hasPlace("?2")} ON CONFLICT DO NOTHING`,
      )
      .bind(id, email, uid, search, name, token, now, price, push),
    db
      .prepare(
        `UPDATE alerts SET uid = ?3, confirmed_at = coalesce(confirmed_at, ?4) WHERE email = ?1 AND search = ?2 AND ?3 IS NOT NULL AND (confirmed_at IS NOT NULL OR ${hasPlace("alerts.email")})`,
      )
      .bind(email, search, uid, now),
    db.prepare("SELECT token, confirmed_at FROM alerts WHERE email = ? AND search = ?").bind(email, search),
  ]);
  const alert = kept.safeParse(results.at(-1)?.results[0]).data ?? null;
  return uid !== null && alert?.confirmed_at === null ? null : alert;
}

const named = z.object({ name: z.string(), search: z.string() });

/** @returns null when no alert has this token; "many" when its address has ten others */
export async function confirmAlert(
  db: D1Database,
  token: string,
  now: number,
): Promise<z.infer<typeof named> | "many" | null> {
  const [confirmed, found] = await db.batch([
    db
      .prepare(
        `UPDATE alerts SET seen_at = iif(confirmed_at IS NULL, ?2, seen_at), confirmed_at = coalesce(confirmed_at, ?2)
         WHERE token = ?1 AND (confirmed_at IS NOT NULL OR ${hasPlace("alerts.email")}) RETURNING name, search`,
      )
      .bind(token, now),
    db.prepare("SELECT 1 FROM alerts WHERE token = ?").bind(token),
  ]);
  if (confirmed?.results.length === 0 && found?.results.length) return "many";
  return named.safeParse(confirmed?.results[0]).data ?? null;
}

export const leaveAlert = (db: D1Database, token: string) =>
  db.prepare("DELETE FROM alerts WHERE token = ?").bind(token).run();

/** A member, whose alerts are those of the account and those of its verified address. */
interface Owner {
  readonly uid: string;
  readonly email: string;
}
const own = z.extend(named, { id: z.string(), confirmed_at: z.nullable(z.int()), created_at: z.int() });

export async function alertsOf(db: D1Database, { uid, email }: Owner): Promise<OwnAlert[]> {
  const { results } = await db
    .prepare(
      "SELECT id, name, search, confirmed_at, created_at FROM alerts WHERE uid = ? OR email = ? ORDER BY created_at",
    )
    .bind(uid, email.toLowerCase())
    .all();
  return z
    .array(own)
    .parse(results)
    .map(({ confirmed_at, created_at, ...same }) => ({
      ...same,
      confirmed: confirmed_at !== null,
      created_at: isoOf(created_at),
    }));
}

/** @returns false when the member has no such alert */
export async function deleteAlert(db: D1Database, { uid, email }: Owner, id: string): Promise<boolean> {
  const { results } = await db
    .prepare("DELETE FROM alerts WHERE id = ? AND (uid = ? OR email = ?) RETURNING id")
    .bind(id, uid, email.toLowerCase())
    .all();
  return results.length > 0;
}

const due = z.object({
  id: z.string(),
  email: z.string(),
  uid: z.nullable(z.string()),
  search: z.string(),
  name: z.string(),
  token: z.string(),
  seen_at: z.int(),
  told_at: z.nullable(z.int()),
  price: z.nullable(z.int()),
  push: z.nullable(z.string()),
});
export type DueAlert = z.infer<typeof due>;

/** Confirmed alerts that were not checked for an hour, the longest waiting first. */
export async function dueAlerts(db: D1Database, now: number, most: number): Promise<readonly DueAlert[]> {
  const { results } = await db
    .prepare(
      "SELECT id, email, uid, search, name, token, seen_at, told_at, price, push FROM alerts WHERE confirmed_at IS NOT NULL AND (told_at IS NULL OR told_at <= ?) ORDER BY told_at LIMIT ?",
    )
    .bind(now - HOUR, most)
    .all();
  return z.array(due).parse(results);
}

/** What is remembered of an alert that was checked. */
export interface Checked {
  /** Ads that are published later are new to the alert. */
  readonly seenAt: number;
  /** The ads that it told, each at its price. */
  readonly ads: readonly { readonly id: string; readonly price: number }[];
  /** The price of its new car below which it tells it again; null for others. */
  readonly price: number | null;
}

/** Records what an alert told, and writes its message, atomically. Nothing is written when somebody left the alert meanwhile. */
export const noteAlert = (
  db: D1Database,
  { id }: DueAlert,
  { seenAt, ads, price }: Checked,
  message: NewMessage | null,
  now: number,
) =>
  db.batch([
    db
      .prepare(
        "INSERT INTO alert_ads (alert_id, ad_id, price) SELECT alerts.id, value ->> 'id', value ->> 'price' FROM alerts, json_each(?2) WHERE alerts.id = ?1 ON CONFLICT DO UPDATE SET price = excluded.price",
      )
      .bind(id, JSON.stringify(ads)),
    db.prepare("UPDATE alerts SET seen_at = ?2, told_at = ?3, price = ?4 WHERE id = ?1").bind(id, seenAt, now, price),
    ...(message
      ? [
          ...keeping(db, message, now),
          db
            .prepare("DELETE FROM messages WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM alerts WHERE id = ?2)")
            .bind(message.id, id),
        ]
      : []),
  ]);

/** Deletes alerts that nobody confirmed, those of browsers that withdrew their address, and those on an ad that is sold or gone: they would hold one of ten places for ever. */
export const purgeAlerts = (db: D1Database, now: number) =>
  db.batch([
    db.prepare("DELETE FROM alerts WHERE confirmed_at IS NULL AND created_at < ?").bind(now - UNCONFIRMED),
    db
      .prepare(
        `DELETE FROM alerts WHERE push IS NOT NULL AND email IN (SELECT contact FROM messages JOIN outbox USING (id) WHERE endpoint = '${NOTIFICATION}' AND last_error = ?)`,
      )
      .bind(NO_BROWSER),
    db.prepare(
      `DELETE FROM alerts WHERE search GLOB '${alertOnAd("*")}' AND NOT EXISTS (SELECT 1 FROM ads WHERE ads.id = substr(alerts.search, ${alertOnAd("").length + 1}) AND state NOT IN ('vendue', 'supprimee') AND emptied_at IS NULL)`,
    ),
  ]);
