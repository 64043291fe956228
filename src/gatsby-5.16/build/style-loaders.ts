/**
 * Sets other names for classes and custom properties in Gatsby's own webpack rules for style sheets.
 *
 * - Relies on: webpack's rules as Gatsby writes them: `css-loader` with an object as `modules`, `postcss-loader` with a function as
 *   `postcssOptions`, in `oneOf` of a rule.
 * - No public way: no setting of Gatsby passes options to its `css-loader`, and a second rule for the same files would run in addition to its own.
 * - When it changes: pages would contain Gatsby's long class names, which make styles a third larger. The build stops instead.
 */
import type { Plugin } from "postcss";
import type { RuleSetRule } from "webpack";
import { gone } from "./gone";

interface Loader {
  readonly loader?: string;
  readonly options: Record<string, unknown>;
  ident?: string;
}

type Rules = readonly NonNullable<RuleSetRule["oneOf"]>[number][];

function* loadersOf(rules: Rules): Generator<Loader> {
  for (const rule of rules) {
    if (!rule || typeof rule === "string") continue;
    if (rule.oneOf) yield* loadersOf(rule.oneOf);
    for (const use of Array.isArray(rule.use) ? rule.use : [])
      if (use && typeof use === "object" && typeof use.options === "object") yield use as Loader;
  }
}

/** Each `version` changes with any name, because webpack's cache keeps a module until the identifiers of its loaders change. */
export interface StyleNames {
  readonly classes: { readonly nameOf: (file: string, name: string) => string; readonly version: string };
  readonly properties: { readonly plugin: Plugin; readonly version: string };
}

/** @throws when Gatsby's rules have another structure */
export function renameInStyles(rules: Rules, { classes, properties }: StyleNames): void {
  let [modulesSeen, sheetsSeen] = [0, 0];
  for (const use of loadersOf(rules)) {
    const { modules, postcssOptions } = use.options;
    if (/[\\/]css-loader[\\/]/.test(use.loader ?? "") && modules && typeof modules === "object") {
      Object.assign(modules, {
        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
          classes.nameOf(resourcePath, name),
      });
      use.ident = classes.version;
      modulesSeen += 1;
    }
    if (/[\\/]postcss-loader[\\/]/.test(use.loader ?? "") && typeof postcssOptions === "function") {
      use.options.postcssOptions = (context: unknown) => {
        const given = postcssOptions(context);
        return { ...given, plugins: [...given.plugins, properties.plugin] };
      };
      use.ident = properties.version;
      sheetsSeen += 1;
    }
  }
  if (modulesSeen === 0)
    throw gone("Gatsby's rules have no css-loader with options for modules", "build/style-loaders.ts");
  if (sheetsSeen === 0)
    throw gone("Gatsby's rules have no postcss-loader with a function of options", "build/style-loaders.ts");
}
