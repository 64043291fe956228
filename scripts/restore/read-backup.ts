import * as z from "zod/mini";
import { isoDay } from "../../src/shared/dates/dates";
import { DAY } from "../../src/shared/dates/day";
import { type ErasedMember, erasedMember } from "../../functions/site/backup/erased";
import { ERASED, manifestOf } from "../../functions/site/backup/names";
import { type Backup, backup as manifest, type Piece } from "../../functions/site/backup/run";
import { type BackupKey, backupKeyOf, unsealText } from "../../functions/site/backup/sealed";
import { sha256Hex } from "../../functions/shared/sha-256";
import { Stop } from "../stop";

/** A member who is deleted while a backup begins may be noted before and deleted after. */
const MARGIN_MS = 5 * 60_000;

/** The flag of a restore although the log of deleted members cannot be read. */
export const FORCED = "--even-if-deleted-members-return";

export interface OpenBackup {
  readonly bucket: R2Bucket;
  readonly key: BackupKey;
  readonly backup: Backup;
}

const row = z.record(z.string().check(z.regex(/^[a-z_]+$/)), z.union([z.string(), z.number(), z.null()]));
export type BackupRow = z.infer<typeof row>;

const WHY = {
  key: "La clé BACKUP_KEY n’est pas celle qui a fermé",
  changed: "Ce n’est pas ce que la sauvegarde avait écrit, ou il a été abîmé :",
} as const;

async function readText(bucket: R2Bucket, key: BackupKey, name: string): Promise<string | null> {
  const found = await bucket.get(name);
  if (!found) return null;
  const unsealed = await unsealText(key, name, new Uint8Array(await found.arrayBuffer()));
  if (!unsealed.ok) throw new Stop(`${WHY[unsealed.why]} « ${name} » : rien n’est restauré.`);
  return unsealed.text;
}

/** @throws Stop with a French sentence where there is no such backup, or where it cannot be believed */
export async function openBackup(bucket: R2Bucket, BACKUP_KEY: string, date: string): Promise<OpenBackup> {
  const key = await backupKeyOf({ BACKUP_KEY });
  if (!key) throw new Stop("BACKUP_KEY manque, ou n’est pas une clé de 32 octets en base64.");
  const text = await readText(bucket, key, manifestOf(date));
  if (text === null) throw new Stop(`Il n’y a pas de sauvegarde entière du ${date} : rien n’est restauré.`);
  return { bucket, key, backup: manifest.parse(JSON.parse(text)) };
}

/** The rows of one piece, once they are found to be those that were written. */
async function rowsIn({ bucket, key }: OpenBackup, { name, rows, digest }: Piece): Promise<readonly BackupRow[]> {
  const text = await readText(bucket, key, name);
  if (text === null) throw new Stop(`Il manque « ${name} » à la sauvegarde : rien n’est restauré.`);
  const lines = text.split("\n");
  if (lines.length !== rows || (await sha256Hex(text)) !== digest)
    throw new Stop(`${WHY.changed} « ${name} » : rien n’est restauré.`);
  return lines.map((line) => row.parse(JSON.parse(line)));
}

/** The rows of a table, or of the list of photos, piece by piece. */
export async function* piecesOf(open: OpenBackup, of: string): AsyncGenerator<readonly BackupRow[]> {
  for (const piece of open.backup.pieces) if (piece.of === of) yield rowsIn(open, piece);
}

/** Reads the whole backup once, so that nothing is written of one that is not whole. @returns how many rows it has of what */
export async function countRows(open: OpenBackup): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const piece of open.backup.pieces)
    counts[piece.of] = (counts[piece.of] ?? 0) + (await rowsIn(open, piece)).length;
  return counts;
}

/** Names of all notes of the log since a day. */
async function notesSince(bucket: R2Bucket, day: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await bucket.list({ prefix: ERASED, ...(cursor ? { cursor } : { startAfter: `${ERASED}${day}` }) });
    names.push(...page.objects.map(({ key }) => key));
    ({ cursor, truncated: more } = page);
  }
  return names;
}

/**
 * The members who were deleted since the backup began (rule: site/restore). The log is believed if it has the entry that was written when the backup
 * began, and if every later note can be read.
 * @param forced whether what cannot be read is left out
 * @throws Stop where the log cannot be read and nobody forced it
 */
export async function erasedSince(
  { bucket, key, backup }: OpenBackup,
  forced: boolean,
): Promise<readonly ErasedMember[]> {
  const names = await notesSince(bucket, isoDay(backup.began_at - DAY));
  const unreadable = names.includes(backup.log) ? [] : [backup.log];
  const members: ErasedMember[] = [];
  for (const name of names) {
    const found = await bucket.get(name);
    const unsealed = found && (await unsealText(key, name, new Uint8Array(await found.arrayBuffer())));
    if (!unsealed?.ok) unreadable.push(name);
    else if (!name.includes("/opened-")) members.push(erasedMember.parse(JSON.parse(unsealed.text)));
  }
  if (unreadable.length > 0 && !forced)
    throw new Stop(
      `Le journal des comptes supprimés ne se lit pas (« ${unreadable[0]} ») : sans lui, des membres supprimés depuis la sauvegarde reviendraient. Rien n’est restauré ; ${FORCED} restaure malgré cela.`,
    );
  return members.filter(({ at }) => at >= backup.began_at - MARGIN_MS);
}
