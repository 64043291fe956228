import parser from "postcss-selector-parser";
import type { Vocabulary } from "./vocabulary";

/** Pseudo-classes that match only when one of the selectors inside does. All others are assumed to match (`:not`, `:hover`, `:nth-child`…). */
const ANY_OF = new Set([":is", ":where", ":has", ":matches", ":-webkit-any", ":-moz-any"]);

function nodeMayHold(node: parser.Node, words: Vocabulary): boolean {
  switch (node.type) {
    case "class":
      return words.classes.has(node.value);
    case "id":
      return words.ids.has(node.value);
    case "tag":
      return words.elements.has(node.value.toLowerCase());
    case "attribute":
      return node.attribute !== "value" || node.operator !== "=" || words.values.has(node.value ?? "");
    case "pseudo":
      return !ANY_OF.has(node.value.toLowerCase()) || node.nodes.some((inner) => holds(inner, words));
    default:
      return true; // Scripts change other attributes while the page is open; combinators, `*` and `&` do not depend on the vocabulary.
  }
}

const holds = (selector: parser.Selector, words: Vocabulary) =>
  selector.nodes.every((node) => nodeMayHold(node, words));

const parsed = new Map<string, readonly parser.Selector[]>();

function selectorsIn(text: string): readonly parser.Selector[] {
  const known = parsed.get(text);
  if (known) return known;
  const selectors = parser().astSync(text).nodes;
  parsed.set(text, selectors);
  return selectors;
}

/**
 * Whether a selector could match an element of a page with this vocabulary. It may return true for a selector that matches nothing
 * (it does not know the element tree), but never false for one that matches.
 */
export const mayMatch = (selector: string, words: Vocabulary): boolean =>
  selectorsIn(selector).some((one) => holds(one, words));
