import type { AtRule, ChildNode, Declaration, Root, Rule } from "postcss";
import { mayCompete, overlap, reachOf, type Reach } from "./cascade";

/** At-rules that hold rules under a condition. */
const CONDITIONS = new Set(["media", "supports", "container"]);
/** At-rules whose place does not matter. */
const ANYWHERE = new Set(["font-face", "keyframes", "-webkit-keyframes", "property", "counter-style"]);

/** One selector's declarations that must stay together and in order, as they set something in common. */
export interface Piece {
  /** Empty for none. */
  readonly condition: string;
  readonly selector: string;
  readonly reach: Reach;
  readonly text: string;
  readonly properties: readonly string[];
  /** Places of its rule and of itself in the sheet. */
  readonly rule: number;
  readonly order: number;
  /** Pieces that must stay after this one. */
  readonly later: Piece[];
}

const written = ({ prop, value, important }: Declaration) => `${prop}:${value}${important ? "!important" : ""}`;

/** Splits a rule's declarations into the fewest runs that share nothing. */
function unitsOf(rule: Rule | AtRule): readonly (readonly Declaration[])[] {
  let units: Declaration[][] = [];
  rule.each((node) => {
    if (node.type === "comment") return;
    if (node.type !== "decl") throw new Error(`No way to regroup « ${node.toString().slice(0, 60)} » inside a rule`);
    const touched = units.filter((unit) => unit.some(({ prop }) => overlap(prop, node.prop)));
    units = [...units.filter((unit) => !touched.includes(unit)), [...touched.flat(), node]];
  });
  return units;
}

const haveInCommon = (one: Piece, other: Piece) =>
  one.properties.some((a) => other.properties.some((b) => overlap(a, b)));

/** Takes a sheet apart, and says what must stay in order. */
export function piecesOf(
  sheet: Root,
  moduleOf: (name: string) => string | undefined,
): { readonly pieces: readonly Piece[]; readonly anywhere: string } {
  const pieces: Piece[] = [];
  let anywhere = "";
  let rule = 0;
  const read = (node: ChildNode, condition: string) => {
    if (node.type === "comment") return;
    if (node.type === "rule") {
      rule += 1;
      for (const selector of node.selectors)
        for (const unit of unitsOf(node))
          pieces.push({
            condition,
            selector,
            reach: reachOf(selector, moduleOf),
            text: unit.map(written).join(";"),
            properties: unit.map(({ prop }) => prop),
            rule,
            order: pieces.length,
            later: [],
          });
    } else if (node.type === "atrule" && CONDITIONS.has(node.name) && condition === "")
      node.each((inner) => read(inner, `@${node.name}${/^[(]/.test(node.params) ? "" : " "}${node.params}`));
    else if (node.type === "atrule" && ANYWHERE.has(node.name)) anywhere += node.toString();
    else throw new Error(`No way to regroup « ${node.toString().slice(0, 60)} »`);
  };
  sheet.each((node) => read(node, ""));
  for (const [index, piece] of pieces.entries())
    for (const other of pieces.slice(index + 1)) {
      const same = piece.text === other.text && piece.condition === other.condition;
      if (!same && mayCompete(piece.reach, other.reach) && haveInCommon(piece, other)) piece.later.push(other);
    }
  return { pieces, anywhere };
}
