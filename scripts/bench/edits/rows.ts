import type { Chance } from "./chance";
import type { Edit } from "./edit";
import { KEY, type Row, type TableName, type Tables } from "./tables";

const told = (value: unknown) => {
  const text = JSON.stringify(value) ?? "rien";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** A row of a table in a few words, for the report. */
const nameOf = (row: Row) =>
  String(row["id"] ?? row["cle"] ?? row["slug"] ?? row[KEY] ?? `${row["marque"] ?? ""} ${row["modele"] ?? ""}`).trim();

const replaced = (rows: readonly Row[], place: number, row: Row): readonly Row[] => rows.with(place, row);

/** Sets fields of a row that the chance chooses; null where the table is empty. */
export function setFields(tables: Tables, chance: Chance, table: TableName, fieldsOf: (row: Row) => Row): Edit | null {
  const rows = tables[table];
  if (rows.length === 0) return null;
  const place = chance.below("row", rows.length);
  const row = rows[place] ?? {};
  const fields = fieldsOf(row);
  return {
    told: `${table} ${nameOf(row)} : ${Object.entries(fields)
      .map(([field, value]) => `${field} ${told(row[field])} → ${told(value)}`)
      .join(", ")}`,
    changed: { [table]: replaced(rows, place, { ...row, ...fields }) },
  };
}

/** Adds a copy of a row under a new id, beside it or at the end. @param others fields of the copy that differ */
export function copyRow(
  tables: Tables,
  chance: Chance,
  table: TableName,
  others: (row: Row, id: number) => Row,
): Edit | null {
  const rows = tables[table];
  if (rows.length === 0) return null;
  const place = chance.below("row", rows.length);
  const row = rows[place] ?? {};
  const id = Math.max(...rows.map((one) => Number(one["id"]))) + 1;
  const to = chance.of("to", [place + 1, rows.length, 0]);
  const same = typeof row["id"] === "string" ? String(id) : id;
  return {
    told: `${table} ${nameOf(row)} : copie ${id}, place ${to + 1}`,
    changed: { [table]: rows.toSpliced(to, 0, { ...row, id: same, ...others(row, id) }) },
  };
}

/** Takes a row out, unless the table has fewer rows than at first: a list that loses many rows at once is refused. */
export function removeRow(tables: Tables, chance: Chance, first: Tables, table: TableName): Edit | null {
  const rows = tables[table];
  if (rows.length < first[table].length || rows.length < 2) return null;
  const place = chance.below("row", rows.length);
  return {
    told: `${table} ${nameOf(rows[place] ?? {})} : retirée`,
    changed: { [table]: rows.toSpliced(place, 1) },
  };
}

/** Moves a row to another place of its table. */
export function moveRow(tables: Tables, chance: Chance, table: TableName): Edit | null {
  const rows = tables[table];
  if (rows.length < 2) return null;
  const place = chance.below("row", rows.length);
  const to = chance.below("to", rows.length);
  if (to === place) return null;
  const row = rows[place] ?? {};
  return {
    told: `${table} ${nameOf(row)} : de la place ${place + 1} à ${to + 1}`,
    changed: { [table]: rows.toSpliced(place, 1).toSpliced(to, 0, row) },
  };
}
