import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import * as choices from "../../src/shared/stored/choice-keys";
import * as frame from "../../src/shared/stored/frame-keys";
import { PHOTO_DATABASE, STORES } from "../../src/shared/stored/stores";
import { TABLES } from "../../src/shared/stored/tables";
import * as writing from "../../src/shared/stored/writing-keys";
import { filesOf, places, readSource, type Source, under } from "./sources";

/** Storage of browsers → the only modules that may use it. */
const KEEPERS: Readonly<Record<string, readonly string[]>> = {
  localStorage: ["src/shared/stored/storage.ts"],
  sessionStorage: ["src/shared/stored/storage.ts"],
  indexedDB: ["src/market/photos/photo-store.ts"],
  cookie: [],
  cookieStore: [],
};
const keys = { ...choices, ...frame, ...writing };
const DECLARED = "src/shared/stored/";
const inBrowsers = under("src/").filter(({ file }) => !/^src\/(?:gatsby-5\.16\/)?build\//.test(file));

const fileOf = (place: string) => place.replace(/:\d+$/, "");
const text = (node: ts.Node | undefined) =>
  node && (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) ? node.text : null;

/** Matches `localStorage` or `document.cookie` by its name, whatever object precedes it. */
const uses = (name: string) => (node: ts.Node) =>
  ts.isIdentifier(node) && node.text === name && !ts.isPropertyAssignment(node.parent);

/** Calls that store something under a name written as a literal. */
function namedByHand(from: readonly Source[]): readonly string[] {
  const isKeeper = (called: ts.Expression) =>
    /^(?:readStored|store|forget|keptIds|keepIds|caches\.open|caches\.delete|indexedDB\.open)$/.test(called.getText());
  const byHand = (node: ts.Node) => {
    if (ts.isCallExpression(node))
      return (
        isKeeper(node.expression) &&
        node.arguments[0] !== undefined &&
        (ts.isStringLiteralLike(node.arguments[0]) ||
          (ts.isTemplateExpression(node.arguments[0]) && node.arguments[0].head.text !== ""))
      );
    return (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === "cacheName" &&
      !/^STORES\.\w+$/.test(node.initializer.getText())
    );
  };
  return places(from, byHand);
}

describe("data that a browser stores", () => {
  test.each(Object.entries(KEEPERS))("is stored in %s by one module at most", (name, allowed) => {
    expect([...new Set(places(inBrowsers, uses(name)).map(fileOf))]).toEqual(allowed);
  });

  // rule: shared/stored
  test("has a key from the declaration that the legal page shows", () => {
    expect(namedByHand(inBrowsers)).toEqual([]);
    const names = new Set<string>([...Object.values(keys), ...Object.values(STORES), PHOTO_DATABASE]);
    // These words also mean other things elsewhere, such as a part of a route or a button's icon.
    const plain = new Set<string>([
      keys.MEMBER,
      keys.ECO,
      keys.OPERATOR,
      "vues",
      "comparer",
      "photos",
      "pages",
      "mode",
      "donnees",
      "fichiers",
      "hors-ligne",
    ]);
    const spelled = (node: ts.Node) => names.has(text(node) ?? "") && !plain.has(text(node) ?? "");
    expect(
      places(
        inBrowsers.filter(({ file }) => !file.startsWith(DECLARED)),
        spelled,
      ),
    ).toEqual([]);
  });

  test("has no key that is cast to a declared one", () =>
    expect(places(inBrowsers, (node) => ts.isAsExpression(node) && /\bStoredKey\b/.test(node.type.getText()))).toEqual(
      [],
    ));

  test("a key written as a literal is detected in every kind of storage", () => {
    const found = (code: string) => namedByHand([readSource("src/one.ts", code)]).length;
    expect(
      [
        'store("autre", "1")',
        "readStored(`autre:${id}`)",
        'caches.open("autre")',
        'indexedDB.open("autre", 1)',
        'const s = { cacheName: "autre" }',
      ].map(found),
    ).toEqual([1, 1, 1, 1, 1]);
    expect(["store(THEME, value)", "readStored(`${DRAFT}${name}`)", "caches.open(STORES.page)"].map(found)).toEqual([
      0, 0, 0,
    ]);
  });
});

test("descriptions of stored data are loaded only by the legal page", () => {
  const readers = (module: string) =>
    under("src/")
      .filter(({ imports }) => imports.some(({ to }) => to === module))
      .map(({ file }) => file);
  expect([`${DECLARED}described`, `${DECLARED}tables`].map(readers)).toEqual([
    ["src/editorial/pages/stored-data.tsx"],
    ["src/editorial/pages/stored-data.tsx"],
  ]);
  expect(readers("src/editorial/pages/stored-data")).toEqual(["src/templates/legal.tsx"]);
});

/** Tables of the database after all migrations. */
function tablesIn(files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const sql of files)
    for (const [, act, name, renamed] of sql.matchAll(
      /^\s*(CREATE TABLE|DROP TABLE|ALTER TABLE) (\w+)(?: RENAME TO (\w+))?/gm,
    )) {
      if (act === "CREATE TABLE" && name) found.add(name);
      if (name && (act === "DROP TABLE" || renamed)) found.delete(name);
      if (renamed) found.add(renamed);
    }
  return [...found].sort();
}

test("each table of the database is declared with its personal data, or as having none", () => {
  const tables = tablesIn(filesOf("functions/migrations/*.sql").map((file) => readFileSync(file, "utf8")));
  expect(tables.length).toBeGreaterThan(10);
  expect(Object.keys(TABLES).sort()).toEqual(tables);
});
