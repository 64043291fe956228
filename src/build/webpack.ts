import type { GatsbyNode } from "gatsby";
import { DeterministicHash } from "./deterministic-hash";
import { iconsPath, writeIcons } from "./icons";

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions, plugins, getConfig }) => {
  writeIcons("public");
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ __ICONS__: JSON.stringify(iconsPath) }),
      ...(stage === "build-javascript" ? [new DeterministicHash()] : []),
    ],
  });

  // A class that a stylesheet does not have fails the build, as a misspelt import does.
  const config = getConfig();
  config.module.parser = { ...config.module.parser, javascript: { ...config.module.parser?.javascript, exportsPresence: "error" } };
  // Modules do not depend on each other's order; only base.css must come first, and every page imports it first.
  for (const plugin of config.plugins) if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
