import { LOST_PHOTO_DAYS } from "../../../src/shared/stored/retention";
import type { Env } from "../../env";
import { purgePhotos, shownHashes } from "./ad-photos-store";
import { MEDIA, QUARANTINE } from "./places";

const DAY = 86_400_000;
/** What had no result by then has none. */
const LOST_AFTER_MS = LOST_PHOTO_DAYS * DAY;
/** Lists that one night asks for, of a thousand files each. */
const MAX_LISTS = 400;
const DIGITS = "0123456789abcdef";

const hashOf = (key: string) => key.slice(MEDIA.length, MEDIA.length + 32);

/** Takes away old files under a prefix, but those to keep. @returns how many lists it took */
async function sweepUnder(
  { MEDIA: bucket }: Env,
  prefix: string,
  before: number,
  lists: number,
  kept: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let cursor: string | undefined;
  for (let asked = 1; asked <= lists; asked += 1) {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => key);
    const wanted = await kept(old);
    const gone = old.filter((key) => !wanted.has(key));
    if (gone.length > 0) await bucket.delete(gone);
    cursor = page.cursor;
    if (!page.truncated || !cursor) return asked;
  }
  return lists;
}

/**
 * Each night: what was sent and came to nothing, photos of deleted ads, and published files that no ad names any more. A file of today is
 * left alone: its photo may be about to name it.
 */
export async function sweepPhotos(env: Env): Promise<void> {
  const now = Date.now();
  await purgePhotos(env.DB, now - LOST_AFTER_MS);
  let left = MAX_LISTS - (await sweepUnder(env, QUARANTINE, now - LOST_AFTER_MS, MAX_LISTS, async () => new Set()));
  const named = async (keys: readonly string[]) => {
    const hashes = await shownHashes(env.DB, [...new Set(keys.map(hashOf))]);
    return new Set(keys.filter((key) => hashes.has(hashOf(key))));
  };
  // Another sixteenth first each night: however many files there are, all have their turn.
  const first = Math.floor(now / DAY) % DIGITS.length;
  for (const digit of DIGITS.slice(first) + DIGITS.slice(0, first)) {
    if (left <= 0) return;
    left -= await sweepUnder(env, `${MEDIA}${digit}`, now - DAY, left, named);
  }
}
