import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Env } from "../../../functions/env";
import { MEDIA, QUARANTINE } from "../../../functions/market/photos/photo-keys";
import { backUpSlice, beginBackup } from "../../../functions/site/backup/backup";
import { dropOldBackups } from "../../../functions/site/backup/old-backups";
import { backup, type Backup } from "../../../functions/site/backup/run";
import { backupKeyOf, type BackupKey, unsealText } from "../../../functions/site/backup/sealed";
import { manifestOf } from "../../../functions/site/backup/names";
import { isoDay } from "../../../src/shared/dates/dates";

/** Keys of backups: 32 bytes in base64. */
export const BACKUP_KEY = btoa("clef de sauvegarde, pour un test");
export const OTHER_KEY = btoa("une autre clef, de trente-deux o");
export const KEY = { BACKUP_KEY };

export async function keyOf(BACKUP: string = BACKUP_KEY): Promise<BackupKey> {
  const key = await backupKeyOf({ BACKUP_KEY: BACKUP });
  if (!key) throw new Error("no key");
  return key;
}

export const namesIn = async (bucket: R2Bucket, prefix = ""): Promise<readonly string[]> => {
  const names: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
    names.push(...page.objects.map(({ key }) => key));
    ({ cursor, truncated: more } = page);
  }
  return names;
};

export async function emptyBackups(): Promise<void> {
  const names = await namesIn(env.BACKUPS);
  for (let at = 0; at < names.length; at += 1_000) await env.BACKUPS.delete(names.slice(at, at + 1_000));
}

/** Sets the clock that the Worker reads to some minutes past three in the night of a day. */
export function atNight(day: string, minutes = 17): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.parse(`${day}T03:00:00Z`) + minutes * 60_000);
}

export async function manifest(date: string): Promise<Backup | null> {
  const found = await env.BACKUPS.get(manifestOf(date));
  if (!found) return null;
  const unsealed = await unsealText(await keyOf(), manifestOf(date), new Uint8Array(await found.arrayBuffer()));
  return backup.parse(JSON.parse(unsealed.ok ? unsealed.text : "null"));
}

/** The Worker's bindings, with a key. */
export const EDGE = { ...env, ...KEY };

/** What the clock does of a backup in a minute. */
export const nextSlice = (more: Partial<Env> = {}) =>
  backUpSlice({ ...EDGE, ...more }, { sent: QUARANTINE, shown: MEDIA }, Date.now());

/** Runs the backup of a night, without the other jobs of the clock, until it is whole. @returns how many minutes it took */
export async function backUp(minutes = 100, more: Partial<Env> = {}): Promise<number> {
  const date = isoDay(Date.now());
  await beginBackup(EDGE, Date.now());
  await dropOldBackups(EDGE, Date.now());
  for (let minute = 1; minute <= minutes; minute += 1) {
    await nextSlice(more);
    if (await manifest(date)) return minute;
  }
  throw new Error("the backup does not end");
}
