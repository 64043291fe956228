import type { Root } from "postcss";
import { propertiesReadIn } from "./css-subset";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

function* shortNames(): Generator<string> {
  for (const letter of LETTERS) yield `--${letter}`;
  for (const first of LETTERS) for (const second of LETTERS) yield `--${first}${second}`;
}

/**
 * Gives the custom properties that a sheet defines names of a letter. Tokens are a matter of style sheets: no script
 * says one.
 * @param known names that another sheet says, which stay
 */
export function shortenProperties(sheet: Root, known: ReadonlySet<string>): void {
  const free = shortNames();
  const names = new Map<string, string>();
  sheet.walkDecls(/^--/, ({ prop }) => {
    if (known.has(prop) || names.has(prop)) return;
    let next = free.next();
    while (next.value && known.has(next.value)) next = free.next();
    if (next.value) names.set(prop, next.value);
  });
  const shorten = (text: string) => propertiesReadIn(text).length === 0 ? text : text.replace(/--[^\s,:;(){}'"]+/g, (name) => names.get(name) ?? name);
  sheet.walkDecls((declaration) => {
    declaration.prop = names.get(declaration.prop) ?? declaration.prop;
    declaration.value = shorten(declaration.value);
  });
  sheet.walkAtRules((rule) => void (rule.params = shorten(rule.params)));
}
