import ts from "typescript";
import { nodesOf, type Source } from "./sources";

/** A piece of text that a source spells: a string, a part of a template, or words between tags. */
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
/** GraphQL is asked by a template, and regular expressions read what others wrote: neither is shown to anybody. */
const isShown = (node: ts.LiteralLikeNode) =>
  !ts.isNumericLiteral(node) && !ts.isRegularExpressionLiteral(node) && !/^\s*(?:query|fragment) \w/.test(node.text);

/** Every text that a program spells. */
export const textsOf = ({ file, tree }: Source): readonly Text[] =>
  nodesOf(tree)
    .filter(isText)
    .filter(isShown)
    .map((node) => ({
      place: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
      text: node.text,
    }));
