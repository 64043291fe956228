import type { KeptTable } from "./tables";

type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A place between two rows, in the order in which a table is read: the key of the row before; empty at the beginning. */
export type Place = readonly (string | number)[];

/** The next rows of a table, and the place after them. */
export async function nextRows(
  db: D1Database,
  { table, key, without = [] }: KeptTable,
  after: Place,
  most: number,
): Promise<{ readonly rows: readonly Row[]; readonly place: Place }> {
  const keys = key.map((column, at) => `${column} AS _key${at}`).join(", ");
  const from = after.length > 0 ? `WHERE (${key.join(", ")}) > (${key.map(() => "?").join(", ")})` : "";
  const { results } = await db
    .prepare(`SELECT ${keys}, * FROM ${table} ${from} ORDER BY ${key.join(", ")} LIMIT ?`)
    .bind(...after, most)
    .all<Record<string, Value>>();
  const last = results.at(-1);
  const hidden = new Set([...key.map((_, at) => `_key${at}`), ...without]);
  return {
    rows: results.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column)))),
    place: last ? key.map((_, at) => last[`_key${at}`] ?? "") : after,
  };
}

/** The migrations that were applied, oldest first. */
export async function migrationsOf(db: D1Database): Promise<readonly string[]> {
  const { results } = await db.prepare("SELECT name FROM d1_migrations ORDER BY id").all<{ name: string }>();
  return results.map(({ name }) => name);
}
