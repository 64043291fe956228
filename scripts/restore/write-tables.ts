import { forgetting } from "../../functions/guide/reviews/member-actions-store";
import { memberOrder } from "../../functions/messages/member-order";
import { keepingLater, NOTIFICATION } from "../../functions/messages/messages-store";
import { type ErasedMember, erasedDigests } from "../../functions/site/backup/erased";
import { KEPT_TABLES, type KeptTable } from "../../functions/site/backup/tables";
import { migrationsOf } from "../../functions/site/backup/tables-store";
import { Stop } from "../stop";
import { type BackupRow, type OpenBackup, piecesOf } from "./read-backup";

/** D1 takes 2 MB in one value. */
const MAX_CHARACTERS = 500_000;

export interface Written {
  /** Rows of each table, once the restore is done. */
  readonly rows: Readonly<Record<string, number>>;
  /** Rows that came while the backup was made, without what they belong to. */
  readonly orphans: number;
  /** Members of the backup who were deleted after it began, and are deleted again. */
  readonly erased: number;
  /** Messages that api.php may have or not: they are sent again under their ids. */
  readonly waiting: number;
}

const listOf = async (db: D1Database, sql: string) =>
  (await db.prepare(sql).all<{ one: string }>()).results.map(({ one }) => one);

/** Refuses a database that has a row of what backups have. */
export async function demandEmpty(db: D1Database): Promise<void> {
  const there = new Set(await listOf(db, "SELECT name AS one FROM sqlite_master WHERE type = 'table'"));
  const full: string[] = [];
  for (const { table } of KEPT_TABLES)
    if (there.has(table) && (await db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).all()).results.length > 0)
      full.push(table);
  if (full.length > 0)
    throw new Stop(
      `La base n’est pas vide (${full.join(", ")}) : une restauration demande une base neuve. Rien n’est restauré.`,
    );
}

/** Refuses a database whose tables are not those of the backup. */
async function demandSameTables(db: D1Database, { backup }: OpenBackup): Promise<void> {
  if (JSON.stringify(await migrationsOf(db)) !== JSON.stringify(backup.migrations))
    throw new Stop(
      "La base n’a pas les mêmes migrations que la sauvegarde : une restauration demande une base neuve. Rien n’est restauré.",
    );
}

/** Rows in groups that one statement takes. */
function* groups(rows: readonly BackupRow[]): Generator<string> {
  let group: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length > MAX_CHARACTERS && group.length > 0) {
      yield `[${group.join(",")}]`;
      [group, length] = [[], 0];
    }
    group.push(text);
    length += text.length;
  }
  if (group.length > 0) yield `[${group.join(",")}]`;
}

/** Writes rows, except those whose parents are not in the backup. Triggers count and index them as if visitors had written them. */
async function insert(db: D1Database, { table, parents = [] }: KeptTable, rows: readonly BackupRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((column) => `value ->> '$.${column}'`).join(", ");
  const withParents = parents
    .map(([column, parent, id]) => `EXISTS (SELECT 1 FROM ${parent} WHERE ${parent}.${id} = value ->> '$.${column}')`)
    .join(" AND ");
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?) WHERE ${withParents || "1"}`;
  for (const group of groups(rows)) await db.prepare(sql).bind(group).run();
}

/** Deletes again the members who were deleted after the backup began. @returns how many of them it had */
async function eraseAgain(
  db: D1Database,
  { key }: OpenBackup,
  members: readonly ErasedMember[],
  now: number,
): Promise<number> {
  if (members.length === 0) return 0;
  const { ofMember, ofAddress } = await erasedDigests(key);
  const uids = await listOf(
    db,
    "SELECT uid AS one FROM sellers UNION SELECT uid FROM acts UNION SELECT uid FROM alerts WHERE uid IS NOT NULL UNION SELECT contact FROM messages",
  );
  const addresses = await listOf(db, "SELECT email AS one FROM alerts UNION SELECT contact FROM messages");
  const byMember = new Map<string, string>();
  for (const uid of uids) byMember.set(await ofMember(uid), uid);
  const byAddress = new Map<string, string>();
  for (const address of addresses) byAddress.set(await ofAddress(address), address);
  let erased = 0;
  for (const { member, address, order } of members) {
    const uid = byMember.get(member);
    const email = byAddress.get(address);
    if (uid === undefined && email === undefined) continue;
    erased += 1;
    // A digest is nobody's account or address, so that what is not known deletes nothing.
    await db.batch(forgetting(db, { uid: uid ?? member, email: email ?? address }));
    if (uid !== undefined) await db.batch(keepingLater(db, await memberOrder("oublier_membre", uid, {}, order), now));
  }
  return erased;
}

/**
 * Makes the outbox sound. A message without a place in it was deleted while the backup was made. A notification of a browser has no id that anybody
 * recognises, and is old news: one that waits may have been shown, and is not sent again. What waits for api.php goes out again under the id that it had,
 * of which api.php keeps one message (rule: messages/delivery).
 */
const mendOutbox = (db: D1Database) =>
  db.batch([
    db.prepare("DELETE FROM messages WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = messages.id)"),
    db.prepare(
      `DELETE FROM messages WHERE endpoint = '${NOTIFICATION}' AND id IN (SELECT id FROM outbox WHERE state = 'waiting')`,
    ),
    db.prepare("UPDATE outbox SET lease_until = 0 WHERE lease_until <> 0"),
    // Triggers have counted the drafts and photos of the backup as those of a day.
    db.prepare("DELETE FROM member_days"),
  ]);

/** Writes a backup into a fresh database (rule: site/restore). @param members who were deleted since */
export async function writeTables(
  db: D1Database,
  open: OpenBackup,
  members: readonly ErasedMember[],
  now: number,
): Promise<Written> {
  await demandEmpty(db);
  await demandSameTables(db, open);
  const countOf = async (table: string) =>
    Number((await db.prepare(`SELECT count(*) AS n FROM ${table}`).all<{ n: number }>()).results[0]?.n);
  let orphans = 0;
  for (const table of KEPT_TABLES) {
    let read = 0;
    for await (const rows of piecesOf(open, table.table)) {
      read += rows.length;
      await insert(db, table, rows);
    }
    orphans += read - (await countOf(table.table));
  }
  await mendOutbox(db);
  const erased = await eraseAgain(db, open, members, now);
  const rows: Record<string, number> = {};
  for (const { table } of KEPT_TABLES) rows[table] = await countOf(table);
  const waiting = (await listOf(db, "SELECT id AS one FROM outbox WHERE state = 'waiting'")).length;
  return { rows, orphans, erased, waiting };
}
