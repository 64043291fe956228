import { expect, test } from "vitest";
import { readTags, type Tag } from "./html-tags";

function read(html: string) {
  const tags: Tag[] = [];
  readTags(html, (tag) => void tags.push(tag));
  return tags.map(({ name, attributes, text }) => [name, attributes, text]);
}

test("start tags are read with their attributes, whatever the quotes", () => {
  expect(read(`<p class="a b" ID='c' data-x=1 hidden title="a > b">x &lt; y</p><BR/>`)).toEqual([
    ["p", { class: "a b", id: "c", "data-x": "1", hidden: "", title: "a > b" }, ""],
    ["br", {}, ""],
  ]);
});

test("text and comments are not read as tags", () => {
  expect(
    read(`<!-- <i class="x"> --><script>if (a<b) "<i>"</script><style>p>a{}</style>1 < 2 style="x" <b>y</b>`),
  ).toEqual([
    ["script", {}, `if (a<b) "<i>"`],
    ["style", {}, "p>a{}"],
    ["b", {}, ""],
  ]);
});

test("reading a truncated page ends", () => {
  for (const html of ['<p class="a', "<script>x", "<!-- x", "<"]) expect(() => read(html)).not.toThrow();
});
