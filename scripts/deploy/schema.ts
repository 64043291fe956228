import { DatabaseSync } from "node:sqlite";

export interface Column {
  readonly name: string;
  readonly type: string;
  /** Whether an INSERT that does not name the column fails or cannot leave it NULL. */
  readonly isRequired: boolean;
  readonly isNotNull: boolean;
  /** Its place in the primary key, 0 outside of it. */
  readonly key: number;
}
interface Table {
  readonly columns: readonly Column[];
  /** What a row must satisfy: CHECK, UNIQUE and FOREIGN KEY, each in one spelling. */
  readonly demands: readonly string[];
  readonly isStrict: boolean;
  readonly hasRowid: boolean;
}
interface Made {
  readonly table: string;
  readonly sql: string;
}

/** The shape of a database, as SQLite itself tells it. */
export interface Schema {
  /** Tables and views. */
  readonly tables: ReadonlyMap<string, Table>;
  readonly indexes: ReadonlyMap<string, Made & { readonly isUnique: boolean }>;
  readonly triggers: ReadonlyMap<string, Made>;
}

const oneLine = (sql: string) =>
  sql
    .replace(/--[^\n]*/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The text of each CHECK of a table, with its parentheses. */
function checksOf(sql: string): readonly string[] {
  const found: string[] = [];
  for (const { index, 0: start } of sql.matchAll(/\bCHECK\s*\(/gi)) {
    let depth = 1;
    let end = index + start.length;
    for (; depth > 0 && end < sql.length; end++) depth += sql[end] === "(" ? 1 : sql[end] === ")" ? -1 : 0;
    found.push(oneLine(sql.slice(index, end)));
  }
  return found;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const number = (value: unknown) => (typeof value === "number" ? value : 0);

function readTable(db: DatabaseSync, name: string, sql: string, kind: { strict: boolean; wr: boolean }): Table {
  const columns = db
    .prepare("SELECT * FROM pragma_table_xinfo(?)")
    .all(name)
    .map((row) => ({
      name: text(row.name),
      type: text(row.type).toUpperCase(),
      isNotNull: row.notnull === 1,
      isRequired: row.notnull === 1 && row.dflt_value === null,
      key: number(row.pk),
    }));
  const unique = db
    .prepare("SELECT name FROM pragma_index_list(?) WHERE origin = 'u'")
    .all(name)
    .map((index) => {
      const parts = db.prepare("SELECT name FROM pragma_index_info(?) ORDER BY seqno").all(text(index.name));
      return `UNIQUE (${parts.map((part) => text(part.name)).join(", ")})`;
    });
  const foreign = db
    .prepare('SELECT "from", "table", "to" FROM pragma_foreign_key_list(?)')
    .all(name)
    .map((key) => `FOREIGN KEY (${text(key.from)}) REFERENCES ${text(key.table)} (${text(key.to)})`);
  return { columns, demands: [...checksOf(sql), ...unique, ...foreign], isStrict: kind.strict, hasRowid: !kind.wr };
}

function readSchema(db: DatabaseSync): Schema {
  const made = new Map(
    db
      .prepare("SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL")
      .all()
      .map((row) => [text(row.name), { type: row.type, table: text(row.tbl_name), sql: text(row.sql) }] as const),
  );
  // The tables in which a full-text index keeps its words are its own affair.
  const tables = db
    .prepare("SELECT name, strict, wr FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow'")
    .all()
    .filter(({ name }) => made.has(text(name)))
    .map((row) => {
      const name = text(row.name);
      const kind = { strict: row.strict === 1, wr: row.wr === 1 };
      return [name, readTable(db, name, made.get(name)?.sql ?? "", kind)] as const;
    });
  const ofType = (wanted: string) =>
    [...made].flatMap(([name, { type, table, sql }]) =>
      type === wanted ? [[name, { table, sql: oneLine(sql) }] as const] : [],
    );
  return {
    tables: new Map(tables),
    triggers: new Map(ofType("trigger")),
    indexes: new Map(
      ofType("index").map(([name, index]) => [name, { ...index, isUnique: /^CREATE UNIQUE\b/i.test(index.sql) }]),
    ),
  };
}

/** The shape that migrations make, one after the other, of an empty database. @returns the shape before the first of them, and after each */
export function schemasOf(migrations: readonly { readonly sql: string }[]): readonly Schema[] {
  const db = new DatabaseSync(":memory:");
  try {
    return [
      readSchema(db),
      ...migrations.map(({ sql }) => {
        db.exec(sql);
        return readSchema(db);
      }),
    ];
  } finally {
    db.close();
  }
}
