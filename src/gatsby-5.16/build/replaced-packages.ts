/**
 * Modules that Gatsby bundles into every page's scripts and that this site does not need. They are left out or replaced by small modules (../browser/).
 *
 * - Relies on: the names and paths of the modules of Gatsby's application and of the packages that they import; its application requires the script
 *   that registers a service worker as `./register-service-worker`.
 * - No public way: Gatsby has no setting that leaves them out of its application.
 * - When it changes: an alias for a name that no longer exists has no effect, and every page's scripts grow by up to 5 KB; the canaries and
 *   `tests/site/gatsby.test.ts` report which module is bundled again.
 */
import path from "node:path";

const ours = (name: string) => path.resolve("src/gatsby-5.16/browser", name);
const gatsbys = (name: string) => path.resolve(".cache", name);

/**
 * Gatsby's loader of third-party scripts, its component that renders another page, the code that renders slices on a server, and the prefetching that only
 * `prefetchPathname` asks for.
 */
const NEEDLESS = [
  "gatsby-script",
  gatsbys("prefetch.js"),
  path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  gatsbys("public-page-renderer.js"),
  gatsbys("slice/server-slice.js"),
];

/** Webpack's aliases for the browser's bundle. */
export const replacedPackages: Readonly<Record<string, string | false>> = {
  ...Object.fromEntries(NEEDLESS.map((module) => [module, false])),
  "gatsby-link": ours("gatsby-link.ts"),
  "react-server-dom-webpack": ours("no-partial-hydration.ts"),
  "gatsby-react-router-scroll": ours("scroll-context.tsx"),
  "prop-types": ours("no-prop-types.ts"),
  invariant: ours("invariant.ts"),
  [gatsbys("slice.js")]: ours("slice.tsx"),
  [gatsbys("normalize-page-path.js")]: ours("page-key.ts"),
  [gatsbys("redirect-utils.js")]: ours("no-redirects.ts"),
  [gatsbys("head/components/head-components.js")]: ours("head-components.ts"),
  "gatsby/cache-dir/slice/inline-slice": gatsbys("slice/inline-slice.js"),
};

/** Matches Gatsby's registration of a service worker. The site has its own service worker (src/site/offline); Gatsby bundles the script even though it only runs it when a plugin needs one. */
export const gatsbysServiceWorker = /^\.\/register-service-worker/;
