import type { Plugin } from "esbuild";
import { ClassNames } from "../class-names";

/** Leaves out what components load at a touch: the Worker renders and touches nothing. */
export const nothingAtATouch: Plugin = {
  name: "nothing-at-a-touch",
  setup(build) {
    const namespace = "at-a-touch";
    build.onResolve({ filter: /./ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, namespace } : null));
    build.onLoad({ filter: /./, namespace }, () => ({ contents: "export {};" }));
  },
};

/**
 * Gives components in the Worker the class names that the site's style sheets have; the sheets themselves are in the built pages.
 * @param root root folder of the project
 */
export function siteStyles(root: string): Plugin {
  const classes = new ClassNames(root);
  return {
    name: "site-styles",
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: Object.entries(classes.namesIn(path))
          .map(([name, short]) => `export const ${name} = ${JSON.stringify(short)};`)
          .join("\n"),
        loader: "js",
      }));
    },
  };
}
