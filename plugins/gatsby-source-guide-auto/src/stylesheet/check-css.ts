import postcss, { type ChildNode, type Declaration, type Node, type Root, Rule } from "postcss";
import { safeValue } from "./css-value";

export type CheckedCss = { ok: true; css: string } | { ok: false; reason: string };

const AT_RULES = /^(?:media|supports|layer|container|starting-style|(?:-webkit-)?keyframes)$/i;
const ACTIVE_PROPERTY = /^(?:behavior|-ms-behavior|-moz-binding)$/i;

/**
 * Accepts the style sheet of the API host only when nothing in it can load foreign files, run code or spy on visitors (rule: site/editors-stylesheet; docs/threats.md).
 * Addresses are made absolute, because the sheet is published on the site's own host.
 */
export function checkCss(css: string, apiBase: string): CheckedCss {
  if (/<\/|<!--|\u0000/.test(css)) return { ok: false, reason: "du HTML" };
  let root: Root;
  try {
    root = postcss.parse(css);
  } catch {
    return { ok: false, reason: "une erreur de syntaxe" };
  }
  let reason: string | null = null;
  root.walk((node) => {
    reason = refusal(node, apiBase);
    return reason === null ? undefined : false;
  });
  return reason === null ? { ok: true, css: root.toString() } : { ok: false, reason };
}

/** Reason why a node is refused; null when it is accepted. Addresses in a declaration are made absolute. */
function refusal(node: ChildNode, apiBase: string): string | null {
  if (node.type === "atrule") {
    const plain = AT_RULES.test(node.name) && !/\\|url\s*\(/i.test(node.params);
    return plain ? null : `la règle @${node.name.slice(0, 30)}`;
  }
  if (node.type === "rule") {
    const hidden = node.selector.includes("[") && node.selector.includes("\\");
    return hidden || /\[\s*value\s*[^\]\s]*=/i.test(node.selector) ? "un sélecteur qui lit une saisie" : null;
  }
  if (node.type !== "decl") return null;
  if (ACTIVE_PROPERTY.test(node.prop) || node.prop.includes("\\")) return `la propriété ${node.prop.slice(0, 30)}`;
  if (loads(node) && /\[[^\]]*=/.test(selectorsOf(node))) return "un sélecteur d’attribut qui charge une image";
  const value = safeValue(node.value, apiBase);
  if (value === null) return `la valeur de ${node.prop.slice(0, 30)}`;
  if (value !== node.value) node.value = value;
  return null;
}

const loads = ({ value }: Declaration) => /(?:url|var)\s*\(/i.test(value);

/** The selectors of a node's rule and of the rules it is nested in. */
const selectorsOf = ({ parent }: { parent: Node["parent"] }): string =>
  parent ? `${parent instanceof Rule ? parent.selector : ""} ${selectorsOf(parent)}` : "";
