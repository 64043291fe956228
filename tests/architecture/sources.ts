import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export interface Import {
  /** Path from the root, without extension, for a file of this project; else the package's name as written. */
  readonly to: string;
  readonly ours: boolean;
  readonly typeOnly: boolean;
  /** Whether it is loaded by `import()`, when it is needed. */
  readonly dynamic: boolean;
}
export interface Source {
  /** Path from the root. */
  readonly file: string;
  readonly tree: ts.SourceFile;
  readonly imports: readonly Import[];
}

function collect(node: ts.Node, into: ts.Node[]): readonly ts.Node[] {
  into.push(node);
  for (const child of node.getChildren()) collect(child, into);
  return into;
}

const known = new WeakMap<ts.SourceFile, readonly ts.Node[]>();

/** All nodes of a program's tree, including tokens. They are collected once, however many rules inspect them. */
export function nodesOf(tree: ts.SourceFile): readonly ts.Node[] {
  const nodes = known.get(tree) ?? collect(tree, []);
  known.set(tree, nodes);
  return nodes;
}

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === "require"));

/** The import of a node: a declaration, a re-export, `import()`, `require()` or the type `import("…")`; null for any other node. */
function imported(node: ts.Node): { name: string; typeOnly: boolean; dynamic?: boolean } | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return {
      name: node.moduleSpecifier.text,
      typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
    return { name: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  if (isImportCall(node) && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0]))
    return {
      name: node.arguments[0].text,
      typeOnly: false,
      dynamic: node.expression.kind === ts.SyntaxKind.ImportKeyword,
    };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
    return { name: node.argument.literal.text, typeOnly: true };
  return null;
}

function importOf(file: string, { name, typeOnly, dynamic = false }: NonNullable<ReturnType<typeof imported>>): Import {
  const ours = name.startsWith(".");
  const to = ours ? path.posix.join(path.posix.dirname(file), name).replace(/\.tsx?$/, "") : name;
  return { to, ours, typeOnly, dynamic };
}

/** Parses a program and its imports by the TypeScript compiler. */
export function readSource(file: string, text: string): Source {
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const imports = nodesOf(tree)
    .flatMap((node) => imported(node) ?? [])
    .map((one) => importOf(file, one));
  return { file, tree, imports };
}

const FOLDERS = "{src,functions,plugins,upstream,scripts}";
const isTest = (file: string) => /\.test\.tsx?$|\/(?:test|testing)\/|\/fixture-/.test(file);
const posix = (file: string) => file.split(path.sep).join("/");

/** Files of the project that match a pattern, as paths from the root. Generated files are left out. */
export const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { exclude: ["**/node_modules/**", "**/.cache/**"] })
    .map(posix)
    .filter((file) => file !== "src/gatsby-types.d.ts")
    .sort();

const readAll = (): readonly Source[] =>
  filesOf(`{${FOLDERS}/**/*.{ts,tsx},gatsby-*.{ts,tsx}}`)
    .filter((file) => !isTest(file))
    .map((file) => readSource(file, readFileSync(file, "utf8")));

declare global {
  var programs: readonly Source[] | undefined;
}

/** All programs of the project except their tests, which may import anything. Test files that share a worker process parse them once, although each has its own modules. */
export const sources: readonly Source[] = (globalThis.programs ??= readAll());

export const under = (folder: string) => sources.filter(({ file }) => file.startsWith(folder));

/** « file:line » of each node of the sources that a search finds. */
export const places = (from: readonly Source[], find: (node: ts.Node) => boolean): readonly string[] =>
  from.flatMap(({ file, tree }) =>
    nodesOf(tree)
      .filter(find)
      .map((node) => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`),
  );
