import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { PropertyNames } from "./property-names";

function namesOf(css: string): PropertyNames {
  const root = mkdtempSync(path.join(tmpdir(), "properties-"));
  mkdirSync(path.join(root, "src"));
  writeFileSync(path.join(root, "src/tokens.css"), css);
  return new PropertyNames(root);
}
function shortened(css: string): string {
  const sheet = postcss.parse(css);
  namesOf(css).shorten(sheet);
  return sheet.toString();
}

test.each([
  [
    "a property where it is defined and read",
    ":root{--ground:red}p{color:var(--ground)}",
    ":root{--a:red}p{color:var(--a)}",
  ],
  [
    "one name that begins another",
    ":root{--on:red;--on-band:var(--on,var(--on-band))}",
    ":root{--a:red;--b:var(--a,var(--b))}",
  ],
  ["a property said twice", ":root{--x:1px}@media print{:root{--x:2px}}", ":root{--a:1px}@media print{:root{--a:2px}}"],
  [
    "those said most, first",
    ":root{--rare:red;--often:blue}p{color:var(--often)}",
    ":root{--b:red;--a:blue}p{color:var(--a)}",
  ],
])("shortens %s", (_, css, expected) => expect(shortened(css)).toBe(expected));

test("a property that the sheets read but do not define keeps its name", () => {
  expect(shortened("p{--x:1px;margin:var(--given)}")).toBe("p{--a:1px;margin:var(--given)}");
});

test("editors use the site’s tokens by their full names, and a property that they define never collides with a token", () => {
  const names = namesOf(":root{--ground:red}");
  expect(names.shortenOf(".promo { --a: 1px; margin: var(--a); color: var(--ground) } :root { --ground: tan }")).toBe(
    ".promo { --own-a: 1px; margin: var(--own-a); color: var(--a) } :root { --a: tan }",
  );
});

test("a hundred properties all get different names", () => {
  const many = Array.from({ length: 100 }, (_, index) => `--token-${index}`);
  const names = [...shortened(`p{${many.map((name) => `${name}:0`).join(";")}}`).matchAll(/--\w+/g)].map(
    ([name]) => name,
  );
  expect(new Set(names).size).toBe(100);
});
