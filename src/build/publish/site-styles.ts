import { createHash } from "node:crypto";
import postcss, { type Root } from "postcss";
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
}

/** The site's styles as they are published: whole, and of them what each kind of page can use. */
export class SiteStyles {
  /** What all pages share, which comes with the scripts, under a name made of its content; null when the site has none. */
  readonly sheet: { readonly name: string; readonly css: string } | null;
  readonly #site: Root;
  readonly #known: ReadonlySet<string>;

  constructor({ css, own, custom }: StyleSources) {
    this.#site = postcss.parse([css, ...own].join("\n"));
    this.#known = new Set(propertiesReadIn(custom));
    const whole = wholeSheet(postcss.parse(css));
    this.sheet = css
      ? { name: `styles.${createHash("sha256").update(whole).digest("hex").slice(0, 20)}.css`, css: whole }
      : null;
  }

  /**
   * What the pages of each kind say, no more than `room` different ones.
   * @returns kind → its rules
   */
  forKinds(kinds: ReadonlyMap<string, Vocabulary>, room: number): ReadonlyMap<string, string> {
    return groupStyles(kinds, (words) => subset(this.#site, words, this.#known), room);
  }
}
