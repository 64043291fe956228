import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type Plugin, type Root } from "postcss";
import { shortNames } from "./short-names";

/** Custom properties that a text of CSS says. */
const SAID = /--[^\s,:;(){}'"]+/g;

/** What the published site calls each custom property of its style sheets: tokens are a matter of sheets, no script says one. */
export class PropertyNames {
  readonly #names = new Map<string, string>();

  /**
   * Counts the properties that the sheets below `src/` define, those said most often first, for one letter each: the same
   * sources give the same names in every sheet.
   * @param root of the project
   */
  constructor(root: string) {
    const said = new Map<string, number>();
    const defined = new Set<string>();
    for (const file of globSync("src/**/*.css", { cwd: root }).sort()) {
      const css = readFileSync(path.join(root, file), "utf8");
      for (const [name] of css.matchAll(SAID)) said.set(name, (said.get(name) ?? 0) + 1);
      postcss.parse(css).walkDecls(/^--/, ({ prop }) => void defined.add(prop));
    }
    const free = shortNames();
    const often = [...said]
      .filter(([name]) => defined.has(name))
      .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
    for (const [name] of often) this.#names.set(name, `--${free.next().value}`);
  }

  /** A sheet of ours; what it does not define stays. */
  shorten(sheet: Root): void {
    sheet.walkDecls((declaration) => {
      declaration.prop = this.#short(declaration.prop);
      declaration.value = this.#shorten(declaration.value);
    });
    sheet.walkAtRules((rule) => void (rule.params = this.#shorten(rule.params)));
  }

  /** The editors' own sheet (custom.css), which says our tokens by their names; its own keep out of the way. */
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

  /** Changes with any name. */
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
