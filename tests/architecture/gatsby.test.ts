import ts from "typescript";
import { describe, expect, it } from "vitest";
import { nodesOf, readSource, type Source, sources } from "./sources";

/** Folder of all code that relies on the internals of Gatsby and webpack (docs/decisions/0015-gatsby-insides-in-one-folder.md). */
const FOLDER = "src/gatsby-5.16/";

/** Internal modules of Gatsby and its packages, which code outside that folder must not import. */
const PRIVATE =
  /^(?:gatsby\/|gatsby-(?:link|script|react-router-scroll|legacy-polyfills|core-utils)\b|react-server-dom-webpack\b)/;

/** Names that code outside that folder must not contain, and the files that are exceptions. */
const WORDS: readonly { readonly word: RegExp; readonly exceptions?: Readonly<Record<string, string>> }[] = [
  { word: /___\w/, exceptions: { "scripts/dev.ts": "the public address of GraphiQL" } },
  { word: /__webpack_/ },
  { word: /\bpagePath\b/ },
  { word: /\bwindow\.pageData\b|^["'`]pageData["'`]$/ },
  {
    word: /\.cache\b/,
    exceptions: {
      "scripts/content-source.ts": "the folder of the reference api.php",
      "scripts/seed/galleries.ts": "the same folder",
      "upstream/cli.ts": "the same folder",
      "upstream/server.ts": "the same folder",
    },
  },
  { word: /webpack\.stats|chunk-map|webpack-runtime|_gatsby\b|partytown/ },
  {
    word: /app-data\.json/,
    exceptions: { "src/build/boot/boot.ts": "every page carries it, 22 bytes shorter with the address spelled in it" },
  },
  {
    word: /(?:page|slice|page\|slice\))-data\b(?!")/,
    exceptions: {
      "src/build/boot/boot.ts": "as above",
    },
  },
  { word: /gatsby-(?:script-loader|chunk-mapping|focus-wrapper|announcer|global-css|image-wrapper|head)\b/ },
  { word: /webpackCompilationHash|component---/ },
  { word: /MiniCssExtractPlugin|TerserPlugin|splitChunks|cacheGroups|(?:css|postcss)-loader/ },
  { word: /ChunkLoadError|loading chunk/i },
  { word: /^getState$/ },
];

/** Identifiers, strings and regular expressions of a program. Comments are not checked. */
const said = ({ tree }: Source): readonly string[] =>
  nodesOf(tree)
    .filter(
      (node) =>
        ts.isIdentifier(node) ||
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node) ||
        ts.isRegularExpressionLiteral(node),
    )
    .map((node) => node.getText());

const outside = sources.filter(({ file }) => !file.startsWith(FOLDER));
/** File → its texts, read once for all words. */
const saidOutside = outside.map((source) => ({ file: source.file, texts: said(source) }));

describe("the internals of Gatsby and webpack", () => {
  it("are imported only in their folder", () => {
    const found = outside.flatMap(({ file, imports }) =>
      imports.filter(({ ours, to }) => !ours && PRIVATE.test(to)).map(({ to }) => `${file} imports ${to}`),
    );
    expect(found).toEqual([]);
  });

  it.each(WORDS)("are named only in their folder: $word", ({ word, exceptions = {} }) => {
    const found = saidOutside.filter(({ texts }) => texts.some((text) => word.test(text))).map(({ file }) => file);
    expect(found.sort()).toEqual(Object.keys(exceptions).sort());
  });

  it("are detected in identifiers, strings and regular expressions, but not in comments", () => {
    const text = 'window.___loader; /* ___emitter */ `a${"x"}.cache/`; /page-data/;';
    const words = said(readSource("src/a.ts", text));
    expect(WORDS.filter(({ word }) => words.some((one) => word.test(one))).map(({ word }) => word.source)).toHaveLength(
      3,
    );
  });
});
