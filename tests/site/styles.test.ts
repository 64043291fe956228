import path from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import postcss from "postcss";
import parser from "postcss-selector-parser";
import { expect, test } from "vitest";
import { ClassNames } from "../../src/build/class-names";
import { overlap } from "../../src/build/publish/cascade";
import { piecesOf, type Piece } from "../../src/build/publish/css-pieces";
import { sheetsAfterTouch } from "../support/files-after-touch";
import { samples } from "../support/kinds";
import { pageAt } from "../support/pages";
import { pageFiles, readText } from "../support/release";

const names = new ClassNames(path.resolve(import.meta.dirname, "../.."));

/** The selector without what changes while a page lives: it matches at least as much. */
const withoutStates = parser((selectors) => {
  selectors.walk((node) => void ((node.type === "pseudo" || node.type === "attribute") && node.remove()));
  selectors.each((selector) => {
    const afterJoint = (node: parser.Node | undefined) => !node || node.type === "combinator";
    selector.each((node, index) => {
      if (node.type === "combinator" && afterJoint(selector.nodes[index - 1]))
        selector.insertBefore(node, parser.universal());
    });
    if (afterJoint(selector.last)) selector.append(parser.universal());
  });
});

const sameElement = (a: string | null, b: string | null) => a === null || b === null || a === b;

/** Pieces of two components whose order would decide, on an element that both reach. */
function* rivalsOf(pieces: readonly Piece[]): Generator<readonly [Piece, Piece]> {
  for (const [index, a] of pieces.entries())
    for (const b of pieces.slice(index + 1))
      if (
        a.reach.module !== null &&
        b.reach.module !== null &&
        a.reach.module !== b.reach.module &&
        a.text !== b.text &&
        a.reach.specificity === b.reach.specificity &&
        a.reach.part === b.reach.part &&
        sameElement(a.reach.element, b.reach.element) &&
        a.properties.some((one) => b.properties.some((other) => overlap(one, other)))
      )
        yield [a, b];
}

const sheets = [...new Set(samples.flatMap(([, address]) => sheetsAfterTouch(pageAt(address))))];
const { pieces } = piecesOf(postcss.parse(sheets.map(readText).join("\n")), names.moduleOf);
const rivals = [...rivalsOf(pieces)];

test("components' rules are told apart", () => {
  expect(new Set(pieces.flatMap(({ reach }) => reach.module ?? [])).size).toBeGreaterThan(40);
  expect(rivals.length).toBeGreaterThan(1_000);
});

/* Publishing puts rules in whatever order costs least, as long as each component's own keep theirs (src/build/publish/compact-css). */
test.each(samples)(
  "on the kind « %s », no element takes its look from the order of two components",
  (_, address) => {
    const root = parse(readText(pageFiles.get(address) ?? ""));
    const found = new Map<string, ReadonlySet<HTMLElement>>();
    const reached = ({ selector }: Piece) => {
      const known = found.get(selector) ?? new Set(root.querySelectorAll(withoutStates.processSync(selector)));
      found.set(selector, known);
      return known;
    };
    const torn = rivals.filter(([a, b]) => [...reached(a)].some((element) => reached(b).has(element)));
    expect(
      torn.map(([a, b]) => `${a.reach.module} ${a.selector}{${a.text}} and ${b.reach.module} ${b.selector}{${b.text}}`),
    ).toEqual([]);
  },
  60_000,
);
