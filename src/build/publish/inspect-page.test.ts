import { expect, test } from "vitest";
import { inspectPage } from "./inspect-page";

const inspect = (html: string) => inspectPage(html, () => undefined);

test("the policy allows scripts and styles that are marked", () => {
  const seen = inspect(
    '<script data-keep="theme">a()</script><style data-keep>p{}</style><script type="application/ld+json">{}</script>',
  );
  expect([...seen.scripts]).toEqual(["a()"]);
  expect([...seen.styles]).toEqual(["p{}"]);
  expect(seen.refused).toEqual([]);
});

test.each([
  "<script>a()</script>",
  '<script type="module">a()</script>',
  '<script type="speculationrules">{}</script>',
  '<script src="/a.js"></script>',
  "<style>p{}</style>",
  '<p style="color:red">x</p>',
  '<p onclick="a()">x</p>',
  '<svg><title><i onclick="a()">x</i></title></svg>',
])("%s is refused", (html) => expect(inspect(html).refused).toHaveLength(1));

test("text that looks like an attribute is allowed", () =>
  expect(inspect('<code>style="a" onclick="b"</code>').refused).toEqual([]));
