import type { GatsbyNode } from "gatsby";
import { sheetNames } from "../gatsby-5.16/build/bundle-files";
import { DeterministicHash } from "../gatsby-5.16/build/deterministic-hash";
import { gatsbysServiceWorker, replacedPackages } from "../gatsby-5.16/build/replaced-packages";
import {
  ignoreOrderOfSheets,
  keepSharedApart,
  keepSheetsApart,
  minimizeScriptsBy,
} from "../gatsby-5.16/build/webpack-config";
import { HASH, scriptName, sheetName } from "./chunk-names";
import { iconsPath, writeIcons } from "./icons";
import { shortenStyles } from "./short-styles";

/**
 * Sheets of what opens at a visitor's wish (`*.later.module.css`) and of single kinds of page (`*.page.module.css`) come with
 * their scripts; all others are one, which every page shares.
 */
const APART = /\.(?:later|page)\.module\.css$/;

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  writeIcons("public");
  actions.setWebpackConfig({
    resolve: stage === "build-javascript" ? { alias: replacedPackages } : {},
    plugins: [
      plugins.define({
        __ICONS__: JSON.stringify(iconsPath),
        __TURNSTILE_SITE_KEY__: JSON.stringify(process.env.TURNSTILE_SITE_KEY ?? ""),
        __FIREBASE__: process.env.FIREBASE_CONFIG ?? "null",
        __BROWSER__: JSON.stringify(stage === "build-javascript"),
        __SERVICE_WORKER__: JSON.stringify(stage === "build-javascript" && process.env.SERVICE_WORKER !== "off"),
      }),
      ...(stage === "build-javascript"
        ? [new DeterministicHash(), plugins.ignore({ resourceRegExp: gatsbysServiceWorker })]
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
    keepSheetsApart(config, APART, (kind) => sheetName(kind, HASH));
    keepSharedApart(config);
    minimizeScriptsBy(config, short);
  }
  // Gatsby renders again the pages of changed templates alone, and knows of no sheet, whose names and rules stand in every page that it renders:
  // to it, other sheets must be another bundle.
  if (stage === "build-html") config.output.hashSalt = sheetNames("public").join();
  if (stage.startsWith("build-")) shortenStyles(config.module.rules, process.cwd());
  // Only base.css must come first, and every page imports it first.
  ignoreOrderOfSheets(config);
  actions.replaceWebpackConfig(config);
};
