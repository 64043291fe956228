import type { Column, Schema } from "./schema";

const names = (list: readonly string[]) => list.map((name) => `« ${name} »`).join(", ");

function ofColumn(table: string, was: Column, is: Column | undefined): readonly string[] {
  const column = `${table}.${was.name}`;
  if (!is) return [`la colonne ${column} disparaît`];
  return [
    ...(is.type === was.type ? [] : [`la colonne ${column} change de type`]),
    ...(is.isNotNull && !was.isNotNull ? [`la colonne ${column} n’accepte plus NULL`] : []),
    ...(is.isRequired && was.isNotNull && !was.isRequired ? [`la colonne ${column} perd sa valeur par défaut`] : []),
    ...(is.key === was.key ? [] : [`la clé primaire de ${table} change`]),
  ];
}

function ofTables(before: Schema, after: Schema): readonly string[] {
  return [...before.tables].flatMap(([name, was]) => {
    const is = after.tables.get(name);
    if (!is) return [`la table ${name} disparaît`];
    const known = new Set(was.columns.map((column) => column.name));
    const added = is.columns.filter((column) => !known.has(column.name));
    // A condition on new columns alone is kept by rows that do not name them.
    const concerns = (demand: string) => [...known].some((column) => new RegExp(`\\b${column}\\b`).test(demand));
    const demands = is.demands.filter((demand) => !was.demands.includes(demand) && concerns(demand));
    return [
      ...was.columns.flatMap((column) =>
        ofColumn(
          name,
          column,
          is.columns.find((other) => other.name === column.name),
        ),
      ),
      ...added
        .filter(({ isRequired }) => isRequired)
        .map((column) => `la colonne ${name}.${column.name} est obligatoire et n’a pas de valeur par défaut`),
      ...(demands.length > 0 ? [`la table ${name} demande de plus ${names(demands)}`] : []),
      ...(is.isStrict && !was.isStrict ? [`la table ${name} devient STRICT`] : []),
      ...(was.hasRowid && !is.hasRowid ? [`la table ${name} perd rowid`] : []),
    ];
  });
}

/** A statement may name its index (INDEXED BY) or count on its uniqueness (ON CONFLICT), and fails where that is no more. */
const ofIndexes = (before: Schema, after: Schema): readonly string[] => [
  ...[...before.indexes].flatMap(([name, { sql }]) => {
    const is = after.indexes.get(name);
    return is?.sql === sql ? [] : [`l’index ${name} ${is ? "change" : "disparaît"}`];
  }),
  ...[...after.indexes].flatMap(([name, { table, isUnique }]) =>
    isUnique && before.tables.has(table) && !before.indexes.has(name)
      ? [`l’index ${name} interdit des doublons dans ${table}`]
      : [],
  ),
];

const refuses = (sql: string | undefined) => /\bRAISE\s*\(/i.test(sql ?? "");

const ofTriggers = (before: Schema, after: Schema): readonly string[] => [
  ...[...before.triggers.keys()].flatMap((name) =>
    after.triggers.has(name) ? [] : [`le déclencheur ${name} disparaît`],
  ),
  ...[...after.triggers].flatMap(([name, { table, sql }]) =>
    before.tables.has(table) && refuses(sql) && !refuses(before.triggers.get(name)?.sql)
      ? [`le déclencheur ${name} refuse des écritures dans ${table}`]
      : [],
  ),
];

/**
 * What of a database a Worker that knows only its former shape would miss: all it reads must still be there, and what it writes must still be
 * accepted. Whatever is only added is no contraction (rule: site/migrations-survived).
 * @returns French sentences without a full stop
 */
export const contractions = (before: Schema, after: Schema): readonly string[] => [
  ...new Set([...ofTables(before, after), ...ofIndexes(before, after), ...ofTriggers(before, after)]),
];
