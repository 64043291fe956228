import postcss from "postcss";
import { expect, test } from "vitest";
import { shortenProperties } from "./short-properties";

function shortened(css: string, ...known: readonly string[]): string {
  const sheet = postcss.parse(css);
  shortenProperties(sheet, new Set(known));
  return sheet.toString();
}

test.each([
  ["a property where it is said and read", ":root{--ground:red}p{color:var(--ground)}", ":root{--a:red}p{color:var(--a)}"],
  ["one name that begins another", ":root{--on:red;--on-band:var(--on,var(--on-band))}", ":root{--a:red;--b:var(--a,var(--b))}"],
  ["a property said twice", ":root{--x:1px}@media print{:root{--x:2px}}", ":root{--a:1px}@media print{:root{--a:2px}}"],
  ["one registered", "@property --move{syntax:'*';inherits:false}p{--move:1px}", "@property --a{syntax:'*';inherits:false}p{--a:1px}"],
])("shortens %s", (_, css, expected) => expect(shortened(css)).toBe(expected));

test("leaves those that the editors' sheet reads, and takes no name from them", () => {
  expect(shortened(":root{--line:red;--text:blue;--ground:var(--text)}", "--text", "--a")).toBe(":root{--b:red;--text:blue;--c:var(--text)}");
});

test("leaves one that the sheet reads but does not define", () => {
  expect(shortened("p{--x:1px;margin:var(--given)}")).toBe("p{--a:1px;margin:var(--given)}");
});

test("has a name for each of a hundred", () => {
  const many = Array.from({ length: 100 }, (_, index) => `--token-${index}`);
  const names = [...shortened(`p{${many.map((name) => `${name}:0`).join(";")}}`).matchAll(/--\w+/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(100);
});
