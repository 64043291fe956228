/**
 * What Gatsby brings into every page's scripts and this site has no use for, left out or replaced by small modules of ours (../browser/).
 *
 * - Relies on: the modules of Gatsby's application and the packages they import, by their names and paths; its application asks for a
 *   script of a service worker by `./register-service-worker`.
 * - No public way: Gatsby has no setting that leaves them out of its application.
 * - When it changes: a name that is gone no longer replaces anything, and every page's scripts grow by up to 5 KB; the canaries and
 *   `tests/site/gatsby.test.ts` say which came back.
 */
import path from "node:path";

const ours = (name: string) => path.resolve("src/gatsby-5.16/browser", name);
const gatsbys = (name: string) => path.resolve(".cache", name);

/** Its loader of third parties' scripts, its component that shows another page, and what draws slices on a server. */
const NEEDLESS = [
  "gatsby-script",
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
};

/** The service worker is our own (src/site/offline): Gatsby runs this script only where a plugin wants one, and bundles it anyway. */
export const gatsbysServiceWorker = /^\.\/register-service-worker/;
