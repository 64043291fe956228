import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from "postcss";
import { mayMatch } from "./selector";
import type { Vocabulary } from "./vocabulary";

/** At-rules that contain ordinary rules. `@layer` is kept even when it becomes empty, because it sets the order of layers. */
const GROUPS = new Set(["media", "supports", "container", "layer", "scope", "starting-style"]);

/**
 * Extracts the part of a stylesheet that pages with this vocabulary can use, in the same order, so that loading the whole sheet
 * after it changes nothing but how things look under a mouse.
 * @param alsoUsed names of custom properties read outside the sheet (`--ground`)
 */
export function subset(sheet: Root, words: Vocabulary, alsoUsed: ReadonlySet<string> = new Set()): string {
  const kept = sheet.clone();
  keepRules(kept, words);
  dropUnusedProperties(kept, alsoUsed);
  dropUnusedKeyframes(kept);
  dropEmptied(kept);
  return kept.toString();
}

/**
 * A sheet without rules that it has again further down, as the styles of a component have that stand in the sheets of several kinds of page. The last one
 * counts, so that nothing changes.
 */
export function withoutRepeats(sheet: Root): Root {
  const seen = new Set<string>();
  for (const node of sheet.nodes.toReversed()) {
    // Where a layer is first named decides its order.
    if (node.type === "atrule" && node.name === "layer") continue;
    const text = node.toString();
    if (seen.has(text)) node.remove();
    seen.add(text);
  }
  return sheet;
}

function keepRules(container: Container<ChildNode>, words: Vocabulary): void {
  container.each((node) => {
    if (node.type === "comment") node.remove();
    else if (node.type === "rule") keepRule(node, words);
    else if (node.type === "atrule" && node.nodes && GROUPS.has(node.name)) {
      keepRules(node, words);
    }
  });
}

/**
 * How a thing looks under a mouse comes with the whole sheet, which the mouse's first movement loads (src/build/boot/boot.ts). What opens under it without
 * scripts, such as a menu, is in `@media (hover: hover)` and stays.
 */
const comesLater = (selector: string, { parent }: Rule) =>
  selector.includes(":hover") && !(parent?.type === "atrule" && (parent as AtRule).params.includes("hover"));

function keepRule(rule: Rule, words: Vocabulary): void {
  const selectors = rule.selectors.filter((selector) => mayMatch(selector, words) && !comesLater(selector, rule));
  if (selectors.length === 0) return void rule.remove();
  if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  keepRules(rule, words);
}

/** Names of the custom properties in a CSS text. */
export const propertiesReadIn = (text: string): readonly string[] =>
  [...text.matchAll(/--[^\s,:;(){}'"]+/g)].map(([name]) => name);

/** Removes custom properties that nothing reads, including those that only unused properties read. */
function dropUnusedProperties(sheet: Root, alsoUsed: ReadonlySet<string>): void {
  const used = new Set(alsoUsed);
  const definitions = new Map<string, Declaration[]>();
  sheet.walk((node) => {
    if (node.type === "atrule" && node.name !== "property")
      for (const name of propertiesReadIn(node.params)) used.add(name);
    if (node.type !== "decl") return;
    if (node.prop.startsWith("--")) definitions.set(node.prop, [...(definitions.get(node.prop) ?? []), node]);
    else for (const name of propertiesReadIn(node.value)) used.add(name);
  });
  for (const name of used)
    for (const { value } of definitions.get(name) ?? []) for (const other of propertiesReadIn(value)) used.add(other);
  for (const [name, declarations] of definitions)
    if (!used.has(name)) for (const declaration of declarations) declaration.remove();
  sheet.walkAtRules("property", (rule) => void (used.has(rule.params.trim()) || rule.remove()));
}

/** Removes keyframes whose name appears in no declaration. */
function dropUnusedKeyframes(sheet: Root): void {
  let values = "";
  sheet.walkDecls(/^(?:-webkit-)?animation|^--/, ({ value }) => void (values += ` ${value}`));
  const words = new Set(values.toLowerCase().match(/[\w-]+/g));
  const isUsed = (name: string) => (name.toLowerCase().match(/[\w-]+/g) ?? []).every((word) => words.has(word));
  sheet.walkAtRules(/keyframes$/, (rule) => void (isUsed(rule.params) || rule.remove()));
}

function dropEmptied(container: Container<ChildNode>): void {
  container.each((node) => {
    if ((node.type !== "rule" && node.type !== "atrule") || !node.nodes) return;
    dropEmptied(node);
    if (node.nodes.length === 0 && !(node.type === "atrule" && node.name === "layer")) node.remove();
  });
}

/**
 * The shared sheet that a page loads when its application starts. It leaves out font faces, which are in every page already:
 * declaring them again would make the browser decide `font-display: optional` again, and change the font of a page that is being read.
 */
export function wholeSheet(sheet: Root): string {
  const whole = sheet.clone();
  whole.walkAtRules("font-face", (rule) => void rule.remove());
  return whole.toString();
}
