import { createHash } from "node:crypto";
import postcss, { type Root } from "postcss";
import { propertiesReadIn, subset, wholeSheet, withoutRepeats } from "./css-subset";
import { groupStyles } from "./style-groups";
import type { Vocabulary } from "./vocabulary";

export interface StyleSources {
  /** The sheet that all pages share, as webpack writes it. */
  readonly css: string;
  /** Further sheets of single kinds of page. */
  readonly own: readonly string[];
  /** The editors' own sheet (custom.css), which may read any of the site's tokens. */
  readonly custom: string;
}

/** The site's styles in published form: the whole sheet, and the rules that each kind of page can use. */
export class SiteStyles {
  /** The sheet that all pages share, loaded with the scripts and named by a hash of its content; null when the site has none. */
  readonly sheet: { readonly name: string; readonly css: string } | null;
  readonly #site: Root;
  readonly #known: ReadonlySet<string>;

  constructor({ css, own, custom }: StyleSources) {
    this.#site = withoutRepeats(postcss.parse([css, ...own].join("\n")));
    this.#known = new Set(propertiesReadIn(custom));
    const whole = wholeSheet(postcss.parse(css));
    this.sheet = css
      ? { name: `styles.${createHash("sha256").update(whole).digest("hex").slice(0, 20)}.css`, css: whole }
      : null;
  }

  /**
   * Computes the CSS rules of each kind of page, with at most `room` different texts.
   * @returns kind → CSS rules
   */
  forKinds(kinds: ReadonlyMap<string, Vocabulary>, room: number): ReadonlyMap<string, string> {
    return groupStyles(kinds, (words) => subset(this.#site, words, this.#known), room);
  }
}
