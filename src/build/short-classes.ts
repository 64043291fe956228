import type { RuleSetRule } from "webpack";
import { ClassNames } from "./class-names";

type Rules = readonly (RuleSetRule | "..." | false | 0 | "" | null | undefined)[];

/**
 * Has webpack give CSS modules the classes of {@link ClassNames}: Gatsby's own take a third of a page's styles.
 * @param root of the project
 */
export function shortenClasses(rules: Rules, root: string, names = new ClassNames(root)): void {
  for (const rule of rules) {
    if (!rule || typeof rule === "string") continue;
    if (rule.oneOf) shortenClasses(rule.oneOf, root, names);
    for (const use of Array.isArray(rule.use) ? rule.use : []) {
      if (!use || typeof use !== "object" || typeof use.options !== "object" || !use.options.modules) continue;
      if (!/[\\/]css-loader[\\/]/.test(use.loader ?? "")) continue;
      use.options.modules.getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) => names.nameOf(resourcePath, name);
      use.ident = `classes-${names.digest}`; // webpack's cache keeps a module until its loaders' names change
    }
  }
}
