/**
 * Changes to Gatsby's webpack rules for scripts.
 *
 * - Relies on: one rule for all scripts, whose `use` is a function that gives one loader, and the same once more for TypeScript by gatsby-plugin-typescript, after which
 *   every such file is compiled a second time.
 * - No public way: a second rule for the same files would run in addition to Gatsby's own, as that of gatsby-plugin-typescript does.
 * - When it changes: builds take ten seconds longer. The build stops instead.
 */
import path from "node:path";
import type { Configuration, RuleSetRule, RuleSetUseItem } from "webpack";
import { gone } from "./gone";

const FILE = "build/script-rules.ts";
const ALL = String(/\.(js|mjs|jsx|ts|tsx)$/);
const TYPESCRIPT = String(/\.tsx?$/);

type Rules = NonNullable<NonNullable<Configuration["module"]>["rules"]>;
type Use = (context: object) => readonly Exclude<RuleSetUseItem, string | ((...context: never) => unknown)>[];

const isFor = (test: string) => (rule: Rules[number]) =>
  typeof rule === "object" && String(rule?.test) === test && typeof rule?.use === "function";

/**
 * Compiles each script once, by `script-loader.ts`.
 * @param root root folder of the project
 * @throws when Gatsby's rules have another structure
 */
export function compileScriptsOnce(config: { readonly module: { rules: Rules } }, root: string): void {
  const { rules } = config.module;
  const [rule] = rules.filter(isFor(ALL)) as RuleSetRule[];
  const others = rules.filter((one) => !isFor(TYPESCRIPT)(one));
  if (!rule || others.length !== rules.length - 1)
    throw gone("Gatsby's rules for scripts are others than one for all and one for TypeScript", FILE);
  const use = rule.use as unknown as Use;
  const loader = path.join(root, "src/gatsby-5.16/build/script-loader.ts");
  rule.use = ((context: object) => use(context).map((one) => ({ ...one, loader }))) as RuleSetRule["use"];
  config.module.rules = others;
}
