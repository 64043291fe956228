import type { RuleSetRule } from "webpack";
import { renameInStyles } from "../gatsby-5.16/build/style-loaders";
import { ClassNames } from "./class-names";
import { PropertyNames } from "./property-names";

/**
 * Has webpack give CSS modules the classes of {@link ClassNames}, and all style sheets the tokens of {@link PropertyNames}:
 * Gatsby's classes alone take a third of a page's styles.
 * @param root of the project
 */
export function shortenStyles(rules: readonly RuleSetRule[], root: string): void {
  const classes = new ClassNames(root);
  const properties = new PropertyNames(root);
  renameInStyles(rules, {
    classes: { nameOf: (file, name) => classes.nameOf(file, name), version: `classes-${classes.digest}` },
    properties: { plugin: properties.plugin, version: `properties-${properties.digest}` },
  });
}
