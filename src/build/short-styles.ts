import type { RuleSetRule } from "webpack";
import { ClassNames } from "./class-names";
import { PropertyNames } from "./property-names";

type Rules = readonly (RuleSetRule | "..." | false | 0 | "" | null | undefined)[];
interface Loader {
  readonly loader?: string;
  readonly options: Record<string, unknown>;
  ident?: string;
}

function* loadersOf(rules: Rules): Generator<Loader> {
  for (const rule of rules) {
    if (!rule || typeof rule === "string") continue;
    if (rule.oneOf) yield* loadersOf(rule.oneOf);
    for (const use of Array.isArray(rule.use) ? rule.use : [])
      if (use && typeof use === "object" && typeof use.options === "object") yield use as Loader;
  }
}

/**
 * Has webpack give CSS modules the classes of {@link ClassNames}, and all style sheets the tokens of {@link PropertyNames}:
 * Gatsby's classes alone take a third of a page's styles.
 * @param root of the project
 */
export function shortenStyles(rules: Rules, root: string): void {
  const classes = new ClassNames(root);
  const properties = new PropertyNames(root);
  // webpack's cache keeps a module until its loaders' names change
  for (const use of loadersOf(rules)) {
    const { modules, postcssOptions } = use.options;
    if (/[\\/]css-loader[\\/]/.test(use.loader ?? "") && modules && typeof modules === "object") {
      Object.assign(modules, {
        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
          classes.nameOf(resourcePath, name),
      });
      use.ident = `classes-${classes.digest}`;
    }
    if (/[\\/]postcss-loader[\\/]/.test(use.loader ?? "") && typeof postcssOptions === "function") {
      use.options.postcssOptions = (context: unknown) => {
        const given = postcssOptions(context);
        return { ...given, plugins: [...given.plugins, properties.plugin] };
      };
      use.ident = `properties-${properties.digest}`;
    }
  }
}
