import * as z from "zod/mini";
import { RUN } from "./names";
import { type BackupKey, sealText, unsealText } from "./sealed";

const piece = z.object({
  /** The table whose rows it has, or PHOTOS. */
  of: z.string(),
  name: z.string(),
  rows: z.int(),
  /** SHA-256 of its lines. */
  digest: z.string(),
});
export type Piece = z.infer<typeof piece>;

/** A backup, as its manifest says what it has, and as it is kept while it is made. */
export const backup = z.object({
  version: z.literal(1),
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  /** Milliseconds. */
  began_at: z.int(),
  ended_at: z.nullable(z.int()),
  /** The migrations of the database, oldest first. */
  migrations: z.array(z.string()),
  /** An entry of the log of erased members, written when the backup began: where it is, the log is, too. */
  log: z.string(),
  pieces: z.array(piece),
  /** Photos of which there is no copy yet. */
  uncopied: z.int(),
});
export type Backup = z.infer<typeof backup>;

const run = z.extend(backup, {
  /** What is read next (PARTS in backup.ts), and from where on. */
  part: z.string(),
  after: z.array(z.union([z.string(), z.number()])),
  /** The last backup that was whole. */
  last: z.nullable(z.object({ date: z.string(), ended_at: z.int(), uncopied: z.int() })),
});
export type Run = z.infer<typeof run>;

export interface KeptRun {
  readonly run: Run;
  readonly etag: string;
}

/** The run as it was left. @returns null when there is none, or none that this key and this program can read: the next night begins anew */
export async function readRun(bucket: R2Bucket, key: BackupKey): Promise<KeptRun | null> {
  const found = await bucket.get(RUN);
  if (!found) return null;
  const unsealed = await unsealText(key, RUN, new Uint8Array(await found.arrayBuffer()));
  const { data } = run.safeParse(unsealed.ok ? JSON.parse(unsealed.text) : null);
  return data ? { run: data, etag: found.etag } : null;
}

/** Keeps a run, unless another slice has moved it since it was read. @returns whether it was kept */
export async function keepRun(bucket: R2Bucket, key: BackupKey, next: Run, before: KeptRun | null): Promise<boolean> {
  const sealed = await sealText(key, RUN, JSON.stringify(next));
  const kept = await bucket.put(RUN, sealed, before ? { onlyIf: { etagMatches: before.etag } } : {});
  return kept !== null;
}
