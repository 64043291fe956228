import { readdirSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { NEWEST_MIGRATION } from "../../functions/migrations/newest";
import { places, readSource, type Source, under } from "./sources";

const isPromise = (node: ts.Node) => ts.isTypeReferenceNode(node) && /^Promise(?:Like)?$/.test(node.typeName.getText());
/** Whether values of a type contain a promise. Return values of functions in the type do not count. */
const holdsPromise = (type: ts.Node): boolean =>
  !ts.isFunctionTypeNode(type) && (isPromise(type) || (ts.forEachChild(type, holdsPromise) ?? false));

const typesSaid = ({ type, initializer }: ts.VariableDeclaration) => [
  ...(type ? [type] : []),
  ...(initializer && ts.isNewExpression(initializer) ? (initializer.typeArguments ?? []) : []),
];

/** Variables of a module that may hold a promise between two requests: those that can be reassigned, and those whose type contains promises. */
function keptPromises({ file, tree }: Source): readonly string[] {
  const lists = tree.statements.filter(ts.isVariableStatement).map(({ declarationList }) => declarationList);
  const doubtful = lists.flatMap((list) =>
    list.flags & ts.NodeFlags.Const
      ? list.declarations.filter((one) => typesSaid(one).some(holdsPromise))
      : list.declarations,
  );
  return doubtful.map(({ name }) => `${file}: ${name.getText()}`);
}

// workerd cancels the pending work of a request when its client disconnects; another request that awaits the same promise would wait for ever.
test("modules of the Worker keep values between requests, but never a pending promise", () => {
  expect(under("functions/").flatMap(keptPromises)).toEqual([]);
});

const filesWhere = (find: (node: ts.Node) => boolean) => [
  ...new Set(places(under("functions/"), find).map((place) => place.replace(/:\d+$/, ""))),
];

// A visitor has all addresses of their /64 network, so a limit per address would be useless.
test("the client's address is read in one place, as its network, by which limits count", () => {
  const reads = (node: ts.Node) => ts.isStringLiteral(node) && /^cf-connecting-ip$/i.test(node.text);
  expect(filesWhere(reads)).toEqual(["functions/shared/network.ts"]);
});

const calls = (name: string) => (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) && node.name.text === name && ts.isCallExpression(node.parent);

// The table of routes lists the methods of each address, and there must be no second list.
test("a method that an address does not support is refused in one place", () =>
  expect(filesWhere((node) => ts.isStringLiteral(node) && node.text === "wrong_method")).toEqual([
    "functions/routing.ts",
  ]));

// Any other place would again have to handle a sender who is slow or never stops sending.
test("bodies are read in one place, with a limit and a timeout", () =>
  expect(filesWhere(calls("getReader"))).toEqual(["functions/shared/body.ts"]));

// Every other place would have to handle expiry, outdated entries and clients that disconnect.
test("the data centre's cache is used in one place", () =>
  expect(filesWhere((node) => ts.isIdentifier(node) && node.text === "caches")).toEqual([
    "functions/shared/edge-cache.ts",
  ]));

// Otherwise the health check would report a database as healthy although it lacks the newest tables.
test("the Worker expects the newest migration", () =>
  expect(NEWEST_MIGRATION).toBe(
    readdirSync("functions/migrations")
      .filter((name) => name.endsWith(".sql"))
      .sort()
      .at(-1),
  ));

test("a kept promise is detected in a map, in a constant, or in a variable; the return type of a function does not count", () => {
  const found = (text: string) => keptPromises(readSource("functions/one.ts", text));
  expect(found("const read = new Map<string, Promise<unknown>>();")).toEqual(["functions/one.ts: read"]);
  expect(found("const first: Promise<string> | null = null;")).toEqual(["functions/one.ts: first"]);
  expect(found("export let pending = begin();")).toEqual(["functions/one.ts: pending"]);
  expect(
    found(
      "const read = new Map<string, unknown>(); const asked = new Map<string, () => Promise<void>>(); const now = async () => { let one: Promise<void>; };",
    ),
  ).toEqual([]);
});
