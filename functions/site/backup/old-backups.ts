import { isoDay } from "../../../src/shared/dates/dates";
import { DAY } from "../../../src/shared/dates/day";
import { BACKUP_DAYS } from "../../../src/shared/stored/retention";
import type { Env } from "../../env";
import { BACKUPS, ERASED, folderOf, manifestOf } from "./names";

/** One night deletes at most this many lists of a thousand objects. */
const MAX_LISTS = 20;
/** A backup that is not whole by then never will be. */
const UNFINISHED_DAYS = 2;

/** The days that have a folder under a prefix, oldest first. */
async function daysUnder(bucket: R2Bucket, prefix: string): Promise<readonly string[]> {
  const { delimitedPrefixes } = await bucket.list({ prefix, delimiter: "/" });
  return delimitedPrefixes.map((folder) => folder.slice(prefix.length, -1)).toSorted();
}

const exists = async (bucket: R2Bucket, key: string) =>
  (await bucket.list({ prefix: key, limit: 1 })).objects.length > 0;

/** Deletes folders, the first ones first, as far as one night goes. */
async function deleteFolders(bucket: R2Bucket, folders: readonly string[]): Promise<void> {
  let lists = 0;
  for (const prefix of folders)
    for (let more = true; more; lists += 1) {
      if (lists === MAX_LISTS) return;
      const page = await bucket.list({ prefix });
      if (page.objects.length > 0) await bucket.delete(page.objects.map(({ key }) => key));
      more = page.truncated;
    }
}

/**
 * Runs each night, with a key or without: deletes backups after thirty days, except the newest one that is whole, because there would be none where making
 * them fails; those that never became whole; and notes of members who were deleted before all backups that are left.
 */
export async function dropOldBackups({ BACKUPS: bucket }: Env, now: number): Promise<void> {
  const dates = await daysUnder(bucket, BACKUPS);
  const whole = new Set<string>();
  for (const date of dates) if (await exists(bucket, manifestOf(date))) whole.add(date);
  const newest = [...whole].at(-1);
  const isOver = (date: string) =>
    date !== newest && date <= isoDay(now - (whole.has(date) ? BACKUP_DAYS : UNFINISHED_DAYS) * DAY);
  const over = dates.filter(isOver);
  // The manifests first: a backup that lacks pieces must not look like a whole one.
  if (over.length > 0) await bucket.delete(over.map(manifestOf));

  const oldest = [...whole].find((date) => !isOver(date)) ?? isoDay(now);
  // A backup that began just after midnight may have read a member who was deleted before it.
  const needed = isoDay(Date.parse(oldest) - DAY);
  const notes = (await daysUnder(bucket, ERASED)).filter(
    (day) => day < needed && day <= isoDay(now - BACKUP_DAYS * DAY),
  );
  await deleteFolders(bucket, [...over.map(folderOf), ...notes.map((day) => `${ERASED}${day}/`)]);
}
