import { createHash } from "node:crypto";
import postcss, { type Root } from "postcss";
import { compact } from "./compact-css";
import { propertiesReadIn, subset, wholeSheet } from "./css-subset";
import { groupStyles } from "./style-groups";
import type { Vocabulary } from "./vocabulary";

export interface StyleSources {
  /** What all pages share, as webpack leaves it. */
  readonly css: string;
  /** What single kinds of page bring beside it. */
  readonly own: readonly string[];
  /** The editors' own sheet (custom.css): may read any token of ours. */
  readonly custom: string;
  /** The CSS module that names a class. */
  readonly moduleOf: (name: string) => string | undefined;
}

/** The site's styles as they are published, in the fewest bytes. */
export class SiteStyles {
  /** What all pages share, which comes with the scripts, under a name made of its content; null when the site has none. */
  readonly sheet: { readonly name: string; readonly css: string } | null;
  readonly #site: Root;
  readonly #known: ReadonlySet<string>;
  readonly #moduleOf: StyleSources["moduleOf"];

  constructor({ css, own, custom, moduleOf }: StyleSources) {
    this.#site = postcss.parse([css, ...own].join("\n"));
    this.#known = new Set(propertiesReadIn(custom));
    this.#moduleOf = moduleOf;
    const whole = this.#compact(wholeSheet(postcss.parse(css)));
    this.sheet = css
      ? { name: `styles.${createHash("sha256").update(whole).digest("hex").slice(0, 20)}.css`, css: whole }
      : null;
  }

  /**
   * What the pages of each kind say, no more than `room` different ones.
   * @returns kind → its rules
   */
  forKinds(kinds: ReadonlyMap<string, Vocabulary>, room: number): ReadonlyMap<string, string> {
    const groups = groupStyles(kinds, (words) => subset(this.#site, words, this.#known), room);
    const compacted = new Map([...new Set(groups.values())].map((css) => [css, this.#compact(css)]));
    return new Map([...groups].map(([kind, css]) => [kind, compacted.get(css) ?? ""]));
  }

  #compact(css: string): string {
    return compact(postcss.parse(css), this.#moduleOf);
  }
}
