import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type Plugin, type Root } from "postcss";
import { shortNames } from "./short-names";

/** Matches the names of custom properties in CSS. */
const SAID = /--[^\s,:;(){}'"]+/g;

/** Short names that the published site uses for the custom properties of its style sheets. Only style sheets use them; no script names one. */
export class PropertyNames {
  readonly #names = new Map<string, string>();

  /**
   * Assigns names to the properties that the sheets below `src/` define; the most frequent ones get the one-letter names. The same
   * sources give the same names in every sheet.
   * @param root root folder of the project
   */
  constructor(root: string) {
    const uses = new Map<string, number>();
    const defined = new Set<string>();
    for (const file of globSync("src/**/*.css", { cwd: root }).sort()) {
      const css = readFileSync(path.join(root, file), "utf8");
      for (const [name] of css.matchAll(SAID)) uses.set(name, (uses.get(name) ?? 0) + 1);
      postcss.parse(css).walkDecls(/^--/, ({ prop }) => void defined.add(prop));
    }
    const free = shortNames();
    const byFrequency = [...uses]
      .filter(([name]) => defined.has(name))
      .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
    for (const [name] of byFrequency) this.#names.set(name, `--${free.next().value}`);
  }

  /** Shortens the names in one of the site's sheets. Properties that no sheet defines keep their names. */
  shorten(sheet: Root): void {
    sheet.walkDecls((declaration) => {
      declaration.prop = this.#short(declaration.prop);
      declaration.value = this.#shorten(declaration.value);
    });
    sheet.walkAtRules((rule) => void (rule.params = this.#shorten(rule.params)));
  }

  /** Shortens the names in the editors' own sheet (custom.css), which uses the site's tokens by their full names. The properties that it defines itself are renamed where they would collide with a short name. */
  shortenOf(editors: string): string {
    const taken = new Set(this.#names.values());
    const sheet = postcss.parse(editors);
    const apart = (text: string) =>
      text.replace(SAID, (name) => (taken.has(name) && !this.#names.has(name) ? `--own${name.slice(1)}` : name));
    sheet.walkDecls((declaration) => {
      declaration.prop = apart(declaration.prop);
      declaration.value = apart(declaration.value);
    });
    this.shorten(sheet);
    return sheet.toString();
  }

  get plugin(): Plugin {
    return { postcssPlugin: "short-properties", OnceExit: (sheet) => this.shorten(sheet) };
  }

  /** Digest of all names: it changes when any name changes. */
  get digest(): string {
    return createHash("sha256")
      .update(JSON.stringify([...this.#names]))
      .digest("hex")
      .slice(0, 12);
  }

  #short(name: string): string {
    return this.#names.get(name) ?? name;
  }

  #shorten(text: string): string {
    return text.includes("--") ? text.replace(SAID, (name) => this.#short(name)) : text;
  }
}
