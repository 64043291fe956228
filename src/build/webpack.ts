import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Chunk, Module } from "webpack";
import { HASH, scriptName, sheetName } from "./chunk-names";
import { DeterministicHash } from "./deterministic-hash";
import { iconsPath, writeIcons } from "./icons";
import { shortenStyles } from "./short-styles";

/** What Gatsby brings into every site and this one has no use for: its loader of third parties' scripts and its component that shows another page. */
const NEEDLESS = [
  "gatsby-script",
  path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  path.resolve(".cache/public-page-renderer.js"),
];
/** Packages in whose places stand small ones of ours. */
const REPLACED = {
  "gatsby-link": path.resolve("src/site/runtime/gatsby-link.ts"),
  "react-server-dom-webpack": path.resolve("src/site/runtime/no-partial-hydration.ts"),
  "gatsby-react-router-scroll": path.resolve("src/site/runtime/scroll-context.tsx"),
  "prop-types": path.resolve("src/site/runtime/no-prop-types.ts"),
};

/** What Gatsby 5.16 makes of webpack's configuration. */
interface Optimization {
  readonly splitChunks: {
    readonly cacheGroups: {
      readonly styles: { test: (module: Module) => boolean };
      readonly shared: { name: (module: Module, chunks: readonly Chunk[]) => string };
    };
  };
}
interface GatsbyPlugin {
  readonly options: Record<string, unknown>;
}

/**
 * Sheets of what opens at a visitor's wish (`*.later.module.css`) and of single kinds of page (`*.page.module.css`) come with
 * their scripts; all others are one, which every page shares.
 */
const APART = /\.(?:later|page)\.module\.css$/;

function sheetsApart({
  plugins,
  optimization,
}: {
  readonly plugins: readonly GatsbyPlugin[];
  readonly optimization: Optimization;
}): void {
  const { styles } = optimization.splitChunks.cacheGroups;
  const isStyle = styles.test;
  styles.test = (module) => isStyle(module) && !APART.test(module.nameForCondition() ?? "");
  const kindOf = (chunk: string | null | undefined) =>
    chunk === "styles" ? "styles" : chunk?.startsWith("component---") ? "page" : "later";
  const nameOf = ({ chunk }: { chunk: { name?: string | null } }) => sheetName(kindOf(chunk.name), HASH);
  for (const plugin of plugins)
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.chunkFilename = nameOf;
}

/** Where a part of the scripts is asked for. */
const originsOf = (chunk: Chunk): readonly string[] =>
  [...chunk.groupsIterable]
    .flatMap(({ origins }) =>
      origins.map(({ module, request }) => `${module?.libIdent({ context: process.cwd() }) ?? ""} ${request ?? ""}`),
    )
    .sort();

/**
 * What two parts share comes with them alone. Gatsby names it after the names of its parts, which most do not have: what any two shared
 * was one file, and so Firebase came with the comparator.
 */
function sharedApart({ splitChunks }: Optimization): void {
  splitChunks.cacheGroups.shared.name = (_, chunks) =>
    createHash("sha1")
      .update(JSON.stringify(chunks.map((chunk) => chunk.name ?? originsOf(chunk))))
      .digest("hex");
}

/**
 * The names of the sheets that the browser's stage has just written. They stand, with what they say, in every page that Gatsby renders;
 * but Gatsby renders again the pages of changed templates alone, and knows of no sheet: to it, other sheets must be another bundle.
 */
function namesOfSheets(): string {
  const { assetsByChunkName } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as {
    readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
  };
  return [...new Set(Object.values(assetsByChunkName).flat())]
    .filter((name) => name.endsWith(".css"))
    .sort()
    .join();
}

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  writeIcons("public");
  actions.setWebpackConfig({
    resolve:
      stage === "build-javascript"
        ? { alias: { ...Object.fromEntries(NEEDLESS.map((module) => [module, false])), ...REPLACED } }
        : {},
    plugins: [
      plugins.define({
        __ICONS__: JSON.stringify(iconsPath),
        __TURNSTILE_SITE_KEY__: JSON.stringify(process.env.TURNSTILE_SITE_KEY ?? ""),
        __FIREBASE__: process.env.FIREBASE_CONFIG ?? "null",
        __BROWSER__: JSON.stringify(stage === "build-javascript"),
        __SERVICE_WORKER__: JSON.stringify(stage === "build-javascript" && process.env.SERVICE_WORKER !== "off"),
      }),
      // The service worker is our own (src/site/offline): Gatsby asks for its script only where a plugin wants one.
      ...(stage === "build-javascript"
        ? [new DeterministicHash(), plugins.ignore({ resourceRegExp: /^\.\/register-service-worker/ })]
        : []),
    ],
  });

  // A class that a stylesheet does not have fails the build, as a misspelt import does.
  const config = getConfig();
  config.module.parser = {
    ...config.module.parser,
    javascript: { ...config.module.parser?.javascript, exportsPresence: "error" },
  };
  if (stage === "build-javascript") {
    // What webpack and terser write of their own is 1 KB shorter in the language of the browsers that package.json names. (Unsafe for
    // a constructor that stands in an object and does nothing to its `this`: nobody writes such.)
    config.output.environment = { ...config.output.environment, arrowFunction: true, const: true, destructuring: true };
    const short = plugins.minifyJs({
      terserOptions: {
        ecma: 2020,
        mangle: true,
        compress: { ecma: 2020, passes: 2, keep_fargs: false, unsafe_methods: true },
        output: { ecma: 2020 },
      },
    });
    config.output.charset = false; // every script is in UTF-8, as the pages are
    config.output.chunkFilename = scriptName(HASH);
    // Names that tell this bundle from others on a page: there are none.
    config.output.uniqueName = "_";
    config.output.chunkLoadingGlobal = "_c";
    sheetsApart(config);
    sharedApart(config.optimization);
    config.optimization.minimizer = config.optimization.minimizer.map((one: object) =>
      one.constructor.name === "TerserPlugin" ? short : one,
    );
  }
  if (stage === "build-html") config.output.hashSalt = namesOfSheets();
  if (stage.startsWith("build-")) shortenStyles(config.module.rules, process.cwd());
  // Modules do not depend on each other's order; only base.css must come first, and every page imports it first.
  for (const plugin of config.plugins)
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
