import fc from "fast-check";
import postcss, { type ChildNode, type Root } from "postcss";
import { describe, expect, test } from "vitest";
import { overlap } from "./cascade";
import { compact } from "./compact-css";

/** Classes of the tests: a1, a2 of one module, b1 of another, all others of the whole site. */
const moduleOf = (name: string) => (/^[ab]\d$/.test(name) ? name.charAt(0) : undefined);
const compacted = (css: string) => compact(postcss.parse(css), moduleOf);

describe("compact", () => {
  test.each([
    [
      "says a repeated declaration once",
      ".a1{color:red;top:0}.b1{color:red;left:0}.x1{color:red}",
      ".a1,.b1,.x1{color:red}.a1{top:0}.b1{left:0}",
    ],
    [
      "joins rules that say the same",
      ".a1{text-decoration:none}p{margin:0}.b1{text-decoration:none}",
      ".a1,.b1{text-decoration:none}p{margin:0}",
    ],
    ["joins rules of one selector", ".a1{top:0}p{margin:0}.a1{color:red}", ".a1{top:0;color:red}p{margin:0}"],
    [
      "leaves what would cost more",
      ".a1 section p{top:0}.b1 section p{top:0}.b1 section p{left:0}",
      ".a1 section p,.b1 section p{top:0}.b1 section p{left:0}",
    ],
    [
      "keeps the order on which a module counts",
      ".a1{display:flex}.a2{display:grid}.a1{display:flex}",
      ".a1{display:flex}.a2{display:grid}.a1{display:flex}",
    ],
    [
      "keeps the order of site and module",
      ".x1{display:flex}.x2{display:grid}.a1{display:flex}",
      ".x1{display:flex}.x2{display:grid}.a1{display:flex}",
    ],
    [
      "keeps a shorthand and what refines it in order",
      ".a1{border:0;border-left:1px solid}.b1{border:0}",
      ".a1{border:0;border-left:1px solid}.b1{border:0}",
    ],
    [
      "keeps a value for old browsers before the new one",
      ".a1{height:100vh;height:100dvh}.b1{height:100dvh}",
      ".a1{height:100vh;height:100dvh}.b1{height:100dvh}",
    ],
    [
      "keeps a condition's rules under it",
      ".a1{display:none}@media (min-width:9px){.a1{display:flex}}.b1{display:flex}",
      ".a1{display:none}.b1{display:flex}@media(min-width:9px){.a1{display:flex}}",
    ],
    [
      "says a condition once",
      "@media print{.a1{top:0}}.b1{top:1px}@media print{.b1{left:0}}",
      ".b1{top:1px}@media print{.a1{top:0}.b1{left:0}}",
    ],
    [
      "keeps selectors that a browser may not know apart",
      ".a1{visibility:hidden}.b1:has(p){visibility:hidden}.b2::-webkit-meter-bar{visibility:hidden}",
      ".a1{visibility:hidden}.b1:has(p){visibility:hidden}.b2::-webkit-meter-bar{visibility:hidden}",
    ],
    [
      "fonts and animations come first",
      "p{top:0}@font-face{font-family:A}@keyframes k{to{top:0}}/* x */",
      "@font-face{font-family:A}@keyframes k{to{top:0}}p{top:0}",
    ],
  ])("%s", (_, css, expected) => expect(compacted(css)).toBe(expected));

  test.each(["@layer a{p{top:0}}", "p{& a{top:0}}"])("says that it cannot tell about %s", (css) =>
    expect(() => compacted(css)).toThrow(/No way to regroup/),
  );

  test("an order that a browser cannot tell from another gives the same bytes again", () => {
    const css = ".a1{color:red;top:0}.b1{color:red;left:0}p{margin:0;top:0}";
    expect(compacted(compacted(css))).toBe(compacted(css));
  });
});

describe("overlap", () => {
  test.each([
    ["border", "border-left-color"],
    ["border-color", "border-left"],
    ["margin-inline", "margin-left"],
    ["font", "line-height"],
    ["inset", "top"],
    ["place-items", "align-items"],
    ["gap", "column-gap"],
    ["columns", "column-count"],
    ["white-space", "text-wrap"],
    ["all", "color"],
    ["inline-size", "width"],
    ["grid-area", "grid-row"],
  ])("%s and %s set something in common", (a, b) => {
    expect(overlap(a, b)).toBe(true);
    expect(overlap(b, a)).toBe(true);
  });
  test.each([
    ["border", "border-radius"],
    ["margin-left", "margin-right"],
    ["font-size", "line-height"],
    ["align-items", "justify-content"],
    ["top", "left"],
    ["--a", "--a-b"],
    ["width", "min-width"],
  ])("%s and %s do not", (a, b) => expect(overlap(a, b)).toBe(false));
});

