import { MEDIA, mediaHash, QUARANTINE } from "../../functions/market/photos/photo-keys";
import { copyOf, PHOTOS } from "../../functions/site/backup/names";
import { unseal } from "../../functions/site/backup/sealed";
import { type BackupRow, type OpenBackup, piecesOf } from "./read-backup";

/** Photos on their way at a time. */
const CONCURRENCY = 16;

export interface PutPhotos {
  readonly put: number;
  readonly there: number;
  /** Photos that ads show, of which the backups have no copy that can be read. */
  readonly lost: number;
}

async function keysIn(bucket: R2Bucket): Promise<Set<string>> {
  const keys = new Set<string>();
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await bucket.list({ prefix: "", ...(cursor && { cursor }) });
    for (const { key } of page.objects) keys.add(key);
    ({ cursor, truncated: more } = page);
  }
  return keys;
}

/** Puts back the photos that the ads of a restored database show or wait for, where the bucket lacks them. Those of deleted members stay away. */
export async function putPhotos(db: D1Database, media: R2Bucket, open: OpenBackup): Promise<PutPhotos> {
  const { results } = await db
    .prepare(
      "SELECT DISTINCT hash AS one FROM ad_photos WHERE hash IS NOT NULL UNION SELECT id FROM ad_photos WHERE state = 'quarantine'",
    )
    .all<{ one: string }>();
  const wanted = new Set(results.map(({ one }) => one));
  const nameIn = (key: string) => (key.startsWith(QUARANTINE) ? key.slice(QUARANTINE.length) : mediaHash(key));
  const there = await keysIn(media);
  const done = { put: 0, there: 0, lost: 0 };
  const putOne = async ({ key, etag }: BackupRow): Promise<keyof typeof done> => {
    const photo = String(key);
    if (there.has(photo)) return "there";
    const copy = copyOf(photo, String(etag));
    const found = await open.bucket.get(copy);
    const unsealed = found && (await unseal(open.key, copy, new Uint8Array(await found.arrayBuffer())));
    if (!unsealed?.ok) return "lost";
    await media.put(
      photo,
      unsealed.bytes,
      photo.startsWith(MEDIA) ? { httpMetadata: { contentType: "image/jpeg" } } : {},
    );
    return "put";
  };
  for await (const rows of piecesOf(open, PHOTOS)) {
    const needed = rows.filter(({ key }) => wanted.has(nameIn(String(key))));
    for (let at = 0; at < needed.length; at += CONCURRENCY)
      for (const outcome of await Promise.all(needed.slice(at, at + CONCURRENCY).map(putOne))) done[outcome] += 1;
  }
  return done;
}
