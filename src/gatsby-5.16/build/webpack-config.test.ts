import TerserPlugin from "terser-webpack-plugin";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { compileScriptsOnce } from "./script-rules";
import { renameInStyles } from "./style-loaders";
import { keepSharedApart, keepSheetsApart, minimizeBySwc } from "./webpack-config";

class MiniCssExtractPlugin {
  readonly options: Record<string, unknown> = {};
}

/** The parts of Gatsby's webpack configuration that are changed. */
const given = () => ({
  plugins: [new MiniCssExtractPlugin()],
  optimization: {
    minimizer: [new TerserPlugin(), "..."],
    splitChunks: { cacheGroups: { styles: { test: () => true }, shared: { name: () => "" } } },
  },
});
const asConfig = (config: object) => config as Configuration;

test("separate sheets are not part of the shared one, and are named by the kind of script that loads them", () => {
  const config = given();
  keepSheetsApart(asConfig(config), /\.later\.css$/, (kind) => `${kind}.css`);
  const isShared = (file: string) =>
    Reflect.apply(config.optimization.splitChunks.cacheGroups.styles.test, null, [{ nameForCondition: () => file }]);
  expect([isShared("/a.css"), isShared("/a.later.css")]).toEqual([true, false]);
  const nameOf = config.plugins[0]?.options.chunkFilename as (data: { chunk: { name?: string } }) => string;
  expect([
    nameOf({ chunk: { name: "styles" } }),
    nameOf({ chunk: { name: "component---a" } }),
    nameOf({ chunk: {} }),
  ]).toEqual(["styles.css", "page.css", "later.css"]);
});

test("swc takes the place of only Gatsby's minimizer of scripts", () => {
  const config = given();
  const [gatsbys] = config.optimization.minimizer;
  minimizeBySwc(asConfig(config));
  const [ours, next] = config.optimization.minimizer;
  expect(ours).toBeInstanceOf(TerserPlugin);
  expect([ours === gatsbys, next]).toEqual([false, "..."]);
});

test("each script is compiled once, by the loader that takes the place of Gatsby's", () => {
  const use = () => [{ loader: "gatsby", options: { stage: "build-html" } }];
  const css = { test: /\.css$/, use: [] };
  const config = { module: { rules: [{ test: /\.(js|mjs|jsx|ts|tsx)$/, use }, css, { test: /\.tsx?$/, use }] } };
  compileScriptsOnce(config, "/site");
  const [all, ...others] = config.module.rules as readonly { readonly use: unknown }[];
  expect(others).toEqual([css]);
  expect((all?.use as typeof use)()).toEqual([
    { loader: "/site/src/gatsby-5.16/build/script-loader.ts", options: { stage: "build-html" } },
  ]);
});

test("classes and custom properties get the given names", () => {
  const modules: { getLocalIdent?: (context: object, template: string, name: string) => string } = {};
  const options: { postcssOptions: (context: object) => { plugins: unknown[] } } = {
    postcssOptions: () => ({ plugins: [1] }),
  };
  const use = [
    { loader: "/x/css-loader/dist/cjs.js", options: { modules }, ident: "" },
    { loader: "/x/postcss-loader/dist/cjs.js", options, ident: "" },
  ];
  const plugin = { postcssPlugin: "p" };
  renameInStyles([{ oneOf: [{ use }] }], {
    classes: { nameOf: (file, name) => `${file} ${name}`, version: "c1" },
    properties: { plugin, version: "p1" },
  });
  expect(modules.getLocalIdent?.({ resourcePath: "/a.module.css" }, "", "title")).toBe("/a.module.css title");
  expect(options.postcssOptions({}).plugins).toEqual([1, plugin]);
  expect(use.map(({ ident }) => ident)).toEqual(["c1", "p1"]);
});

const names = {
  classes: { nameOf: () => "", version: "" },
  properties: { plugin: { postcssPlugin: "" }, version: "" },
};
const css = { loader: "/x/css-loader/a.js", options: { modules: {} } };
const { optimization } = given();
const groups = (cacheGroups: object) => asConfig({ ...given(), optimization: { splitChunks: { cacheGroups } } });
const name = () => "";

test.each([
  ["styles", () => keepSheetsApart(groups({ shared: { name } }), /a/, name)],
  ["shared", () => keepSharedApart(groups({ styles: { test: () => true } }))],
  ["MiniCssExtractPlugin", () => keepSheetsApart(asConfig({ optimization, plugins: [] }), /a/, name)],
  ["TerserPlugin", () => minimizeBySwc(asConfig({ optimization: { minimizer: ["..."] } }))],
  ["scripts", () => compileScriptsOnce({ module: { rules: [] } }, "/site")],
  ["css-loader", () => renameInStyles([], names)],
  ["postcss-loader", () => renameInStyles([{ use: [css] }], names)],
])("without %s the build stops and reports what is missing and which file relies on it", (what, change) => {
  expect(change).toThrow(new RegExp(`[ \`]${what}.*: src/gatsby-5\\.16/build/.* relies on it`));
});