/* A browser's cascade, for compound selectors and one condition, to hold the outcome against. */

interface Element {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly hovered: boolean;
}
const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  margin: ["margin-top", "margin-left"],
  border: ["border-top", "border-left"],
};

function outcome(sheet: Root, { tag, classes, hovered }: Element, condition: boolean): string {
  const won: Record<string, { rank: number; value: string }> = {};
  const apply = (node: ChildNode) => {
    if (node.type === "atrule" && condition) node.each(apply);
    if (node.type !== "rule") return;
    for (const selector of node.selectors) {
      const [, element = "", names = "", hover = ""] = /^([a-z]*)((?:\.\w+)*)(:hover)?$/.exec(selector) ?? [];
      const said = names.split(".").slice(1);
      if ((element && element !== tag) || !said.every((name) => classes.includes(name)) || (hover && !hovered))
        continue;
      const weight = (said.length + (hover ? 1 : 0)) * 10 + (element ? 1 : 0);
      node.walkDecls(({ prop, value, important }) => {
        const rank = weight + (important ? 1_000 : 0);
        for (const one of LONGHANDS[prop] ?? [prop]) if (rank >= (won[one]?.rank ?? 0)) won[one] = { rank, value };
      });
    }
  };
  sheet.each(apply);
  return Object.keys(won)
    .sort()
    .map((name) => `${name}:${won[name]?.value}`)
    .join(";");
}

test("no element looks different for it", () => {
  const name = fc.constantFrom("a1", "a2", "b1", "x1", "x2");
  const selector = fc
    .tuple(fc.constantFrom("", "p", "a"), fc.uniqueArray(name, { maxLength: 2 }), fc.constantFrom("", "", ":hover"))
    .filter(
      ([tag, names]) => tag + names.join("") !== "" && new Set(names.flatMap((one) => moduleOf(one) ?? [])).size < 2,
    )
    .map(([tag, names, hover]) => tag + names.map((one) => `.${one}`).join("") + hover);
  const declaration = fc
    .tuple(
      fc.constantFrom("color", "margin", "margin-left", "border", "border-left", "top"),
      fc.constantFrom("0", "1px", "2px"),
      fc.constantFrom("", "", "", "!important"),
    )
    .map(([prop, value, important]) => `${prop}:${value}${important}`);
  const rule = fc
    .tuple(
      fc.uniqueArray(selector, { minLength: 1, maxLength: 3 }),
      fc.array(declaration, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(false, false, true),
    )
    .map(([selectors, declarations, conditional]) => {
      const text = `${selectors.join()}{${declarations.join(";")}}`;
      return { text: conditional ? `@media print{${text}}` : text, conditional, ofModules: /[ab]\d/.test(text) };
    });
  // Rules of the whole site come first, as in the built sheet.
  const sheet = fc
    .array(rule, { minLength: 2, maxLength: 14 })
    .map((rules) =>
      [...rules.filter(({ ofModules }) => !ofModules), ...rules.filter(({ ofModules }) => ofModules)]
        .map(({ text }) => text)
        .join(""),
    );
  const elements: readonly Element[] = ["p", "a"].flatMap((tag) =>
    [[], ["a1"], ["a1", "a2"], ["b1"]].flatMap((own) =>
      [[], ["x1"], ["x1", "x2"]].flatMap((site) =>
        [false, true].map((hovered) => ({ tag, classes: [...own, ...site], hovered })),
      ),
    ),
  );
  fc.assert(
    fc.property(sheet, (css) => {
      const short = compacted(css);
      const [before, after] = [postcss.parse(css), postcss.parse(short)];
      const looks = (sheet: Root) =>
        elements.flatMap((element) => [false, true].map((condition) => outcome(sheet, element, condition)));
      expect(looks(after), `${css} → ${short}`).toEqual(looks(before));
    }),
    { numRuns: 300 },
  );
}, 60_000);
