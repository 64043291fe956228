import { type Canary, canary } from "./canary";

const LOADER = "gatsby/cache-dir/loader.js";
const APPLICATION = "gatsby/cache-dir/production-app.js";
const FIND_PATH = "gatsby/cache-dir/find-path.js";
const NAVIGATION = "gatsby/cache-dir/navigation.js";
const ENTRY = "gatsby/cache-dir/gatsby-browser-entry.js";
const HEAD = "gatsby/cache-dir/head/head-export-handler-for-browser.js";
const ROUTER = "@gatsbyjs/reach-router/dist/index.modern.mjs";

/** File of this folder → internals of code in visitors’ browsers that it relies on. */
export const IN_BROWSERS: Readonly<Record<string, readonly Canary[]>> = {
  "browser/page-globals.ts": [
    canary(LOADER, /hovering: rawPath => instance\.hovering\(rawPath\)/, "Gatsby's loader no longer has hovering"),
    canary(APPLICATION, /window\.___loader = publicLoader/, "Gatsby's loader is no longer window.___loader"),
    canary(
      APPLICATION,
      /new ProdLoader\([^)]*window\.pageData\)/,
      "Gatsby's loader no longer starts with window.pageData",
    ),
    canary(
      LOADER,
      /pageDataDb\.set\(findPath\(pageData\.path\)/,
      "Gatsby's loader no longer keeps pageData by its path",
    ),
    canary(LOADER, /window\.___chunkMapping\[/, "Gatsby's loader no longer reads window.___chunkMapping"),
    canary(
      APPLICATION,
      /webpackCompilationHash !== window\.___webpackCompilationHash/,
      "Gatsby's application no longer reads window.___webpackCompilationHash",
    ),
    canary(
      LOADER,
      /jsonPayload\.webpackCompilationHash/,
      "app-data.json no longer names its build webpackCompilationHash",
    ),
  ],
  "browser/app-data.ts": [
    canary(LOADER, /\/page-data\/app-data\.json/, "Gatsby's loader asks for the application's data elsewhere"),
  ],
  "browser/data-addresses.ts": [
    canary(LOADER, /\/page-data\/\$\{fixedPath\}\/page-data\.json/, "Gatsby's loader asks for a page's data elsewhere"),
    canary(LOADER, /path === `\/` \? `index`/, "Gatsby's loader no longer calls the home page's data « index »"),
    canary(LOADER, /\/slice-data\/\$\{sliceName\}\.json/, "Gatsby's loader asks for a slice's data elsewhere"),
    canary(
      LOADER,
      /\/page-data\/sq\/d\/\$\{staticQueryHash\}\.json/,
      "Gatsby's loader asks for static queries elsewhere",
    ),
  ],
  "browser/load-failure.ts": [
    canary(
      "webpack/lib/web/JsonpChunkLoadingRuntimeModule.js",
      /'Loading chunk '[^]*'ChunkLoadError'/,
      "webpack no longer says ChunkLoadError of a script that is gone",
    ),
    canary("mini-css-extract-plugin/dist/index.js", /Loading CSS chunk/, "a sheet that is gone is said in other words"),
    canary(LOADER, /We couldn't load "/, "Gatsby's loader says in other words that data are gone"),
    canary(
      LOADER,
      /We couldn't find the correct component chunk/,
      "Gatsby's loader says in other words that a page is gone",
    ),
  ],
  "browser/gatsby-link.ts": [
    canary(
      ENTRY,
      /export \{\s+Link,\s+withPrefix,\s+withAssetPrefix,\s+navigate,\s+parsePath,\s+\} from "gatsby-link"/,
      "Gatsby's entry no longer passes on these five of gatsby-link",
    ),
    canary(
      NAVIGATION,
      /import \{ parsePath \} from "gatsby-link"/,
      "Gatsby's navigation no longer asks gatsby-link for parsePath alone",
    ),
    canary(NAVIGATION, /window\.___navigate = \(to, options\) =>/, "Gatsby no longer sets window.___navigate"),
  ],
  "browser/scroll-context.tsx": [
    canary(
      APPLICATION,
      /import \{ ScrollContext \} from "gatsby-react-router-scroll"/,
      "Gatsby no longer scrolls by ScrollContext",
    ),
    canary(
      APPLICATION,
      /<ScrollContext\s+location=\{location\}\s+shouldUpdateScroll=\{shouldUpdateScroll\}\s+>/,
      "ScrollContext is given other properties",
    ),
    canary(
      NAVIGATION,
      /this\._stateStorage\.read\(args, args\.key\)/,
      "Gatsby no longer reads _stateStorage of ScrollContext",
    ),
    canary(
      ENTRY,
      /export \{ useScrollRestoration \} from "gatsby-react-router-scroll"/,
      "Gatsby's entry no longer passes on useScrollRestoration",
    ),
  ],
  "browser/head-components.ts": [
    canary(
      HEAD,
      /import \{\s+IsHeadRenderContext,\s+getValidHeadComponentReplacements,\s+\} from "\.\/components\/head-components"/,
      "Gatsby's head imports other components",
    ),
    canary(HEAD, /if \(reactMajor !== 18 /, "Gatsby's head asks for replacements with React 18 too"),
  ],
  "browser/no-redirects.ts": [
    ...[NAVIGATION, FIND_PATH].map((file) =>
      canary(
        file,
        /import \{ maybeGetBrowserRedirect \} from "\.\/redirect-utils\.js"/,
        "Gatsby searches redirects by another function",
      ),
    ),
  ],
  "browser/page-key.ts": [
    canary(
      FIND_PATH,
      /import normalizePagePath from "\.\/normalize-page-path"/,
      "Gatsby's loader makes its keys by another function",
    ),
    canary(
      FIND_PATH,
      /foundPath = normalizePagePath\(foundPath\)/,
      "Gatsby's loader no longer makes the key of a page without a route by normalizePagePath",
    ),
    canary(
      FIND_PATH,
      /return normalizePagePath\(path\.route\.originalPath\)/,
      "Gatsby's loader no longer makes the key of a client route by normalizePagePath",
    ),
  ],
  "browser/slice.tsx": [
    canary(ENTRY, /export \{ Slice \} from "\.\/slice"/, "Gatsby's entry has its slices from elsewhere"),
    canary(
      "gatsby/cache-dir/slice.js",
      /sliceName: props\.alias,[^]*renderEnvironment === `browser`\) \{[^}]*return <InlineSlice \{\.\.\.internalProps\} \/>/,
      "Gatsby no longer renders slices in browsers by InlineSlice",
    ),
    canary(
      "gatsby/cache-dir/slice/inline-slice.js",
      /export const InlineSlice = \(\{\s+sliceName,\s+allowEmpty,\s+children,\s+\.\.\.sliceProps/,
      "InlineSlice takes other props",
    ),
  ],
  "browser/no-prop-types.ts": [
    canary(
      NAVIGATION,
      /propTypes = \{\s+location: PropTypes\.object\.isRequired,\s+\}/,
      "Gatsby's navigation describes more than objects",
    ),
    canary(
      "gatsby/cache-dir/page-renderer.js",
      /propTypes = \{(?:\s+\w+: PropTypes\.object(?:\.isRequired)?,)+\s+\}/,
      "Gatsby's pages describe more than objects",
    ),
    canary(
      "gatsby/cache-dir/static-query.js",
      /propTypes = \{(?:\s+\w+: PropTypes\.(?:object|string|func)(?:\.isRequired)?,)+\s+\}/,
      "Gatsby's static queries describe more than objects, strings and functions",
    ),
    canary(
      ROUTER,
      /propTypes=\{from:\w\.string,to:\w\.string\.isRequired\}/,
      "Gatsby's router describes more than strings",
    ),
  ],
  "browser/invariant.ts": [
    canary(
      ROUTER,
      /import n from"invariant"[^]*\bn\(!!\(r\.type!==\w\|\|r\.props\.from&&r\.props\.to\),`<Redirect [^`]*`\)/,
      "Gatsby's router no longer checks its children by invariant with a whole message",
    ),
  ],
  "browser/no-partial-hydration.ts": [
    canary(LOADER, /import\(`react-server-dom-webpack`\)/, "Gatsby's loader no longer names react-server-dom-webpack"),
  ],
};
