import { expect, test } from "vitest";
import { GATSBY_STYLE_ATTRIBUTES } from "../../gatsby-5.16/build/built-page";
import { inspectPage } from "./inspect-page";

const inspect = (html: string) => inspectPage(html, () => undefined);

test("what is marked goes into the policy", () => {
  const seen = inspect(
    '<script data-keep="theme">a()</script><style data-keep>p{}</style><script type="application/ld+json">{}</script>',
  );
  expect([...seen.scripts]).toEqual(["a()"]);
  expect([...seen.styles]).toEqual(["p{}"]);
  expect(seen.refused).toEqual([]);
});

test("Gatsby's own style attributes are allowed, no other", () => {
  for (const style of GATSBY_STYLE_ATTRIBUTES)
    expect(inspect(`<div style="${style}"></div>`)).toMatchObject({ refused: [], styleAttributes: new Set([style]) });
  expect(inspect('<div style="color:red"></div>').refused).toHaveLength(1);
});

test.each([
  "<script>a()</script>",
  '<script type="module">a()</script>',
  '<script type="speculationrules">{}</script>',
  '<script src="/a.js"></script>',
  "<style>p{}</style>",
  '<p onclick="a()">x</p>',
  '<svg><title><i onclick="a()">x</i></title></svg>',
])("refuses %s", (html) => expect(inspect(html).refused).toHaveLength(1));

test("text that looks like an attribute is text", () =>
  expect(inspect('<code>style="a" onclick="b"</code>').refused).toEqual([]));
