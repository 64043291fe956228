import { DATABASE, readKept } from "./stored-databases";
import type { Rows } from "./target";

const TABLES = ["messages", "outbox", "webhooks", "rebuild_asked"] as const satisfies readonly (keyof Rows)[];

interface Database {
  rows(): Rows;
  messageIds(): ReadonlySet<string>;
  /** Ids of messages that api.php does not have yet. */
  waitingIds(): ReadonlySet<string>;
}

/** Reads the Worker's local database directly. */
export const withDatabase = <Result>(root: string, read: (database: Database) => Result): Result =>
  readKept(root, DATABASE, (database) => {
    const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);
    const ids = (sql: string) =>
      new Set(
        database
          .prepare(sql)
          .all()
          .map((row) => String(row["id"])),
      );
    return read({
      rows: () => Object.fromEntries(TABLES.map((table) => [table, count(table)])) as Rows,
      messageIds: () => ids("SELECT id FROM messages"),
      waitingIds: () => ids("SELECT id FROM outbox WHERE state = 'waiting'"),
    });
  });
