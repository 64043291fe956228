import path from "node:path";
import { expect, test } from "vitest";
import { type Migration, migrationProblems, migrationsOf } from "./migrations";

const REAL = migrationsOf(path.resolve(import.meta.dirname, "../.."));
/** The newest migration of the time when deployments began to judge them. */
const JUDGED_SINCE = "0022_rebuild_answers.sql";

const BASE = `CREATE TABLE cars (id TEXT PRIMARY KEY, price INTEGER, fuel TEXT NOT NULL DEFAULT 'essence', seats INTEGER CHECK (seats > 0)) STRICT;
  CREATE INDEX cars_by_price ON cars (price);
  CREATE TABLE counts (n INTEGER NOT NULL);
  CREATE VIEW cheap AS SELECT id, price FROM cars;
  CREATE TRIGGER counted AFTER INSERT ON cars BEGIN UPDATE counts SET n = n + 1; END;`;

const problemsOf = (sql: string, served: string | null = "0001_base.sql", between: readonly Migration[] = []) =>
  migrationProblems(
    [{ name: "0001_base.sql", sql: BASE }, ...between, { name: "0005_new.sql", sql }],
    (name) => name === "0005_new.sql",
    served,
  );

/** Makes the table of cars anew, as SQLite demands for what ALTER TABLE cannot do. */
const rebuilt = (columns: string, end = "STRICT") =>
  `DROP VIEW cheap; CREATE TABLE cars_2 (${columns}) ${end}; DROP TABLE cars; ALTER TABLE cars_2 RENAME TO cars;
   CREATE INDEX cars_by_price ON cars (price); CREATE VIEW cheap AS SELECT id, price FROM cars;
   CREATE TRIGGER counted AFTER INSERT ON cars BEGIN UPDATE counts SET n = n + 1; END;`;

// rule: site/migrations-survived
test.each([
  "ALTER TABLE cars ADD COLUMN words TEXT",
  "ALTER TABLE cars ADD COLUMN words TEXT NOT NULL DEFAULT ''",
  "ALTER TABLE cars ADD COLUMN doors INTEGER CHECK (doors BETWEEN 1 AND 7)",
  "CREATE TABLE alerts (id TEXT PRIMARY KEY, car TEXT NOT NULL) STRICT",
  "CREATE TABLE makers (n INTEGER); CREATE UNIQUE INDEX makers_by_n ON makers (n)",
  "CREATE INDEX cars_by_seats ON cars (seats)",
  "CREATE TRIGGER counted_out AFTER DELETE ON cars BEGIN UPDATE counts SET n = n - 1; END",
  "DROP TRIGGER counted; CREATE TRIGGER counted AFTER INSERT ON cars BEGIN UPDATE counts SET n = n + 2; END",
  "CREATE VIRTUAL TABLE car_words USING fts5(words)",
  "UPDATE cars SET price = 0",
  rebuilt(
    "id TEXT PRIMARY KEY, price INTEGER, fuel TEXT NOT NULL DEFAULT 'essence', seats INTEGER CHECK (seats > 0), n INTEGER",
  ),
])("an older Worker goes on after « %s »", (sql) => expect(problemsOf(sql)).toEqual([]));

// rule: site/migrations-survived
test.each([
  ["DROP TABLE counts; DROP TRIGGER counted", /la table counts disparaît ; le déclencheur counted disparaît/],
  ["ALTER TABLE cars RENAME COLUMN price TO cost", /la colonne cars\.price disparaît/],
  ["ALTER TABLE cars RENAME TO vehicles", /la table cars disparaît/],
  ["DROP INDEX cars_by_price", /l’index cars_by_price disparaît/],
  ["DROP INDEX cars_by_price; CREATE INDEX cars_by_price ON cars (seats)", /l’index cars_by_price change/],
  ["CREATE UNIQUE INDEX one_price ON cars (price)", /l’index one_price interdit des doublons dans cars/],
  ["DROP VIEW cheap; CREATE VIEW cheap AS SELECT id FROM cars", /la colonne cheap\.price disparaît/],
  ["DROP TRIGGER counted", /le déclencheur counted disparaît/],
  [
    "CREATE TRIGGER no BEFORE INSERT ON cars BEGIN SELECT RAISE(ABORT, 'no'); END",
    /le déclencheur no refuse des écritures dans cars/,
  ],
  [
    rebuilt(
      "id TEXT PRIMARY KEY, price INTEGER NOT NULL, fuel TEXT NOT NULL, seats TEXT, town TEXT NOT NULL, CHECK (price > 0)",
    ),
    /cars\.price n’accepte plus NULL.*cars\.fuel perd sa valeur par défaut.*cars\.seats change de type.*cars\.town est obligatoire.*demande de plus « CHECK \(price > 0\) »/,
  ],
  [
    rebuilt(
      "id TEXT, price INTEGER UNIQUE, fuel TEXT NOT NULL DEFAULT 'essence', seats INTEGER, PRIMARY KEY (id, fuel)",
    ),
    /la clé primaire de cars change.*demande de plus « UNIQUE \(price\) »/,
  ],
])("« %s » is refused while an older Worker is served", (sql, sentence) => {
  const found = problemsOf(sql);
  expect(found).toEqual([expect.stringMatching(sentence)]);
  expect(found[0]).toMatch(/^0005_new\.sql : .* Le Worker servi en a besoin/);
});

// rule: site/migrations-survived
test("what no served Worker uses any more may go, once that Worker is the one that is served", () => {
  const drop = "-- contracts: 0003 nothing reads the price since.\nDROP INDEX cars_by_price";
  const between = [{ name: "0003_cost.sql", sql: "ALTER TABLE cars ADD COLUMN cost INTEGER" }];
  expect(problemsOf(drop, "0003_cost.sql", between)).toEqual([]);
  expect(problemsOf(drop, "0004_other.sql", between)).toEqual([]);
  expect(problemsOf(drop, "0001_base.sql", between)).toEqual([
    expect.stringMatching(/ne connaît que 0001_base\.sql : déployez d’abord sans 0005_new\.sql ce qui va avec 0003\.$/),
  ]);
  expect(problemsOf(drop, null, between)).toEqual([expect.stringMatching(/ne dit pas quelle migration il connaît/)]);
  expect(problemsOf(drop.replace("0003", "0005"), "0003_cost.sql", between)).toEqual([
    expect.stringMatching(/en a besoin/),
  ]);
});

test("a database that has every migration is not judged", () =>
  expect(migrationProblems([{ name: "0001.sql", sql: "no SQL" }], () => false, null)).toEqual([]));

test("the project's own migrations are judged as they are: columns that were renamed, and those that were added", () => {
  const judged = (name: string) => migrationProblems(REAL, (one) => one === name, null);
  expect(judged("0012_bargains.sql")).toEqual([expect.stringMatching(/la colonne ads\.market_gap disparaît/)]);
  expect(judged("0017_estimates.sql")).toEqual([expect.stringMatching(/la colonne ads\.market_median disparaît/)]);
  for (const name of ["0013_networks.sql", "0014_ad_answers.sql", "0016_ad_words.sql", "0020_push_alerts.sql"])
    expect(judged(name)).toEqual([]);
});

// rule: site/migrations-survived
test("each migration since only adds, or says since when no Worker uses what it takes away", () =>
  expect(migrationProblems(REAL, (name) => name > JUDGED_SINCE, "9999")).toEqual([]));
