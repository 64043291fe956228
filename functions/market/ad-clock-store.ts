import * as z from "zod/mini";
import { CLOSED_DAYS, nextState, ONLINE_DAYS, REMINDED_AFTER_DAYS, statesFor } from "../../src/contract/market/states";
import { keeping, type NewMessage } from "../messages/messages-store";
import { OWNED_COLUMNS, ownedRow } from "./ad-row";
import { DAY } from "../../src/shared/dates/day";

/** An owner is reminded this long before the ad expires. */
const NOTICE_MS = (ONLINE_DAYS - REMINDED_AFTER_DAYS) * DAY;

/** The state of an ad after it expired, by the table of states. */
const EXPIRED = nextState("publiee", "expire") ?? "expiree";
const EXPIRING = statesFor("expire")
  .map((state) => `'${state}'`)
  .join(", ");

/** Takes expired ads offline, the oldest first. */
export const expireAds = (db: D1Database, now: number, most: number) =>
  db
    .prepare(
      `UPDATE ads SET state = ?1, revision = revision + 1, closed_at = ?2, updated_at = ?2
       WHERE n IN (SELECT n FROM ads WHERE state = 'publiee' AND expires_at <= ?2 ORDER BY expires_at LIMIT ?3) AND state IN (${EXPIRING}) AND expires_at <= ?2`,
    )
    .bind(EXPIRED, now, most)
    .run();

const expiring = z.extend(ownedRow, { expires_at: z.int() });
export type ExpiringAd = z.infer<typeof expiring>;

/** Published ads that expire within five days and whose owners were not reminded yet. */
export async function expiringAds(db: D1Database, now: number, most: number): Promise<readonly ExpiringAd[]> {
  const { results } = await db
    .prepare(
      `SELECT ${OWNED_COLUMNS}, expires_at FROM ads JOIN sellers ON sellers.uid = seller_uid
       WHERE state = 'publiee' AND reminded_at IS NULL AND expires_at <= ? ORDER BY expires_at LIMIT ?`,
    )
    .bind(now + NOTICE_MS, most)
    .all();
  return z.array(expiring).parse(results);
}

/** Writes the message that reminds an owner, and that they were reminded, atomically. */
export const remind = (db: D1Database, { id, expires_at }: ExpiringAd, message: NewMessage, now: number) =>
  db.batch([
    db.prepare("UPDATE ads SET reminded_at = ?3 WHERE id = ?1 AND expires_at = ?2").bind(id, expires_at, now),
    ...keeping(db, message, now),
  ]);

/** Deletes the rows of deleted ads that were never online, once they no longer count against the quota of the day (submitAd). */
export const dropUnseenAds = (db: D1Database, now: number) =>
  db
    .prepare("DELETE FROM ads WHERE state = 'supprimee' AND published_at IS NULL AND closed_at <= ?")
    .bind(now - DAY)
    .run();

/** Erases the data of ads that closed 90 days ago (trigger ads_emptied, 0007_ad_moderation.sql). Their addresses stay, to be answered 410. */
export const emptyClosedAds = (db: D1Database, now: number) =>
  db
    .prepare("UPDATE ads SET emptied_at = ?1 WHERE closed_at <= ?2 AND emptied_at IS NULL")
    .bind(now, now - CLOSED_DAYS * DAY)
    .run();
