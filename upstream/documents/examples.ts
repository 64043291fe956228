/** A text longer than this is cut: an example shows its shape. */
const MAX_TEXT_LENGTH = 160;
/** Rows with more fields than this come alone in a list. */
const SHORT_ROW = 6;

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const shortText = (text: string) =>
  text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/, "")} […]`;

function shortList(list: readonly unknown[]): readonly unknown[] {
  const [first] = list;
  return list.slice(0, isRow(first) && Object.keys(first).length > SHORT_ROW ? 1 : 2).map(short);
}

/** A value with its texts and lists cut. */
function short(value: unknown): unknown {
  if (typeof value === "string") return shortText(value);
  if (Array.isArray(value)) return shortList(value);
  return isRow(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, short(inside)]))
    : value;
}

const filled = (row: unknown): readonly string[] =>
  isRow(row) ? Object.keys(row).filter((name) => !isEmpty(row[name])) : [];

/** The row that tells most, and one that has a field it lacks, if there is one. */
function telling(rows: readonly unknown[]): readonly unknown[] {
  const chosen: unknown[] = [];
  const told = new Set<string>();
  const news = (row: unknown) => filled(row).filter((name) => !told.has(name)).length;
  while (chosen.length < 2) {
    const most = Math.max(0, ...rows.map(news));
    if (most === 0) return chosen;
    const row = rows.find((one) => news(one) === most);
    chosen.push(row);
    for (const name of filled(row)) told.add(name);
  }
  return chosen;
}

/** An answer of api.php as an example: one or two rows, and a page as long as they are. */
export function exampleOf(answer: Row): Row {
  const { data, ...paging } = answer;
  if (!Array.isArray(data)) return { data: short(data) };
  const rows = telling(data);
  return { data: rows.map(short), ...paging, ...("par_page" in paging && { par_page: rows.length }) };
}

/** Rows of an example: what stands in its `data`, or the body of a message itself. */
export function rowsIn(example: Row, shape: "list" | "whole" | "object" | "item" | "message"): readonly unknown[] {
  const { data } = example;
  if (shape === "message") return [example];
  if (shape === "object") return isRow(data) ? Object.values(data) : [];
  return Array.isArray(data) ? data : [data];
}

/** What stands in the first of these rows that has the field « couleurs[].hex »; undefined where none has. */
export function valueAt(rows: readonly unknown[], path: string): unknown {
  const [name = "", ...rest] = path.split(".");
  const list = name.endsWith("[]");
  const inside = rows.flatMap((row) => {
    const value = isRow(row) ? row[list ? name.slice(0, -2) : name] : undefined;
    return list && Array.isArray(value) ? value : [value];
  });
  if (rest.length > 0) return valueAt(inside, rest.join("."));
  return inside.find((value) => !isEmpty(value));
}

/** Endpoint → its example. */
export type Examples = ReadonlyMap<string, Row>;
