import type { GatsbyNode } from "gatsby";
import { DeterministicHash } from "./deterministic-hash";
import { iconsPath, writeIcons } from "./icons";
import { shortenClasses } from "./short-classes";

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions, plugins, getConfig }) => {
  writeIcons("public");
  actions.setWebpackConfig({
    // Gatsby brings its loader of third parties' scripts into every site; this one has no such script.
    resolve: stage === "build-javascript" ? { alias: { "gatsby-script": false, "@builder.io/partytown/integration": false } } : {},
    plugins: [
      plugins.define({ __ICONS__: JSON.stringify(iconsPath) }),
      ...(stage === "build-javascript" ? [new DeterministicHash()] : []),
    ],
  });

  // A class that a stylesheet does not have fails the build, as a misspelt import does.
  const config = getConfig();
  config.module.parser = { ...config.module.parser, javascript: { ...config.module.parser?.javascript, exportsPresence: "error" } };
  if (stage === "build-javascript") {
    // What webpack and terser write of their own is 1 KB shorter in the language of the browsers that package.json names.
    config.output.environment = { ...config.output.environment, arrowFunction: true, const: true, destructuring: true };
    const short = plugins.minifyJs({ terserOptions: { ecma: 2020, mangle: true, compress: { ecma: 2020, passes: 2, keep_fargs: false }, output: { ecma: 2020 } } });
    config.optimization.minimizer = config.optimization.minimizer.map((one: object) => (one.constructor.name === "TerserPlugin" ? short : one));
  }
  if (stage.startsWith("build-")) shortenClasses(config.module.rules, process.cwd());
  // Modules do not depend on each other's order; only base.css must come first, and every page imports it first.
  for (const plugin of config.plugins) if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
