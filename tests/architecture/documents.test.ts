import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const documents = globSync(["{README,CONTRIBUTING}.md", "docs/**/*.md"]).sort();
/** Matches the path of a file of the project between backticks. */
const FILE = /`((?:src|functions|plugins|upstream|scripts|tests|docs)\/[\w./-]+\.(?:ts|tsx|css|sql|md|json|csv))`/g;
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;

/** Matches a test file with the titles that are quoted from it: « `file`: "title" (a remark), "another title" ». */
const QUOTATION = /`([\w./-]+\.tsx?)`(?:: | \(|, )((?:"[^"]+"(?: \([^)]*\))?(?:[,;] )?)+)/g;
const TITLE = /"([^"]+)"/g;
/** Matches what a quotation leaves out of a title, and what the test fills in. */
const LEFT_OUT = /…|%[a-z]|\$\w+/;
const CODE = /```[^]*?```|`[^`]*`/g;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
/** Whether a file has a title: its parts in their order on one line. */
const hasTitle = (file: string, title: string) =>
  existsSync(file) &&
  new RegExp(
    title
      .split(LEFT_OUT)
      .map((part) => escaped(part.trim()))
      .join(".*"),
  ).test(readFileSync(file, "utf8"));

describe.each(documents)("%s", (document) => {
  const text = readFileSync(document, "utf8");

  it("only links to files that exist", () =>
    expect(found(text, LINK).filter((link) => !existsSync(path.join(path.dirname(document), link)))).toEqual([]));

  it("quotes titles of tests as their files have them, each after its file", () => {
    const prose = text.replace(CODE, (code) => (code.includes('"') ? "" : code)).replace(/\s+/g, " ");
    const quoted = [...prose.matchAll(QUOTATION)].flatMap(([, file = "", titles = ""]) =>
      found(titles, TITLE).map((title) => ({ file, title })),
    );
    expect(quoted.filter(({ file, title }) => !hasTitle(file, title))).toEqual([]);
    expect(found(prose, TITLE)).toEqual(quoted.map(({ title }) => title));
  });

  it("only names files that exist", () => expect(found(text, FILE).filter((file) => !existsSync(file))).toEqual([]));
});

it("README links to every document", () => {
  const linked = new Set(found(readFileSync("README.md", "utf8"), LINK).map((link) => path.normalize(link)));
  expect(
    documents.filter(
      (document) => document !== "README.md" && !/^docs\/decisions\/\d/.test(document) && !linked.has(document),
    ),
  ).toEqual([]);
});
