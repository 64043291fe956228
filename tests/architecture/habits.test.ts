import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { filesOf, nodesOf, places, sources, under } from "./sources";

const PROGRAM = "{src,functions,plugins,upstream,scripts}/**/*.{ts,tsx,css,sql,mjs,js}";
const lines = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").length;
const isReExport = (statement: ts.Statement) =>
  ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
const names = (word: string) => (node: ts.Node) => ts.isIdentifier(node) && node.text === word;
const filesWith = (find: (node: ts.Node) => boolean) => [
  ...new Set(places(sources, find).map((place) => place.replace(/:\d+$/, ""))),
];

describe("the house's habits", () => {
  it("a file has at most 300 lines", () => {
    expect(filesOf(PROGRAM).filter((file) => !file.startsWith("upstream/content/") && lines(file) > 300)).toEqual([]);
  });

  it("there are no barrels: only gatsby-node may consist of re-exports", () => {
    const barrels = sources
      .filter(({ tree }) => tree.statements.length > 0 && tree.statements.every(isReExport))
      .map(({ file }) => file);
    expect(barrels.filter((file) => !/(?:^|\/)gatsby-node\.ts$/.test(file))).toEqual([]);
  });

  it("no type is `any`", () => expect(places(sources, ({ kind }) => kind === ts.SyntaxKind.AnyKeyword)).toEqual([]));

  it("no value is asserted by `!` to exist, except points of a drawing's curve", () => {
    expect(
      places(
        sources.filter(({ file }) => !file.startsWith("upstream/drawings/")),
        ts.isNonNullExpression,
      ),
    ).toEqual([]);
  });

  it("the compiler is never silenced", () => {
    const silenced = sources
      .filter(({ tree }) => /@ts-(?:ignore|nocheck|expect-error)/.test(tree.text))
      .map(({ file }) => file);
    expect(silenced).toEqual([]);
  });

  it("no error is swallowed by an empty catch", () => {
    const empty = (node: ts.Node) => ts.isCatchClause(node) && node.block.statements.length === 0;
    const swallowed = (node: ts.Node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "catch" &&
      node.arguments.some(
        (handler) => ts.isArrowFunction(handler) && ts.isBlock(handler.body) && handler.body.statements.length === 0,
      );
    expect(filesWith((node) => empty(node) || swallowed(node))).toEqual([]);
  });
});

describe("names", () => {
  it("are compared in one place, so that every list has the same order", () => {
    expect(
      filesWith((node) => names("localeCompare")(node) || names("Collator")(node)).filter((file) =>
        /^(?:src|functions|plugins)\//.test(file),
      ),
    ).toEqual(["src/shared/text/names.ts"]);
  });
});

/** Code that runs in a browser. */
const browser = under("src/").filter(({ file }) => !/^src\/(?:gatsby-5\.16\/)?build\//.test(file));

describe("the network", () => {
  it("is used by the browser's code only in src/shared/http, with a timeout, and in photo-api, which sends photos and reports progress; report-errors waits for no answer", () => {
    const asked = (node: ts.Node) =>
      (ts.isCallExpression(node) && /^(?:(?:window|self|globalThis)\.)?fetch$/.test(node.expression.getText())) ||
      (ts.isNewExpression(node) && names("XMLHttpRequest")(node.expression)) ||
      names("sendBeacon")(node);
    expect(places(browser, asked).map((place) => place.replace(/:\d+$/, ""))).toEqual([
      "src/market/photos/photo-api.ts",
      "src/shared/http/ask.ts",
      "src/shared/http/read-blob.ts",
      "src/shared/http/read-published.ts",
      "src/site/runtime/report-errors.ts",
    ]);
  });
});

describe("the address", () => {
  // Gatsby looks for a page's data by path and query, so an error page's own data are given for both.
  it("is read, written and observed only in src/shared/address, and where an error page gets its data", () => {
    const touched = (node: ts.Node) =>
      names("pushState")(node) ||
      names("replaceState")(node) ||
      (ts.isStringLiteralLike(node) && node.text === "popstate") ||
      (ts.isPropertyAccessExpression(node) &&
        /^(?:window\.)?(?:location\.search|history\.state)$/.test(node.getText()));
    expect([...new Set(places(browser, touched).map((place) => place.replace(/:\d+$/, "")))]).toEqual([
      "src/gatsby-5.16/browser/page-globals.ts",
      "src/shared/address/address.ts",
      "src/shared/address/use-arrivals.ts",
    ]);
  });
});

describe("texts that visitors type", () => {
  it("are normalised in linear time, only by nfc() and nfd()", () => {
    const normalized = (node: ts.Node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "normalize" &&
      node.arguments.length > 0;
    expect(filesWith(normalized).filter((file) => /^(?:src|functions)\//.test(file))).toEqual([
      "src/contract/shared/normal-form.ts",
    ]);
  });
});

describe("raw markup", () => {
  it("is set only in four known places", () => {
    expect(filesWith(names("dangerouslySetInnerHTML"))).toEqual([
      "gatsby-ssr.tsx",
      "src/shared/ui/prose.tsx",
      "src/site/head/seo.tsx",
      "src/site/runtime/error-boundary.tsx",
    ]);
  });

  it("is never written into the page directly, and text is never run as script", () => {
    const written = (node: ts.Node) =>
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      ["innerHTML", "outerHTML", "srcdoc"].includes(node.left.name.text);
    const run = (node: ts.Node) =>
      (ts.isCallExpression(node) &&
        (names("eval")(node.expression) ||
          (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "insertAdjacentHTML"))) ||
      (ts.isNewExpression(node) && names("Function")(node.expression));
    expect(places(under("src/"), (node) => written(node) || run(node))).toEqual([]);
  });
});

describe("the API key", () => {
  /** Files that may handle the key; src/build/publish searches for it in the files to be published. */
  const HOLDERS =
    /^(?:gatsby-config\.ts$|scripts\/|plugins\/|upstream\/|functions\/(?:shared\/upstream|env)\.ts$|src\/build\/publish\/)/;

  it("is read from the environment only by gatsby-config, scripts, upstream and one module of the Worker", () => {
    const readers = filesWith(names("API_KEY"));
    expect(
      readers.filter(
        (file) => !/^(?:gatsby-config\.ts$|scripts\/|upstream\/|functions\/(?:shared\/upstream|env)\.ts$)/.test(file),
      ),
    ).toEqual([]);
  });

  it("is handled by no other file", () =>
    expect(filesWith(names("apiKey")).filter((file) => !HOLDERS.test(file))).toEqual([]));

  it("is sent only by those files", () => {
    const senders = filesWith((node) => names("KEY_HEADER")(node) || names("KEY_PARAMETER")(node));
    expect(senders.filter((file) => file !== "src/contract/shared/endpoints.ts" && !HOLDERS.test(file))).toEqual([]);
  });

  it("and every other secret are never in variables that Gatsby gives to the browser", () => {
    const files = [
      ...filesOf("{src,functions,plugins,upstream,scripts}/**/*.{ts,tsx,js,mjs,json}"),
      ...filesOf("{gatsby-*,wrangler.toml,.env.example,README.md,package.json}"),
    ];
    // Firebase's web configuration and a captcha's site key are public by design.
    const secret = /\bGATSBY_(?!FIREBASE_|\w*SITE_KEY\b)\w*(?:KEY|SECRET|TOKEN|PASSWORD|CREDENTIAL)\w*/;
    expect(files.filter((file) => secret.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("and the environment are never read by the browser's code", () => {
    const asked = (node: ts.Node) => ts.isPropertyAccessExpression(node) && node.getText() === "process.env";
    expect(places(browser, asked)).toEqual([]);
  });
});

describe("the reader of sources", () => {
  it("parses every program", () => {
    expect(sources.filter(({ tree }) => nodesOf(tree).length < 2).map(({ file }) => file)).toEqual([]);
  });
});
