import { type Canary, canary } from "./canary";

const APPLICATION = "gatsby/cache-dir/production-app.js";
const ENTRY = "gatsby/cache-dir/gatsby-browser-entry.js";
const RENDERER = "gatsby/cache-dir/static-entry.js";
const CONFIG = "gatsby/dist/utils/webpack.config.js";
const RULES = "gatsby/dist/utils/webpack-utils.js";
const STATS = "gatsby/dist/utils/gatsby-webpack-stats-extractor.js";
const PAGE_DATA = "gatsby/dist/utils/page-data-helpers.js";
const ROUTER = "@gatsbyjs/reach-router/dist/index.modern.mjs";

/** File of this folder → internals of the build that it relies on. */
export const AT_BUILD: Readonly<Record<string, readonly Canary[]>> = {
  "build/replaced-packages.ts": [
    canary(ENTRY, /export \* from "gatsby-script"/, "Gatsby's entry no longer brings gatsby-script"),
    canary(ENTRY, /from "\.\/public-page-renderer"/, "Gatsby's entry no longer brings public-page-renderer"),
    canary(
      "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
      /[^]+/,
      "Gatsby's plugin partytown stands elsewhere",
    ),
    canary(
      "gatsby/cache-dir/slice.js",
      /from "\.\/slice\/server-slice"/,
      "Gatsby's slices no longer bring server-slice",
    ),
    canary(
      "gatsby/cache-dir/slice.js",
      /renderEnvironment === `browser`\) \{[^}]*<InlineSlice/,
      "slices in a browser are no longer drawn by InlineSlice",
    ),
    canary(
      "gatsby/cache-dir/loader.js",
      /import prefetchHelper from "\.\/prefetch"/,
      "Gatsby's loader no longer prefetches by prefetch.js",
    ),
    canary(
      APPLICATION,
      /require\(`\.\/register-service-worker`\)/,
      "Gatsby's application no longer brings register-service-worker",
    ),
  ],
  "build/unchanged-pages.ts": [
    canary(
      "gatsby/dist/utils/changed-pages.js",
      /page\.updatedAt < timeBeforeApisRan/,
      "Gatsby no longer deletes pages by the time of their creation",
    ),
    canary(
      "gatsby/dist/redux/actions/public.js",
      /contextModified = !!oldPage && !_\.isEqual\(oldPage\.context, internalPage\.context\)/,
      "Gatsby no longer compares the context of a page with the known one",
    ),
    canary(
      "gatsby/dist/redux/reducers/stateful-source-plugins.js",
      /case `ENABLE_STATEFUL_SOURCE_PLUGIN`:\s+\{\s+statefulSourcePlugins\.add\(action\.plugin\.name\)/,
      "Gatsby tells otherwise which plugin keeps its nodes",
    ),
    canary(
      "gatsby/dist/internal-plugins/internal-data-bridge/gatsby-node.js",
      /emitter\.on\(`DELETE_PAGE`[^]*store\.dispatch\(actions\.deleteNode\(node\)\)/,
      "Gatsby no longer deletes the node of a deleted page",
    ),
  ],
  "build/one-saved-state.ts": [
    canary(
      "gatsby/dist/redux/index.js",
      /const saveState = \(\) => \{\s+if \(process\.env\.GATSBY_DISABLE_CACHE_PERSISTENCE\)/,
      "Gatsby no longer asks by that variable whether to save its state",
    ),
    canary(
      "gatsby/dist/commands/build.js",
      /`onPreBuild`[^]*await db\.saveState\(\);[^]*await db\.saveState\(\);[^]*`onPostBuild`[^]*await db\.saveState\(\);/,
      "Gatsby saves its state at other times",
    ),
  ],
  "build/bundle-files.ts": [
    canary(STATS, /`public`, `webpack\.stats\.json`/, "Gatsby no longer writes public/webpack.stats.json"),
    canary(STATS, /assetsByChunkName: assets/, "webpack.stats.json no longer has assetsByChunkName"),
    canary(CONFIG, /name: `webpack-runtime`/, "the runtime of the scripts is no longer webpack-runtime"),
    canary(CONFIG, /isCssModule\(module\);\s+\},\s+name: `styles`/, "the shared sheet is no longer called styles"),
    canary(
      "gatsby/dist/redux/reducers/html.js",
      /ssrCompilationHash !== action\.payload\)[^]*DIRTY_SSR_COMPILATION_HASH/,
      "Gatsby no longer renders all pages anew for another bundle of the server",
    ),
  ],
  "build/webpack-config.ts": [
    canary(CONFIG, /shared: \{\s+test\(module/, "webpack's configuration no longer has the cache group shared"),
    canary(CONFIG, /styles: \{\s+test\(module/, "webpack's configuration no longer has the cache group styles"),
    canary(
      RULES,
      /extractText = options => new _miniCssExtractPlugin/,
      "sheets are no longer written by MiniCssExtractPlugin",
    ),
    canary(RULES, /minifyJs = \([^]*?new _terserWebpackPlugin/, "scripts are no longer minimized by TerserPlugin"),
    canary(
      "gatsby/dist/utils/js-chunk-names.js",
      /kind = `component`/,
      "chunks of pages no longer begin with component---",
    ),
  ],
  "build/common-modules.ts": [
    canary(
      CONFIG,
      /app: directoryPath\(`\.cache\/production-app`\)/,
      "the application's script is no longer called app",
    ),
  ],
  "build/deterministic-hash.ts": [
    canary(
      STATS,
      /hooks\.done\.tapAsync\(this\.plugin\.name,/,
      "Gatsby no longer reads webpack's statistics in the hook done",
    ),
    canary(
      STATS,
      /___webpackCompilationHash="\$\{stats\.hash\}"/,
      "Gatsby prints another hash than stats.hash into pages",
    ),
    canary(
      "gatsby/dist/commands/build.js",
      /webpackCompilationHash = stats\.hash/,
      "app-data.json has another hash than stats.hash",
    ),
    canary(
      "webpack/lib/Stats.js",
      /get hash\(\) \{\s+return this\.compilation\.hash;/,
      "stats.hash is no longer that of the compilation",
    ),
  ],
  "build/script-rules.ts": [
    canary(
      RULES,
      /test: \/\\\.\(js\|mjs\|jsx\|ts\|tsx\)\$\/,[^]*?use: \(\{/,
      "Gatsby no longer compiles all scripts by one rule whose loaders a function gives",
    ),
    canary(
      "gatsby-plugin-typescript/gatsby-node.js",
      /test: \/\\\.tsx\?\$\/,\s+use: \(\{/,
      "gatsby-plugin-typescript no longer compiles TypeScript once more",
    ),
  ],
  "build/script-loader.ts": [
    canary(RULES, /loader: require\.resolve\(`\.\/babel-loader`\)/, "Gatsby compiles scripts by another loader"),
    canary(
      "gatsby/dist/utils/babel-loader-helpers.js",
      /resolve\(`babel-plugin-remove-graphql-queries`\)[^]*?&& isPageTemplate\)[^]*?resolve\(`\.\/babel\/babel-plugin-add-slice-placeholder-location`\)/,
      "Gatsby's Babel changes other modules than those with queries and slices, and pages",
    ),
    canary(
      "babel-plugin-remove-graphql-queries/index.js",
      /isImportDeclaration\(\) && parent\.node\.source\.value === `gatsby`/,
      "queries no longer come by an import of gatsby",
    ),
  ],
  "build/style-loaders.ts": [
    canary(
      RULES,
      /loader: require\.resolve\(`css-loader`\)[^]*?modules: modulesOptions/,
      "css-loader no longer takes modules",
    ),
    canary(RULES, /postcssOptions: loaderContext =>/, "postcss-loader no longer takes a function of options"),
    canary(
      "css-loader/dist/utils.js",
      /getLocalIdent\(loaderContext, localIdentName, unescape\(exportName\)/,
      "css-loader calls getLocalIdent otherwise",
    ),
  ],
  "build/built-page.ts": [
    canary(RENDERER, /id=\{`gatsby-script-loader`\}/, "Gatsby's first script no longer is gatsby-script-loader"),
    canary(RENDERER, /data-href=[^]*?data-identity=\{`gatsby-global-css`\}/, "Gatsby marks its sheets otherwise"),
    canary(RENDERER, /name="generator"/, "Gatsby names itself otherwise in a page's head"),
    canary(RENDERER, /as="script"\s+rel=\{script\.rel\}/, "Gatsby links to scripts otherwise"),
    canary(
      "gatsby/cache-dir/default-html.js",
      /httpEquiv="x-ua-compatible"/,
      "Gatsby speaks to Internet Explorer otherwise",
    ),
    canary(
      "gatsby/dist/utils/slices/stitching.js",
      /<!-- slice-start id="[^]*<!-- slice-end id="/,
      "Gatsby marks slices otherwise",
    ),
    canary(
      "gatsby-plugin-image/gatsby-ssr.js",
      /"\.gatsby-image-wrapper\{[^]*"const e=\\"undefined\\"!=typeof HTMLImageElement/,
      "gatsby-plugin-image adds something else to pages",
    ),
    canary(ROUTER, /style:\w\(\{outline:"none"\}/, "Gatsby's focus wrapper has another style"),
    canary(
      "gatsby/cache-dir/route-announcer-props.js",
      /border: 0,\s+\},\s+"aria-live"/,
      "Gatsby's route announcer has another style",
    ),
  ],
  "build/scripts-slice.ts": [
    canary(
      STATS,
      /`_gatsby`, `slices`, `_gatsby-scripts-1\.html`/,
      "Gatsby no longer writes the slice _gatsby-scripts-1.html",
    ),
    canary(
      STATS,
      /window\.___webpackCompilationHash="\$\{/,
      "the slice of scripts no longer has the hash of the build",
    ),
    canary(
      STATS,
      /<script src="\$\{[^]*?nomodule[^]*?<script src="\$\{[^]*?async>/,
      "the slice of scripts writes them otherwise",
    ),
  ],
  "build/page-data.ts": [
    canary(PAGE_DATA, /"componentChunkName":"\$\{/, "page-data.json no longer has componentChunkName"),
    canary(
      PAGE_DATA,
      /"staticQueryHashes":\$\{[^]*"slicesMap":\$\{/,
      "page-data.json no longer has staticQueryHashes and slicesMap",
    ),
    canary(PAGE_DATA, /"matchPath":"\$\{/, "page-data.json no longer has matchPath"),
    canary(
      "gatsby/dist/utils/page-data.js",
      /`slice-data`, `\$\{name\}\.json`/,
      "Gatsby writes data of slices elsewhere",
    ),
  ],
  "build/leavings.ts": [
    canary(STATS, /`public`, `chunk-map\.json`/, "Gatsby no longer writes public/chunk-map.json"),
    canary(CONFIG, /polyfill: directoryPath\(/, "scripts for browsers without modules no longer are called polyfill"),
  ],
  "build/stale-cache.ts": [
    canary(
      "gatsby/dist/services/initialize.js",
      /cacheDirectory = `\$\{program\.directory\}\/\.cache`/,
      "Gatsby no longer keeps its cache in .cache",
    ),
  ],
  "build/sources-of-cache.ts": [
    canary(
      "gatsby/dist/services/initialize.js",
      /cacheDirectory = `\$\{program\.directory\}\/\.cache`/,
      "Gatsby no longer keeps its cache in .cache",
    ),
    canary(
      "gatsby/dist/commands/build.js",
      /cpuCoreCount\)\(\) === 1\) \{\s+await \(0, _services\.runStaticQueries\)/,
      "Gatsby no longer runs queries in its main process where it counts one processor",
    ),
  ],
  "build/picture-effort.ts": [
    canary(
      "gatsby-plugin-sharp/process-file.js",
      /\.avif\(\{\s+quality: transformArgs\.quality,\s+force: [^}]*\}\)/,
      "gatsby-plugin-sharp no longer draws AVIF by quality alone: its own setting of the effort may do",
    ),
    canary(
      "gatsby-plugin-sharp/process-file.js",
      /\.webp\(\{\s+quality: transformArgs\.webpQuality \|\| transformArgs\.quality,\s+force: [^}]*\}\)/,
      "gatsby-plugin-sharp no longer draws WebP by quality alone: its own setting of the effort may do",
    ),
  ],
  "build/schema-store.ts": [
    canary("gatsby/dist/redux/reducers/index.js", /exports\.schema = /, "Gatsby's store no longer has schema"),
  ],
};
