import { LOST_PHOTO_DAYS } from "../../../src/shared/stored/retention";
import type { Env } from "../../env";
import { purgePhotos, shownHashes } from "./ad-photos-store";
import { MEDIA, mediaHash, QUARANTINE } from "./photo-keys";
import { DAY } from "../../../src/shared/dates/day";

/** A photo without a result after this long is given up. */
const LOST_AFTER_MS = LOST_PHOTO_DAYS * DAY;
/** One night reads at most this many lists of a thousand files each, with a statement for each: the night has others, too (functions/clock.ts). */
const MAX_LISTS = 120;
const DIGITS = "0123456789abcdef";

/** Deletes old files under a prefix, except those to keep. @returns how many lists were read */
async function sweepUnder(
  { MEDIA: bucket }: Env,
  prefix: string,
  before: number,
  lists: number,
  keysToKeep: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let cursor: string | undefined;
  for (let read = 1; read <= lists; read += 1) {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => key);
    const keep = await keysToKeep(old);
    const gone = old.filter((key) => !keep.has(key));
    if (gone.length > 0) await bucket.delete(gone);
    cursor = page.cursor;
    if (!page.truncated || !cursor) return read;
  }
  return lists;
}

/**
 * Runs each night: deletes photos without a result, those of deleted ads, and published files that no ad shows any more. A file of
 * today is left alone, because the row that names it may be about to be written.
 */
export async function sweepPhotos(env: Env): Promise<void> {
  const now = Date.now();
  await purgePhotos(env.DB, now - LOST_AFTER_MS);
  let left = MAX_LISTS - (await sweepUnder(env, QUARANTINE, now - LOST_AFTER_MS, MAX_LISTS, async () => new Set()));
  const named = async (keys: readonly string[]) => {
    const hashes = await shownHashes(env.DB, [...new Set(keys.map(mediaHash))]);
    return new Set(keys.filter((key) => hashes.has(mediaHash(key))));
  };
  // Each night begins with another sixteenth of the files, so that all have their turn however many there are.
  const first = Math.floor(now / DAY) % DIGITS.length;
  for (const digit of DIGITS.slice(first) + DIGITS.slice(0, first)) {
    if (left <= 0) return;
    left -= await sweepUnder(env, `${MEDIA}${digit}`, now - DAY, left, named);
  }
}
