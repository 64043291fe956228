import parser from "postcss-selector-parser";

/** What, beside its place in the sheet, decides where a selector's declarations apply and whether they win. */
export interface Reach {
  readonly specificity: number;
  /** The matched element's name; null for any. */
  readonly element: string | null;
  /** `::before`… of the matched element; empty for the element itself. */
  readonly part: string;
  /** The CSS module it belongs to; null for rules of the whole site. */
  readonly module: string | null;
  /** What some browsers do not know: in a list of selectors it would spoil the others. */
  readonly exotic: string;
}

const PARTS = new Set([":before", ":after", ":first-line", ":first-letter"]);
/** Those that take the specificity of their most specific argument. */
const OF_ARGUMENTS = new Set([":is", ":not", ":has", ":matches"]);
const KNOWN_TO_ALL = new Set([
  ...PARTS,
  "::before",
  "::after",
  "::marker",
  ":root",
  ":not",
  ":hover",
  ":active",
  ":focus",
  ":checked",
  ":target",
  ":first-child",
  ":last-child",
  ":nth-child",
  ":only-child",
]);

const isPart = ({ value }: parser.Pseudo) => value.startsWith("::") || PARTS.has(value);
const ID = 1_000_000;
const CLASS = 1_000;

function weightOf(node: parser.Node): number {
  if (node.type === "id") return ID;
  if (node.type === "class" || node.type === "attribute") return CLASS;
  if (node.type === "tag") return 1;
  if (node.type !== "pseudo") return 0;
  if (isPart(node)) return 1;
  if (node.value === ":where") return 0;
  return OF_ARGUMENTS.has(node.value) ? Math.max(...node.nodes.map(specificityOf)) : CLASS;
}

const specificityOf = (selector: parser.Selector): number =>
  selector.nodes.reduce((sum, node) => sum + weightOf(node), 0);

/** @param moduleOf the CSS module that names a class */
export function reachOf(text: string, moduleOf: (name: string) => string | undefined): Reach {
  const [selector] = parser().astSync(text).nodes;
  if (!selector) throw new Error(`« ${text} » is no selector`);
  const subject = selector.nodes.slice(selector.nodes.findLastIndex(({ type }) => type === "combinator") + 1);
  const modules = new Set<string>();
  const exotic = new Set<string>();
  selector.walk((node) => {
    const module = node.type === "class" ? moduleOf(node.value) : undefined;
    if (module) modules.add(module);
    if (node.type === "pseudo" && !KNOWN_TO_ALL.has(node.value)) exotic.add(node.value);
  });
  return {
    specificity: specificityOf(selector),
    element: subject.find((node) => node.type === "tag")?.value.toLowerCase() ?? null,
    part: subject
      .filter((node) => node.type === "pseudo")
      .filter(isPart)
      .map(({ value }) => value.replace(/^:+/, ""))
      .join(),
    module: modules.size === 1 ? ([...modules][0] ?? null) : null,
    exotic: [...exotic].sort().join(),
  };
}

/**
 * Whether the order of two rules with these selectors could matter to some element. Modules do not depend on each
 * other's order (src/build/webpack.ts); every module comes after the rules of the whole site.
 */
export const mayCompete = (a: Reach, b: Reach): boolean =>
  a.specificity === b.specificity &&
  a.part === b.part &&
  (a.element === null || b.element === null || a.element === b.element) &&
  (a.module === null || b.module === null || a.module === b.module);

/** Names written so that a shorthand begins the names of all it sets: `border-left` begins `border-left-color`. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:all$|(?:min-|max-)?(?:inline|block)-size$)/, ""], // may set anything
  [/^border-(collapse|spacing)$/, "$1"],
  [/^border-(.*-)?radius$/, "radius-$1"],
  [
    /^(border|margin|padding|inset|scroll-margin|scroll-padding)-(?:inline|block|start|end|color|style|width)\b.*/,
    "$1",
  ],
  [/^(top|right|bottom|left)$/, "inset-$1"],
  [/^line-height$/, "font-line-height"],
  [/^(align|justify)-(items|content|self)$/, "place-$2-$1"],
  [/^(?:grid-)?(row|column)-gap$/, "gap-$1"],
  [/^column-(count|width)$/, "columns-$1"],
  [/^text-wrap/, "white-space-text-wrap"],
  [/^grid-(row|column)/, "grid-area-$1"],
  [/^flex-(direction|wrap)$/, "flex-flow-$1"],
];

function familyOf(property: string): string {
  const name = property.toLowerCase().replace(/^-(?:webkit|moz|ms|o)-/, "");
  const [pattern, family = ""] = FAMILIES.find(([one]) => one.test(name)) ?? [];
  return pattern ? name.replace(pattern, family).replace(/-$/, "") : name;
}

const begins = (a: string, b: string) => a === "" || a === b || b.startsWith(`${a}-`);

/** Whether two properties set something in common, so that the order of their declarations matters. */
export function overlap(a: string, b: string): boolean {
  if (a.startsWith("--") || b.startsWith("--")) return a === b;
  const [one, other] = [familyOf(a), familyOf(b)];
  return begins(one, other) || begins(other, one);
}
