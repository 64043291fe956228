import { databaseUnder } from "./kept";

const TABLES = ["messages", "outbox", "webhooks", "rebuild_asked"] as const;
export type Rows = Readonly<Record<(typeof TABLES)[number], number>>;

/** What the Worker's local database holds at this moment, read past the Worker. */
export function openDatabase(root: string) {
  const database = databaseUnder(root, "d1/miniflare-D1DatabaseObject");
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);
  return {
    rows: (): Rows => Object.fromEntries(TABLES.map((table) => [table, count(table)])) as Rows,
    messageIds: (): ReadonlySet<string> => new Set(database.prepare("SELECT id FROM messages").all().map((row) => String(row["id"]))),
    close: () => database.close(),
  };
}
