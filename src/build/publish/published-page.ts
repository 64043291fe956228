import type { PageParts } from "../../gatsby-5.16/build/built-page";

export interface Insert {
  /** Rules of the page's kind. */
  readonly style: string;
  /** The one inline script (src/build/boot/boot.ts). */
  readonly boot: string;
  /** Attributes of that script: not part of its hash, so that they may differ from page to page. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The editors' own sheet, first in the body: after our styles, the whole sheet that the scripts bring into the head included. */
  readonly editors: string;
}

const escape = (value: string) => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/** A page as it is published: of what Gatsby built, with the style of its kind and the boot script. */
export function putTogether(
  { beforeStyle, beforeScripts, rest }: PageParts,
  { style, boot, attributes, editors }: Insert,
): string {
  const data = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
  const body = beforeScripts.replace(/<body[^>]*>/, (tag) => tag + editors);
  return `${beforeStyle}${style ? `<style>${style}</style>` : ""}${body}<script${data}>${boot}</script>${rest}`;
}
