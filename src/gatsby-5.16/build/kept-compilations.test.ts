import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Compilations, recall } from "./kept-compilations";

const KEPT: Compilations = {
  from: "sources",
  templates: ["src/a.tsx", "src/b.tsx"],
  queries: [["src/a.tsx", { text: "query A" }]],
  scripts: "1234",
  renderer: { renderPageHash: "5678" },
  files: { "public/app.js": 3 },
};

let root = "";
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "kept-"));
  put(".cache/compilations.json", JSON.stringify(KEPT));
  put("public/app.js", "abc");
  put("public/webpack.stats.json", "{}");
  put("public/chunk-map.json", "{}");
  put("public/_gatsby/slices/_gatsby-scripts-1.html", "");
  put("src/gatsby-types.d.ts", "");
});
afterEach(() => rmSync(root, { recursive: true }));

// rule: site/kept-compilations
test("what was compiled of the same sources for the same templates is kept", () =>
  expect(recall("sources", KEPT.templates, root)).toEqual(KEPT));

// rule: site/kept-compilations
test.each<[string, string | undefined, readonly string[], () => unknown]>([
  ["other sources", "others", KEPT.templates, () => null],
  ["no digest of the sources", undefined, KEPT.templates, () => null],
  ["a template without pages", "sources", ["src/a.tsx"], () => null],
  ["nothing kept", "sources", KEPT.templates, () => rmSync(path.join(root, ".cache/compilations.json"))],
  ["a script that is gone", "sources", KEPT.templates, () => rmSync(path.join(root, "public/app.js"))],
  ["a script of another size", "sources", KEPT.templates, () => put("public/app.js", "abcd")],
  ["no types", "sources", KEPT.templates, () => rmSync(path.join(root, "src/gatsby-types.d.ts"))],
])("with %s, all is compiled again", (_, from, templates, change) => {
  change();
  expect(recall(from, templates, root)).toBeNull();
});
