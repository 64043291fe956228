import { readdirSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { NEWEST_MIGRATION } from "../../functions/migrations/newest";
import { places, readSource, type Source, under } from "./sources";

const isPromise = (node: ts.Node) => ts.isTypeReferenceNode(node) && /^Promise(?:Like)?$/.test(node.typeName.getText());
/** What a type holds; what a function in it gives is not held. */
const holdsPromise = (type: ts.Node): boolean =>
  !ts.isFunctionTypeNode(type) && (isPromise(type) || (ts.forEachChild(type, holdsPromise) ?? false));

const typesSaid = ({ type, initializer }: ts.VariableDeclaration) => [
  ...(type ? [type] : []),
  ...(initializer && ts.isNewExpression(initializer) ? (initializer.typeArguments ?? []) : []),
];

/** What modules keep between two requests and that is no plain value: what may change its kind, and promises. */
function keptPromises({ file, tree }: Source): readonly string[] {
  const lists = tree.statements.filter(ts.isVariableStatement).map(({ declarationList }) => declarationList);
  const doubtful = lists.flatMap((list) =>
    list.flags & ts.NodeFlags.Const
      ? list.declarations.filter((one) => typesSaid(one).some(holdsPromise))
      : list.declarations,
  );
  return doubtful.map(({ name }) => `${file}: ${name.getText()}`);
}

// workerd ends what a request waits for when its visitor leaves: another request that waits for the same promise waits for ever.
test("modules of the Worker keep values between requests, never what one of them waits for", () => {
  expect(under("functions/").flatMap(keptPromises)).toEqual([]);
});

const filesWhere = (find: (node: ts.Node) => boolean) => [
  ...new Set(places(under("functions/"), find).map((place) => place.replace(/:\d+$/, ""))),
];

// A visitor has all addresses of their /64: a limit by address would limit nobody.
test("who asks is read in one place, which limits count by networks", () => {
  const reads = (node: ts.Node) => ts.isStringLiteral(node) && /^cf-connecting-ip$/i.test(node.text);
  expect(filesWhere(reads)).toEqual(["functions/shared/network.ts"]);
});

const calls = (name: string) => (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) && node.name.text === name && ts.isCallExpression(node.parent);

// The table of routes says which methods an address takes: nobody writes a second list of them.
test("a method that an address does not take is refused in one place", () =>
  expect(filesWhere((node) => ts.isStringLiteral(node) && node.text === "wrong_method")).toEqual([
    "functions/routing.ts",
  ]));

// Elsewhere a sender who is slow, or sends without end, would have to be thought of again.
test("bodies are read in one place, with a limit and a timeout", () =>
  expect(filesWhere(calls("getReader"))).toEqual(["functions/shared/body.ts"]));

// Each would have to think of ages, of what is no more as it was, and of visitors who leave.
test("the data centre's cache is used in one place", () =>
  expect(filesWhere((node) => ts.isIdentifier(node) && node.text === "caches")).toEqual([
    "functions/shared/edge-cache.ts",
  ]));

// Else the health that operators see would call a database well that lacks the newest tables.
test("the Worker counts on the newest migration", () =>
  expect(NEWEST_MIGRATION).toBe(
    readdirSync("functions/migrations")
      .filter((name) => name.endsWith(".sql"))
      .sort()
      .at(-1),
  ));

test("such a promise is seen in a map, alone, or in what may change; what a function gives is none", () => {
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
