/**
 * Webpack's loader of the site's own modules (`script-rules.ts` puts it in the place of Gatsby's): esbuild compiles those that import nothing of Gatsby, nine of
 * ten; Gatsby's Babel compiles the others, whose queries, slices and pages it changes.
 *
 * - Relies on: Gatsby's Babel changes only pages and modules that import `gatsby` or `gatsby-plugin-image`, and passes `stage`, `isPageTemplate` and `resourceQuery` as options.
 * - No public way: Gatsby's rules for scripts have no other loader than Babel.
 * - When it changes: a query would be left in a module, which fails when it is rendered.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { transform } from "esbuild";
import type { LoaderContext } from "webpack";

interface Options {
  readonly stage: string;
  readonly isPageTemplate?: boolean;
  readonly resourceQuery?: string;
}
type Loader = (this: LoaderContext<Options>, source: string, map?: string) => void;

const { default: babelLoader } = createRequire(import.meta.url)("gatsby/dist/utils/babel-loader") as {
  readonly default: Loader;
};
const IMPORTS_GATSBY = /["']gatsby(?:-plugin-image)?["']/;
const KINDS = { ".ts": "ts", ".tsx": "tsx" } as const;

/** « chrome >= 93 » → « chrome93 »: the browsers of package.json that esbuild knows; Samsung's is a Chrome of a later version. */
function supportedBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync(path.resolve("package.json"), "utf8")) as {
    readonly browserslist: readonly string[];
  };
  return browserslist.flatMap((line) => {
    const [, name, version] = /^(chrome|edge|firefox|safari) >= ([\d.]+)$/.exec(line) ?? [];
    return name && version ? [name + version] : [];
  });
}

/** Read once, not for each module. */
const BROWSERS = supportedBrowsers();

const compile: Loader = function (source, map) {
  const { stage, isPageTemplate, resourceQuery } = this.getOptions();
  const kind = KINDS[path.extname(this.resourcePath) as keyof typeof KINDS];
  if (!kind || isPageTemplate || resourceQuery || IMPORTS_GATSBY.test(source)) {
    babelLoader.call(this, source, map);
    return;
  }
  const done = this.async();
  const target = stage === "build-html" ? `node${process.versions.node}` : BROWSERS;
  transform(source, { loader: kind, jsx: "automatic", target, sourcefile: this.resourcePath }).then(
    ({ code }) => done(null, code),
    done,
  );
};
export default compile;
