import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const documents = globSync(["{README,CONTRIBUTING}.md", "docs/**/*.md"]).sort();
/** Matches the path of a file of the project between backticks. */
const FILE = /`((?:src|functions|plugins|upstream|scripts|tests|docs)\/[\w./-]+\.(?:ts|tsx|css|sql|md|json|csv))`/g;
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

describe.each(documents)("%s", (document) => {
  const text = readFileSync(document, "utf8");

  it("only links to files that exist", () =>
    expect(found(text, LINK).filter((link) => !existsSync(path.join(path.dirname(document), link)))).toEqual([]));

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
