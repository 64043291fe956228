import { isoDay } from "../../../src/shared/dates/dates";
import type { Env } from "../../env";
import { sha256Hex } from "../../shared/sha-256";
import { openLog } from "./erased";
import { manifestOf, newPiece, PHOTOS } from "./names";
import { photoPage } from "./photo-copies";
import { type Backup, backup, keepRun, readRun, type Run } from "./run";
import { backupKeyOf, backupKeyProblem, type BackupKey, sealText } from "./sealed";
import { KEPT_TABLES } from "./tables";
import { migrationsOf, nextRows, type Row } from "./tables-store";

/** Rows of a piece: a message may have 16 KB, and a piece is held in memory. */
const PAGE = 500;
/** Operations of D1 and R2 in one slice, beside what else the clock does in a minute. */
const MAX_OPERATIONS = 120;
/** After so long a backup ends with the photos that are copied; the next night goes on copying. */
const COPYING_MS = 3 * 3_600_000;

const SENT_PHOTOS = "sent photos";
const SHOWN_PHOTOS = "shown photos";
const END = "end";
/** What a backup reads, in this order. A photo as it was sent is gone once it is drawn, so these are copied before the rows that name them, and drawn ones after. */
const PARTS: readonly string[] = [SENT_PHOTOS, ...KEPT_TABLES.map(({ table }) => table), SHOWN_PHOTOS, END];
const partAfter = (part: string) => PARTS[PARTS.indexOf(part) + 1] ?? END;

/** The prefixes of photos in their bucket: as sent, and as drawn. */
export interface PhotoPrefixes {
  readonly sent: string;
  readonly shown: string;
}
interface Place {
  readonly env: Env;
  readonly key: BackupKey;
  readonly prefixes: PhotoPrefixes;
  readonly now: number;
}
interface Step {
  readonly run: Run;
  readonly cost: number;
}

async function begun({ env, key, now }: Omit<Place, "prefixes">, date: string, last: Run["last"]): Promise<Run> {
  return {
    version: 1,
    date,
    began_at: now,
    ended_at: null,
    migrations: [...(await migrationsOf(env.DB))],
    log: await openLog(env.BACKUPS, key, date, now),
    pieces: [],
    uncopied: 0,
    part: SENT_PHOTOS,
    after: [],
    last,
  };
}

/** Writes rows as a piece, one JSON object a line. @returns the run with that piece; none is written for no rows */
async function withPiece({ env, key }: Place, run: Run, of: string, rows: readonly Row[]) {
  if (rows.length === 0) return run;
  const text = rows.map((row) => JSON.stringify(row)).join("\n");
  const name = newPiece(run.date, of, run.pieces.length);
  await env.BACKUPS.put(name, await sealText(key, name, text));
  return { ...run, pieces: [...run.pieces, { of, name, rows: rows.length, digest: await sha256Hex(text) }] };
}

async function readTable(place: Place, run: Run): Promise<Step> {
  const table = KEPT_TABLES.find((one) => one.table === run.part);
  if (!table) throw new Error(`no part ${run.part}`);
  const { rows, place: after } = await nextRows(place.env.DB, table, run.after, PAGE);
  const read = await withPiece(place, run, table.table, rows);
  return {
    run: rows.length < PAGE ? { ...read, part: partAfter(run.part), after: [] } : { ...read, after: [...after] },
    cost: 2,
  };
}

async function readPhotos(place: Place, run: Run, prefix: string, most: number): Promise<Step> {
  const { env, key, now } = place;
  const mayCopy = now - run.began_at < COPYING_MS;
  const page = await photoPage(env, key, { prefix, after: String(run.after[0] ?? ""), mayCopy, most, now });
  const read = await withPiece(place, run, PHOTOS, page.rows);
  const uncopied = run.uncopied + page.rows.filter(({ copied }) => copied === 0).length;
  const next = page.after === null ? { part: partAfter(run.part), after: [] } : { after: [page.after] };
  return { run: { ...read, uncopied, ...next }, cost: page.cost + 1 };
}

/** Writes the manifest, with which the backup exists. One that a migration came into begins anew. */
async function end(place: Place, run: Run): Promise<Step> {
  const { env, key, now } = place;
  if (JSON.stringify(await migrationsOf(env.DB)) !== JSON.stringify(run.migrations))
    return { run: await begun(place, run.date, run.last), cost: 3 };
  const name = manifestOf(run.date);
  const whole: Backup = backup.parse({ ...run, ended_at: now });
  await env.BACKUPS.put(name, await sealText(key, name, JSON.stringify(whole)));
  const last = { date: run.date, ended_at: now, uncopied: run.uncopied };
  return { run: { ...run, ended_at: now, last }, cost: 2 };
}

const stepOf = (place: Place, run: Run, left: number): Promise<Step> => {
  // A copy takes two operations.
  const copies = Math.ceil(left / 2);
  if (run.part === SENT_PHOTOS) return readPhotos(place, run, place.prefixes.sent, copies);
  if (run.part === SHOWN_PHOTOS) return readPhotos(place, run, place.prefixes.shown, copies);
  return run.part === END ? end(place, run) : readTable(place, run);
};

/** Runs each night: begins the backup of the day, unless it was begun. One of an earlier day that never ended is given up. */
export async function beginBackup(env: Env, now: number): Promise<void> {
  const key = await backupKeyOf(env);
  if (!key) return;
  const before = await readRun(env.BACKUPS, key);
  const date = isoDay(now);
  if (before?.run.date === date) return;
  await keepRun(env.BACKUPS, key, await begun({ env, key, now }, date, before?.run.last ?? null), before);
}

/**
 * Runs each minute: makes the next slice of a backup that was begun. A slice is kept as a whole at its end: where it is stopped before, the next one
 * does it again, and its pieces belong to no backup.
 */
export async function backUpSlice(env: Env, prefixes: PhotoPrefixes, now: number): Promise<void> {
  const key = await backupKeyOf(env);
  const before = key && (await readRun(env.BACKUPS, key));
  if (!before || before.run.ended_at !== null) return;
  const place = { env, key, prefixes, now };
  let { run } = before;
  for (let left = MAX_OPERATIONS; left > 0 && run.ended_at === null; ) {
    const step = await stepOf(place, run, left);
    run = step.run;
    left -= step.cost;
  }
  await keepRun(env.BACKUPS, key, run, before);
}

/** The last backup that is whole, or why there is none. */
export async function lastBackup(env: Env): Promise<Run["last"] | "missing" | "unreadable"> {
  const problem = backupKeyProblem(env);
  const key = await backupKeyOf(env);
  if (problem !== null || !key) return problem;
  return (await readRun(env.BACKUPS, key))?.run.last ?? null;
}
