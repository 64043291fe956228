import { BACKUP_DAYS } from "../../../src/shared/stored/retention";
import { DAY } from "../../../src/shared/dates/day";
import { isoDay } from "../../../src/shared/dates/dates";
import type { Env } from "../../env";
import { COPIES, copyOf, GONE } from "./names";
import { type BackupKey, seal } from "./sealed";

const PAGE = 1_000;

export interface PhotoPage {
  readonly rows: readonly {
    readonly key: string;
    readonly etag: string;
    readonly size: number;
    /** 1 when the backups have a copy. */
    readonly copied: 0 | 1;
  }[];
  /** The last photo of this page; null when there are no more. */
  readonly after: string | null;
  /** Operations of R2. */
  readonly cost: number;
}

export interface PhotoQuestion {
  /** Of the photos, in their bucket. */
  readonly prefix: string;
  /** The photo after which the page begins; "" for the first. */
  readonly after: string;
  /** Whether photos without a copy are copied, and how many at most. Otherwise they are only listed. */
  readonly mayCopy: boolean;
  readonly most: number;
  readonly now: number;
}

/** « photos/media/… » and « gone/media/…/… » without what comes before and after the key of the photo. */
const keyIn = (name: string, prefix: string, parts: number) =>
  name.slice(prefix.length).split("/").slice(0, -parts).join("/");

interface Found {
  readonly names: readonly string[];
  /** The last key that was seen, where there are more; null when all were seen. */
  readonly upTo: string | null;
}

/** Names of objects of photos whose key comes after a given one. */
async function listed(bucket: R2Bucket, under: string, prefix: string, after: string, parts: number): Promise<Found> {
  // « ~ » comes after all that the names of copies have behind the key of a photo.
  const startAfter = after === "" ? "" : `${under}${after}/~`;
  const page = await bucket.list({ prefix: `${under}${prefix}`, limit: PAGE, ...(startAfter && { startAfter }) });
  const names = page.objects.map(({ key }) => key);
  return { names, upTo: page.truncated ? keyIn(names.at(-1) ?? "", under, parts) : null };
}

/**
 * Compares the next photos of a bucket with their copies, both in the order of their keys: what has no copy is copied, encrypted, as many as were asked for.
 * A copy whose photo is gone gets a note with the day, and is deleted when the backups that list it are.
 */
export async function photoPage({ MEDIA, BACKUPS }: Env, key: BackupKey, asked: PhotoQuestion): Promise<PhotoPage> {
  const { prefix, after, now } = asked;
  const page = await MEDIA.list({ prefix, limit: PAGE, ...(after && { startAfter: after }) });
  const [copies, gone] = await Promise.all([
    listed(BACKUPS, COPIES, prefix, after, 1),
    listed(BACKUPS, GONE, prefix, after, 2),
  ]);
  const copied = new Set(copies.names);
  const missing = page.objects.filter(({ key: photo, etag }) => !copied.has(copyOf(photo, etag)));
  // This page ends where the first of these lists does, or before the first photo that is one too many to copy.
  const tooMany = asked.mayCopy ? missing[asked.most] : undefined;
  const beforeIt = page.objects[page.objects.findIndex((photo) => photo === tooMany) - 1]?.key;
  const lastListed = page.truncated ? page.objects.at(-1)?.key : undefined;
  const ends = [tooMany && (beforeIt ?? after), lastListed, copies.upTo, gone.upTo].filter(
    (one) => typeof one === "string",
  );
  const upTo = ends.toSorted()[0] ?? null;
  const isHere = (photo: string) => upTo === null || photo <= upTo;

  let cost = 3;
  const rows: PhotoPage["rows"][number][] = [];
  for (const { key: photo, etag, size } of page.objects.filter((one) => isHere(one.key))) {
    const copy = copyOf(photo, etag);
    const isMissing = !copied.delete(copy);
    if (isMissing && asked.mayCopy) {
      cost += 2;
      const found = await MEDIA.get(photo);
      // A photo that was deleted since it was listed is in no backup.
      if (!found) continue;
      await BACKUPS.put(copy, await seal(key, copy, new Uint8Array(await found.arrayBuffer())));
    }
    rows.push({ key: photo, etag, size, copied: !isMissing || asked.mayCopy ? 1 : 0 });
  }
  const alone = [...copied].filter((name) => isHere(keyIn(name, COPIES, 1)));
  const notes = gone.names.filter((name) => isHere(keyIn(name, GONE, 2)));
  return { rows, after: upTo, cost: cost + (await endCopies(BACKUPS, alone, notes, now)) };
}

/** Notes the day on which a copy was first alone, and deletes copies that were alone for as long as backups are kept. @returns operations of R2 */
async function endCopies(
  bucket: R2Bucket,
  alone: readonly string[],
  notes: readonly string[],
  now: number,
): Promise<number> {
  const noted = new Map(notes.map((note) => [note.slice(GONE.length, note.lastIndexOf("/")), note]));
  const old = isoDay(now - BACKUP_DAYS * DAY);
  const over: string[] = [];
  let cost = 0;
  for (const copy of alone) {
    const photo = copy.slice(COPIES.length);
    const note = noted.get(photo);
    noted.delete(photo);
    if (note === undefined) {
      cost += 1;
      await bucket.put(`${GONE}${photo}/${isoDay(now)}`, new Uint8Array());
    } else if (note.slice(note.lastIndexOf("/") + 1) <= old) over.push(copy, note);
  }
  // Notes that are left: their photo is back, or their copy is deleted.
  over.push(...noted.values());
  for (let at = 0; at < over.length; at += PAGE) {
    cost += 1;
    await bucket.delete(over.slice(at, at + PAGE));
  }
  return cost;
}
