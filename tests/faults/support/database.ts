import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const TABLES = ["messages", "outbox", "webhooks", "rebuild_asked"] as const;
export type Rows = Readonly<Record<(typeof TABLES)[number], number>>;

/** What the Worker's local database holds at this moment, read past the Worker. */
export function openDatabase(root: string) {
  const file = globSync(path.join(root, ".wrangler/state/v3/d1/miniflare-D1DatabaseObject/*.sqlite")).find((found) => !found.endsWith("metadata.sqlite"));
  if (file === undefined) throw new Error("no local database");
  const database = new DatabaseSync(file, { readOnly: true });
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);
  return {
    rows: (): Rows => Object.fromEntries(TABLES.map((table) => [table, count(table)])) as Rows,
    messageIds: (): ReadonlySet<string> => new Set(database.prepare("SELECT id FROM messages").all().map((row) => String(row["id"]))),
    close: () => database.close(),
  };
}
