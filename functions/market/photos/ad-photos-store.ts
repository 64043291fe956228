import * as z from "zod/mini";
import { MAX_PHOTOS, type OwnPhoto, ownPhoto } from "../../../src/contract/market/own-photo";
import { nextState, PHOTO_SHOWING, statesFor } from "../../../src/contract/market/states";
import { mayStill } from "../../members/member-days-store";

/** A lease lasts longer than drawing a photo may take. */
const LEASE_MS = 60_000;
/** A photo is refused after so many attempts without a result, since it may be what makes the Worker crash. */
const MAX_ATTEMPTS = 5;

const EDITABLE = statesFor("edit");
const listed = (states: readonly string[]) => states.map((state) => `'${state}'`).join(", ");
const AFTER_EDIT = EDITABLE.map((state) => `WHEN '${state}' THEN '${nextState(state, "edit") ?? state}'`).join(" ");

/** SQL of an ad whose photos its owner may change. ?1 is its id, ?2 the owner. */
const OWN = `SELECT 1 FROM ads JOIN sellers ON sellers.uid = ads.seller_uid WHERE ads.id = ?1 AND seller_uid = ?2 AND blocked_at IS NULL AND state IN (${listed(EDITABLE)})`;

/** Updates the columns of an ad that are derived from its photos. */
const refreshPhotoColumns = (db: D1Database, ad: string) =>
  db
    .prepare(
      `UPDATE ads SET photos = (SELECT count(*) FROM ad_photos WHERE ad_id = ads.id AND ad_photos.state = 'ready'),
        cover = (SELECT hash FROM ad_photos WHERE ad_id = ads.id AND ad_photos.state = 'ready' ORDER BY position, created_at, id LIMIT 1)
       WHERE id = ?`,
    )
    .bind(ad);

/**
 * Applies the act `edit` to an ad if a photo of it is in a given state, because what operators have read changes. The revision grows only while
 * an operator may be reading the ad. A draft's revision stays, because its owner's form is open while photos arrive.
 */
const editAd = (db: D1Database, ad: string, photo: string, state: OwnPhoto["state"], now: number) =>
  db
    .prepare(
      `UPDATE ads SET state = CASE state ${AFTER_EDIT} END, updated_at = ?2, revision = revision + (state IN ('en_attente', 'publiee')),
        submitted_at = CASE state WHEN 'publiee' THEN ?2 ELSE submitted_at END
       WHERE id = ?1 AND state IN (${listed(EDITABLE)}) AND EXISTS (SELECT 1 FROM ad_photos WHERE ad_photos.id = ?3 AND ad_id = ?1 AND ad_photos.state = ?4)`,
    )
    .bind(ad, now, photo, state);

/** "open": the member owns the ad and may change it; "closed": they own it, but it can no longer be changed; "blocked": they may change none of their ads. */
export async function ownAdOf(
  db: D1Database,
  ad: string,
  uid: string,
): Promise<"open" | "closed" | "blocked" | "none"> {
  const { results } = await db
    .prepare(
      "SELECT state, blocked_at IS NOT NULL AS blocked FROM ads JOIN sellers ON sellers.uid = ads.seller_uid WHERE ads.id = ? AND seller_uid = ? AND state <> 'supprimee'",
    )
    .bind(ad, uid)
    .all<{ state: string; blocked: number }>();
  const [found] = results;
  if (!found) return "none";
  if (found.blocked === 1) return "blocked";
  return EDITABLE.some((state) => state === found.state) ? "open" : "closed";
}

const FIELDS = "id, state, hash, width, height";
const ORDER = "position, created_at, id";

/** A photo that nobody may see has no hash, which is its public name. */
const SHOWN_HASH = `iif((SELECT ads.state FROM ads WHERE ads.id = ad_id) IN (${listed(PHOTO_SHOWING)}), hash, NULL)`;

export async function photosOf(db: D1Database, ad: string): Promise<readonly OwnPhoto[]> {
  const { results } = await db
    .prepare(`SELECT id, state, ${SHOWN_HASH} AS hash, width, height FROM ad_photos WHERE ad_id = ? ORDER BY ${ORDER}`)
    .bind(ad)
    .all();
  return z.array(ownPhoto).parse(results);
}

