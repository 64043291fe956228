import type { GatsbyNode } from "gatsby";
import { ids } from "webpack";
import { sheetNames } from "../gatsby-5.16/build/bundle-files";
import { CommonModules } from "../gatsby-5.16/build/common-modules";
import { DeterministicHash } from "../gatsby-5.16/build/deterministic-hash";
import { gatsbysServiceWorker, replacedPackages } from "../gatsby-5.16/build/replaced-packages";
import { compileScriptsOnce } from "../gatsby-5.16/build/script-rules";
import {
  ignoreOrderOfSheets,
  keepSharedApart,
  keepSheetsApart,
  minimizeBySwc,
} from "../gatsby-5.16/build/webpack-config";
import { HASH, ID, scriptName, sheetName } from "./chunk-names";
import { iconsPath, writeIcons } from "./icons";
import { ModulesBySize } from "./modules-by-size";
import { shortenStyles } from "./short-styles";

/**
 * Style sheets of components that open on demand (`*.later.module.css`) and of single kinds of page (`*.page.module.css`) load with
 * their scripts; all others form one sheet, which every page shares.
 */
const APART = /\.(?:later|page)\.module\.css$/;

/** Every script names many modules. Webpack gives them numbers of four digits as soon as there are fifty. */
const ID_DIGITS = 3;

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
        __ICONS__: JSON.stringify(iconsPath()),
        __TURNSTILE_SITE_KEY__: JSON.stringify(process.env.TURNSTILE_SITE_KEY ?? ""),
        __FIREBASE__: process.env.FIREBASE_CONFIG ?? "null",
        __BROWSER__: JSON.stringify(stage === "build-javascript"),
        __SERVICE_WORKER__: JSON.stringify(stage === "build-javascript" && process.env.SERVICE_WORKER !== "off"),
      }),
      ...(stage === "build-javascript"
        ? [
            new DeterministicHash(),
            new ModulesBySize(),
            new CommonModules(),
            new ids.DeterministicModuleIdsPlugin({ maxLength: ID_DIGITS, fixedLength: true }),
            plugins.ignore({ resourceRegExp: gatsbysServiceWorker }),
          ]
        : []),
    ],
  });

  // Importing a class that the stylesheet does not have fails the build, like any misspelt import.
  const config = getConfig();
  config.module.parser = {
    ...config.module.parser,
    javascript: { ...config.module.parser?.javascript, exportsPresence: "error" },
  };
  if (stage === "build-javascript") {
    // The code that webpack and the minimizer generate is 1 KB smaller in the syntax of the browsers that package.json lists. (It is unsafe for
    // a constructor that is an object's method and does not use `this`; the code has none.)
    config.output.environment = { ...config.output.environment, arrowFunction: true, const: true, destructuring: true };
    config.devtool = false; // Maps are not published.
    config.optimization.moduleIds = false; // The plugin above gives them.
    config.output.charset = false; // Scripts are in UTF-8, as pages are, so that no charset needs to be declared.
    config.output.filename = `[name]-${HASH}.js`; // Every page names these three scripts.
    config.output.chunkFilename = scriptName(ID, HASH);
    // The unique name tells apart several bundles on one page; there is only this one.
    config.output.uniqueName = "_";
    config.output.chunkLoadingGlobal = "_c";
    keepSheetsApart(config, APART, (kind) => sheetName(kind, HASH));
    keepSharedApart(config);
    minimizeBySwc(config);
  }
  // Gatsby only renders the pages of changed templates again, and does not track style sheets, whose names and rules are in every rendered page.
  // The salt makes a change of the sheets look like a changed bundle.
  if (stage === "build-html") config.output.hashSalt = sheetNames("public").join();
  // Keeping what the server's bundle is made of takes a first build seven seconds, and saves three after a change of sources.
  if (stage === "build-html") config.cache = false;
  if (stage.startsWith("build-")) {
    compileScriptsOnce(config, process.cwd());
    shortenStyles(config.module.rules, process.cwd());
  }
  // Only base.css must come first, and every page imports it first, so warnings about order can be ignored.
  ignoreOrderOfSheets(config);
  actions.replaceWebpackConfig(config);
};
