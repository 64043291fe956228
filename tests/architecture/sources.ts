import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export interface Import {
  /** Path from the root, without extension, for a file of ours; else the package's name as written. */
  readonly to: string;
  readonly ours: boolean;
  readonly typeOnly: boolean;
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

/** All nodes of a program, words included; gone through once, however many rules look at them. */
export function nodesOf(tree: ts.SourceFile): readonly ts.Node[] {
  const nodes = known.get(tree) ?? collect(tree, []);
  known.set(tree, nodes);
  return nodes;
}

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === "require"));

/** What one node of the tree imports: a declaration, a re-export, `import()`, `require()` or the type `import("…")`. */
function imported(node: ts.Node): { name: string; typeOnly: boolean } | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return {
      name: node.moduleSpecifier.text,
      typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
    return { name: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  if (isImportCall(node) && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0]))
    return { name: node.arguments[0].text, typeOnly: false };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
    return { name: node.argument.literal.text, typeOnly: true };
  return null;
}

function importOf(file: string, { name, typeOnly }: { name: string; typeOnly: boolean }): Import {
  const ours = name.startsWith(".");
  const to = ours ? path.posix.join(path.posix.dirname(file), name).replace(/\.tsx?$/, "") : name;
  return { to, ours, typeOnly };
}

/** A program's text and its imports, as the compiler reads them. */
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

/** Files of the program by a pattern, from the root; what tools write is not among them. */
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

/** All our programs but their tests, which may reach across. Test files that share a worker read them once, although their modules are their own. */
export const sources: readonly Source[] = (globalThis.programs ??= readAll());

export const under = (folder: string) => sources.filter(({ file }) => file.startsWith(folder));

/** « file: what » for each place of the sources that a search finds. */
export const places = (from: readonly Source[], find: (node: ts.Node) => boolean): readonly string[] =>
  from.flatMap(({ file, tree }) =>
    nodesOf(tree)
      .filter(find)
      .map((node) => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`),
  );
