import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const FOLDERS = "{src,functions,scripts,plugins,upstream,tests}";
/** Matches a comment of TypeScript or CSS. The blank after its sign tells it from the globs and addresses in strings. */
const COMMENT = /(?<=^|[\s{(,])(?:\/\*\*?\s[^]*?\*\/|\/\/ .*)/gm;
const SQL_COMMENT = /-- .*/g;
/** Matches the path of a file or folder from the root. */
const FROM_ROOT = /(?<![\w./@-])(?:src|functions|scripts|plugins|upstream|tests|docs|static)\/[\w./-]*\w/g;
/** Matches the name of a file without its folder. */
const NAME = /(?<![\w./@-])[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mts|css|sql|md|toml)\b/g;

const filesOf = (pattern: string) => globSync(pattern, { exclude: ["**/node_modules/**", "**/.cache/**"] });
const comments = filesOf(`${FOLDERS}/**/*.{ts,tsx,css,sql}`).flatMap((file) =>
  (readFileSync(file, "utf8").match(file.endsWith(".sql") ? SQL_COMMENT : COMMENT) ?? []).map((text) => ({
    file,
    text,
  })),
);
const missing = (pattern: RegExp, exists: (name: string) => boolean) =>
  comments.flatMap(({ file, text }) =>
    (text.match(pattern) ?? []).filter((name) => !exists(name)).map((name) => `${file}: ${name}`),
  );

test("the paths that comments name exist", () => {
  expect(comments.filter(({ text }) => text.match(FROM_ROOT)).length).toBeGreaterThan(50);
  expect(missing(FROM_ROOT, existsSync)).toEqual([]);
});

test("the files that comments name without their folder exist", () => {
  const names = new Set(
    filesOf(`{${FOLDERS}/**/,docs/**/,}*.{ts,tsx,mts,css,sql,md,toml}`).map((file) => path.basename(file)),
  );
  expect(missing(NAME, (name) => names.has(name))).toEqual([]);
});
