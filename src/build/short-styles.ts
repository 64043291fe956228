import type { RuleSetRule } from "webpack";
import { renameInStyles } from "../gatsby-5.16/build/style-loaders";
import { ClassNames } from "./class-names";
import { PropertyNames } from "./property-names";

/**
 * Makes webpack use the class names of {@link ClassNames} in CSS modules, and the names of {@link PropertyNames} in all style sheets:
 * Gatsby's class names alone would take a third of a page's styles.
 * @param root root folder of the project
 */
export function shortenStyles(rules: readonly RuleSetRule[], root: string): void {
  const classes = new ClassNames(root);
  const properties = new PropertyNames(root);
  renameInStyles(rules, {
    classes: { nameOf: (file, name) => classes.nameOf(file, name), version: `classes-${classes.digest}` },
    properties: { plugin: properties.plugin, version: `properties-${properties.digest}` },
  });
}
