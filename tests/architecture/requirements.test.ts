import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Matches « rule: shared/price-text, costs/loan-rate » in a comment of the code or of a test. */
const CITATION = /\brule: ((?:[a-z]+\/[a-z0-9-]+)(?:, [a-z]+\/[a-z0-9-]+)*)/g;
/** Matches names of documents that are not in this project. */
const ELSEWHERE = /\b(?:SPEC|MARKET|SECURITY|PERF|LOOK|AUDIT|DESIGN)(?: §|\.(?:md|txt)| T\d|\b(?= \d))/;

const rules = globSync("docs/requirements/*.md").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^### (\S+)$/gm)].map(([, name = ""]) => ({ name, file })),
);
const code = globSync(["{src,functions,plugins,upstream,scripts,tests}/**/*.{ts,tsx,css,sql}", "*.{ts,tsx,mts,toml}"], {
  exclude: ["**/node_modules/**", "**/.cache/**"],
})
  .filter((file) => !file.endsWith("requirements.test.ts"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const citations = code.flatMap(({ file, text }) =>
  [...text.matchAll(CITATION)].flatMap(([, names = ""]) => names.split(", ").map((name) => ({ file, name }))),
);

test("each rule is listed once, under its own area", () => {
  expect(rules.length).toBeGreaterThan(60);
  expect(rules.filter(({ name, file }) => name.split("/")[0] !== path.basename(file, ".md"))).toEqual([]);
  expect(rules.map(({ name }) => name).filter((name, index, all) => all.indexOf(name) !== index)).toEqual([]);
});

test("each citation names a rule that exists", () => {
  const known = new Set(rules.map(({ name }) => name));
  expect(citations.filter(({ name }) => !known.has(name))).toEqual([]);
});

test("each rule is cited by a test that verifies it", () => {
  const held = new Set(citations.filter(({ file }) => /\.test\.tsx?$/.test(file)).map(({ name }) => name));
  expect(rules.filter(({ name }) => !held.has(name))).toEqual([]);
});

test("no comment cites a document that the project does not have", () =>
  expect(code.filter(({ text }) => ELSEWHERE.test(text)).map(({ file }) => file)).toEqual([]));