export async function photoOf(db: D1Database, id: string): Promise<OwnPhoto | null> {
  const { results } = await db.prepare(`SELECT ${FIELDS} FROM ad_photos WHERE id = ?`).bind(id).all();
  return ownPhoto.safeParse(results[0]).data ?? null;
}

/** Whether an ad has room for one more photo. Refused photos do not count. */
const ROOM = `(SELECT count(*) FROM ad_photos WHERE ad_id = ?1 AND state <> 'refused') < ${MAX_PHOTOS}`;

export async function hasRoom(db: D1Database, ad: string): Promise<boolean> {
  const { results } = await db.prepare(`SELECT ${ROOM} AS room`).bind(ad).all<{ room: number }>();
  return results[0]?.room === 1;
}

export interface NewPhoto {
  readonly id: string;
  readonly ad: string;
  readonly uid: string;
  readonly width: number;
  readonly height: number;
}

/** Adds a photo behind the others (idempotent). @returns null when the ad takes no more photos, or its owner is over the quota of the day */
export async function keepPhoto(
  db: D1Database,
  { id, ad, uid, width, height }: NewPhoto,
  now: number,
): Promise<OwnPhoto | null> {
  await db
    .prepare(
      `INSERT INTO ad_photos (id, ad_id, position, width, height, next_at, created_at)
       SELECT ?3, ?1, (SELECT coalesce(max(position), 0) + 1 FROM ad_photos WHERE ad_id = ?1), ?4, ?5, ?6, ?6 WHERE ${ROOM} AND ${mayStill("photo", "?2", "?6")} AND EXISTS (${OWN})
       ON CONFLICT (id) DO NOTHING`,
    )
    .bind(ad, uid, id, width, height, now)
    .run();
  return photoOf(db, id);
}

const droppedRow = z.object({ hash: z.nullable(z.string()) });

/** Deletes a photo for the owner of the ad (ownAdOf). @returns the hash under which it was published; null when the ad has no such photo */
export async function dropPhoto(
  db: D1Database,
  ad: string,
  id: string,
  now: number,
): Promise<{ readonly hash: string | null } | null> {
  const drop = db.prepare("DELETE FROM ad_photos WHERE id = ? AND ad_id = ? RETURNING hash").bind(id, ad);
  const [, dropped] = await db.batch([editAd(db, ad, id, "ready", now), drop, refreshPhotoColumns(db, ad)]);
  return droppedRow.safeParse(dropped?.results[0]).data ?? null;
}

/** Sorts photos: the named ones first, then the others in their present order. The ad need not be moderated again for it. */
export const orderPhotos = (db: D1Database, ad: string, ids: readonly string[]) =>
  db.batch([
    db
      .prepare(
        `UPDATE ad_photos SET position = coalesce((SELECT min(key) FROM json_each(?2) WHERE value = ad_photos.id), position + ${4 * MAX_PHOTOS}) WHERE ad_id = ?1`,
      )
      .bind(ad, JSON.stringify(ids)),
    refreshPhotoColumns(db, ad),
  ]);

/** How many photos wait to be drawn, and since when the oldest waits. */
export async function waitingPhotos(
  db: D1Database,
): Promise<{ readonly photos: number; readonly oldest: number | null }> {
  const { results } = await db
    .prepare("SELECT count(*) AS photos, min(created_at) AS oldest FROM ad_photos WHERE state = 'quarantine'")
    .all<{ photos: number; oldest: number | null }>();
  return results[0] ?? { photos: 0, oldest: null };
}

