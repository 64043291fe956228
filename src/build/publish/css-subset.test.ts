import fc from "fast-check";
import { JSDOM } from "jsdom";
import postcss, { type Rule } from "postcss";
import { describe, expect, test } from "vitest";
import { subset, wholeSheet, withoutRepeats } from "./css-subset";
import { readTags } from "./html-tags";
import { VocabularyReader } from "./vocabulary";

const wordsOf = (html: string) => {
  const reader = new VocabularyReader();
  readTags(html, (tag) => reader.read(tag));
  return reader.vocabulary;
};
test("rules that a sheet repeats stay where they stand last, and the order of layers stays", () =>
  expect(
    withoutRepeats(
      postcss.parse(
        "@layer a;.a{top:0}.b{top:1px}@media print{.a{top:0}}.a{top:0}@layer b;@layer a;.b{top:2px}@media print{.a{top:0}}",
      ),
    ).toString(),
  ).toBe("@layer a;.b{top:1px}.a{top:0}@layer b;@layer a;.b{top:2px}@media print{.a{top:0}}"));

const kept = (css: string, html: string, also: readonly string[] = []) =>
  subset(postcss.parse(css), wordsOf(html), new Set(also));

describe("subset", () => {
  const page =
    '<!DOCTYPE html><html data-theme="light"><body><main class="card big"><p id="one">a</p><input value="a"></main></body></html>';

  test.each([
    ["a class of the page", ".card{color:red}", ".card{color:red}"],
    ["a class of no page", ".other{color:red}", ""],
    ["one selector of a list", ".other,.card{color:red}", ".card{color:red}"],
    ["an attribute that may come", "[data-theme=dark] .card{color:red}", "[data-theme=dark] .card{color:red}"],
    [
      "the value of a field",
      '.card:has([value=a]:checked),.card:has([value="b"]:checked){color:red}',
      ".card:has([value=a]:checked){color:red}",
    ],
    [
      "a state",
      ".card:active,.card[aria-busy=true],.card:not(.gone){color:red}",
      ".card:active,.card[aria-busy=true],.card:not(.gone){color:red}",
    ],
    ["a look under the mouse", ".card:hover,.big{color:red}.card:hover p{color:blue}", ".big{color:red}"],
    [
      "what opens under the mouse",
      "@media (hover:hover){.card:hover p{display:block}}",
      "@media (hover:hover){.card:hover p{display:block}}",
    ],
    [":has of a known class", "main:has(.big){color:red}", "main:has(.big){color:red}"],
    [":has of an unknown class", "main:has(.gone){color:red}", ""],
    [":is with one that can hold", ":is(.gone,.big) p{color:red}", ":is(.gone,.big) p{color:red}"],
    ["a pseudo-element", '.card::before{content:"<"}.gone::before{content:""}', '.card::before{content:"<"}'],
    [
      "a media query left empty",
      "@media (width<9px){.gone{color:red}}@media print{p{color:red}}",
      "@media print{p{color:red}}",
    ],
    ["a layer left empty keeps its place", "@layer a,b;@layer c{.gone{color:red}}", "@layer a,b;@layer c{}"],
    [
      "nested rules",
      ".card{&.gone{color:red}&:active{color:blue}> p{margin:0}}",
      ".card{&:active{color:blue}> p{margin:0}}",
    ],
    ["a rule inside a condition inside a rule", ".card{@media print{color:red}}", ".card{@media print{color:red}}"],
    [
      "keyframes in use",
      "@keyframes a{to{top:0}}@keyframes b{to{top:0}}.card{animation:a 1s}",
      "@keyframes a{to{top:0}}.card{animation:a 1s}",
    ],
    [
      "keyframes named by a property",
      "@keyframes a{to{top:0}}:root{--move:a 1s}.card{animation:var(--move)}",
      "@keyframes a{to{top:0}}:root{--move:a 1s}.card{animation:var(--move)}",
    ],
    [
      "custom properties, through one another",
      ":root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}p{margin:var(--a)}",
      ":root{--a:var(--b);--b:1px}p{margin:var(--a)}",
    ],
    [
      "fonts: each page says them all",
      "@font-face{font-family:A;src:url(a)}.gone{margin:0}",
      "@font-face{font-family:A;src:url(a)}",
    ],
  ])("%s", (_, css, expected) => expect(kept(css, page)).toBe(expected));

  test("the whole sheet has every rule except the font faces, which are in the pages", () => {
    expect(
      wholeSheet(postcss.parse("@font-face{font-family:A;src:url(a)}.card{margin:0}@media print{.gone{margin:1px}}")),
    ).toBe(".card{margin:0}@media print{.gone{margin:1px}}");
  });

  test("custom properties that another sheet reads are kept", () => {
    expect(kept(":root{--ground:red;--gone:red}", page, ["--ground"])).toBe(":root{--ground:red}");
  });

  test("a rule that matches an element of the page is never dropped", () => {
    const name = fc.constantFrom("a", "b", "c", "d");
    const ending = fc.constantFrom(
      "",
      "[title]",
      ":not(.d)",
      ":first-child",
      ":is(.a,p)",
      ":has(.b)",
      ":where(#c,div)",
      ":not(:has(.a))",
    );
    const compound = fc
      .tuple(
        fc.constantFrom("", "p", "div", "section", "*"),
        fc.array(fc.tuple(fc.constantFrom(".", "#"), name), { maxLength: 2 }),
        ending,
      )
      .map(([element, names, end]) => element + names.flat().join("") + end || "*");
    const selector = fc
      .tuple(fc.array(compound, { minLength: 1, maxLength: 3 }), fc.constantFrom(" ", ">", "+", "~"))
      .map(([parts, joint]) => parts.join(joint));
    const element = (depth: number): fc.Arbitrary<string> =>
      fc
        .tuple(
          fc.constantFrom("div", "section"),
          fc.subarray(["a", "b", "c", "d"]),
          fc.option(name),
          depth === 0 ? fc.constant([]) : fc.array(element(depth - 1), { maxLength: 3 }),
        )
        .map(
          ([tag, classes, id, children]) =>
            `<${tag} class="${classes.join(" ")}"${id ? ` id="${id}" title="x"` : ""}>${children.join("") || "<p>x</p>"}</${tag}>`,
        );
    const { document } = new JSDOM("<!DOCTYPE html>").window;
    fc.assert(
      fc.property(fc.array(selector, { minLength: 1, maxLength: 5 }), element(3), (selectors, body) => {
        document.body.innerHTML = body;
        const css = selectors.map((one, index) => `${one}{order:${index}}`).join("");
        const left = new Set<string>();
        postcss
          .parse(kept(css, document.documentElement.outerHTML))
          .walkRules((rule: Rule) => rule.walkDecls(({ value }) => void left.add(value)));
        selectors.forEach((one, index) => {
          if (document.querySelector(one)) expect([...left], `${one} on ${body}`).toContain(String(index));
        });
      }),
      { numRuns: 150 },
    );
  });
});
