import ts from "typescript";
import { nodesOf, type Source } from "./sources";

/** A piece of text in a source: a string, a part of a template, or text between tags. */
export interface Text {
  /** « file:line ». */
  readonly place: string;
  readonly text: string;
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isLiteralExpression(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);
/** Whether a literal may be shown to visitors. Templates with GraphQL queries and regular expressions never are. */
const isShown = (node: ts.LiteralLikeNode) =>
  !ts.isNumericLiteral(node) && !ts.isRegularExpressionLiteral(node) && !/^\s*(?:query|fragment) \w/.test(node.text);

/** All texts of a program. */
export const textsOf = ({ file, tree }: Source): readonly Text[] =>
  nodesOf(tree)
    .filter(isText)
    .filter(isShown)
    .map((node) => ({
      place: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
      text: node.text,
    }));