/** Photos that wait to be drawn, the longest waiting first. */
export async function duePhotos(db: D1Database, now: number, most: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare("SELECT id FROM ad_photos WHERE state = 'quarantine' AND next_at <= ? ORDER BY next_at LIMIT ?")
    .bind(now, most)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Leases a photo that is due, so that nobody else draws it meanwhile. @returns its ad, and whether it was tried too often; null when it is not due */
export async function leasePhoto(
  db: D1Database,
  id: string,
  now: number,
): Promise<{ readonly ad: string; readonly hopeless: boolean } | null> {
  const { results } = await db
    .prepare(
      "UPDATE ad_photos SET attempts = attempts + 1, next_at = ?2 + ?3 WHERE id = ?1 AND state = 'quarantine' AND next_at <= ?2 RETURNING ad_id, attempts",
    )
    .bind(id, now, LEASE_MS)
    .all<{ ad_id: string; attempts: number }>();
  const [row] = results;
  return row ? { ad: row.ad_id, hopeless: row.attempts > MAX_ATTEMPTS } : null;
}

export const refusePhoto = (db: D1Database, id: string) =>
  db.prepare("UPDATE ad_photos SET state = 'refused' WHERE id = ? AND state = 'quarantine'").bind(id).run();

/** Whether an ad is submitted or published and has no photo left to be drawn. */
export async function hasAllPhotos(db: D1Database, ad: string): Promise<boolean> {
  const { results } = await db
    .prepare(
      "SELECT 1 FROM ads WHERE id = ? AND state IN ('en_attente', 'publiee') AND NOT EXISTS (SELECT 1 FROM ad_photos WHERE ad_id = ads.id AND state = 'quarantine')",
    )
    .bind(ad)
    .all();
  return results.length > 0;
}

/**
 * Adds a drawn photo to its ad and submits the ad to moderation again, atomically. An ad that was closed meanwhile takes no photo, because nobody
 * would moderate it.
 */
export async function publishPhoto(
  db: D1Database,
  id: string,
  ad: string,
  { hash, width, height }: { readonly hash: string; readonly width: number; readonly height: number },
  now: number,
): Promise<void> {
  await db.batch([
    editAd(db, ad, id, "quarantine", now),
    db
      .prepare(
        `UPDATE ad_photos SET state = 'ready', hash = ?3, width = ?4, height = ?5 WHERE id = ?2 AND state = 'quarantine' AND EXISTS (SELECT 1 FROM ads WHERE id = ?1 AND state IN (${listed(EDITABLE)}))`,
      )
      .bind(ad, id, hash, width, height),
    db.prepare("UPDATE ad_photos SET state = 'refused' WHERE id = ? AND state = 'quarantine'").bind(id),
    refreshPhotoColumns(db, ad),
  ]);
}

/** Deletes photos that had no result before a given time, and all photos of deleted ads. */
export const purgePhotos = (db: D1Database, before: number) =>
  db
    .prepare(
      "DELETE FROM ad_photos WHERE (state <> 'ready' AND created_at < ?) OR ad_id IN (SELECT id FROM ads WHERE state = 'supprimee')",
    )
    .bind(before)
    .run();

/** Whether anybody may see a published photo: an ad that shows its photos has it, and its seller is not blocked. */
export async function isPhotoShown(db: D1Database, hash: string): Promise<boolean> {
  const { results } = await db
    .prepare(
      `SELECT 1 FROM ad_photos JOIN ads ON ads.id = ad_id JOIN sellers ON sellers.uid = seller_uid
       WHERE hash = ? AND ad_photos.state = 'ready' AND ads.state IN (${listed(PHOTO_SHOWING)}) AND blocked_at IS NULL LIMIT 1`,
    )
    .bind(hash)
    .all();
  return results.length > 0;
}

/** Deletes a photo for an operator, whatever the state of the ad, which need not be moderated again for it. @returns false when the ad has no such photo */
export async function removePhoto(
  db: D1Database,
  ad: string,
  hash: string,
  record: D1PreparedStatement,
): Promise<boolean> {
  const [, dropped] = await db.batch([
    record,
    db.prepare("DELETE FROM ad_photos WHERE ad_id = ? AND hash = ? RETURNING id").bind(ad, hash),
    refreshPhotoColumns(db, ad),
  ]);
  return (dropped?.results.length ?? 0) > 0;
}

/** Those of the hashes that a photo of an ad still has. */
export async function shownHashes(db: D1Database, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare("SELECT DISTINCT hash FROM ad_photos WHERE hash IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(hashes))
    .all<{ hash: string }>();
  return new Set(results.map(({ hash }) => hash));
}

/** The photos of some ads. */
export const photosOfAds = async (db: D1Database, ads: readonly unknown[]) =>
  (
    await db
      .prepare("SELECT id, hash FROM ad_photos WHERE ad_id IN (SELECT value FROM json_each(?))")
      .bind(JSON.stringify(ads))
      .all<{ id: string; hash: string | null }>()
  ).results;
