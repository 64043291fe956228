import path from "node:path";
import ts from "typescript";

/** A text that a visitor can see or hear, with the line that writes it. */
export interface VisibleString {
  readonly line: number;
  readonly text: string;
}

/** Attributes whose text is shown or read aloud. */
const SHOWN = new Set(["alt", "aria-description", "aria-label", "label", "placeholder", "title"]);
/** Attributes and properties whose words are never shown. */
const HIDDEN = new Set(["class", "className", "d", "href", "id", "key", "rel", "role", "sizes", "type", "viewBox"]);
const CODE =
  /^\s*(?:query|fragment) |\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|AND|OR|DESC|WHEN|IN|IS|LIMIT|OVER)\b|[<>=] ?\?\d?|\(\?:|^[^À-ÿ]*(?:charset=|max-age=|min-width)/;
const SENTENCE = /\p{L}[^]*[\s\u00a0]|[\s\u00a0][^]*\p{L}|[À-ÿœ’«»]/u;
const LABEL = /^[A-ZÉÀÊ][a-zà-ÿœ]{2,}$/;
const LETTERS = /\p{L}{2}|[àéèêy]/u;

/** What a template or an expression fills in. */
const FILLED = "{…}";
const squeezed = (text: string) => text.replace(/[^\S\u00a0\u202f]+/g, " ");
const looksShown = (text: string) =>
  LETTERS.test(text) && !CODE.test(text) && (SENTENCE.test(text) || LABEL.test(text));

const templateText = (node: ts.TemplateExpression) =>
  node.head.text + node.templateSpans.map(({ literal }) => FILLED + literal.text).join("");
/** Text of a string or a template, with a mark for each value that is filled in; null for other nodes. */
function literalText(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? templateText(node) : null;
}

function childText(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return child.text;
  if (ts.isJsxExpression(child)) return (child.expression && literalText(child.expression)) ?? FILLED;
  return FILLED;
}
const hasOwnText = ({ children }: ts.JsxElement | ts.JsxFragment) =>
  children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
const isMarkup = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxFragment(node);

/** Whether a literal names something for the program: a module, a type, a value to compare with, an error for operators. */
function isForTheProgram({ parent }: ts.Node): boolean {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isTaggedTemplateExpression(parent) || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent))
    return true;
  if (ts.isNewExpression(parent)) return /Error$|^(?:RegExp|Headers)$/.test(parent.expression.getText());
  if (ts.isCallExpression(parent))
    return /^(?:console\.|import$|require$)|\.prepare$/.test(parent.expression.getText());
  return ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText());
}
const isHidden = ({ parent }: ts.Node) =>
  (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && HIDDEN.has(parent.name.getText());

/** The text of one node of a program, if a visitor can meet it; parts of a text that was already taken are not taken again. */
function textOf(node: ts.Node): string | null {
  if (isMarkup(node)) return hasOwnText(node) ? node.children.map(childText).join("") : null;
  const text = literalText(node);
  if (text === null || isForTheProgram(node) || isHidden(node)) return null;
  if (ts.isJsxAttribute(node.parent) && SHOWN.has(node.parent.name.getText())) return /\p{L}/u.test(text) ? text : null;
  if (ts.isJsxExpression(node.parent) && isMarkup(node.parent.parent) && hasOwnText(node.parent.parent)) return null;
  return looksShown(text) ? text : null;
}

/** All texts of a program that look like words for visitors, in the order of its lines. It lists a little too much rather than too little. */
export function visibleStrings(file: string, source: string): readonly VisibleString[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: VisibleString[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null)
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: squeezed(text).trim() });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The area of a file: « market » for `src/market/…` and `functions/market/…`; pages, templates and slices are « pages ». */
export function areaOf(file: string): string {
  const [, folder = ""] = path.posix.normalize(file).split("/");
  if (["pages", "templates", "slices"].includes(folder)) return "pages";
  return folder.includes(".") ? "site" : folder;
}
