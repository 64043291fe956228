import type { PageParts } from "../../gatsby-5.16/build/built-page";

export interface Insert {
  /** CSS rules of the page's kind. */
  readonly style: string;
  /** The one inline script (src/build/boot/boot.ts). */
  readonly boot: string;
  /** Attributes of that script. They are not part of its hash, so they may differ from page to page. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The editors' own sheet. It is first in the body, so that it comes after the site's styles, including the whole sheet that scripts add to the head. */
  readonly editors: string;
}

/**
 * What a part that the Worker renders may show (src/shared/served/served-part.tsx), which the survey has read for the styles of the page, and the prerendered
 * popups (src/build/publish/prerendered-popups.ts).
 */
const NOT_PUBLISHED = /<template data-(?:sample|popup)="\w*">[\s\S]*?<\/template>/g;

const escape = (value: string) => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/** Assembles a published page from the page that Gatsby built, the styles of its kind and the boot script. */
export function putTogether(
  { beforeStyle, beforeScripts, rest }: PageParts,
  { style, boot, attributes, editors }: Insert,
): string {
  const data = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
  const body = beforeScripts.replace(NOT_PUBLISHED, "").replace(/<body[^>]*>/, (tag) => tag + editors);
  return `${beforeStyle}${style ? `<style>${style}</style>` : ""}${body}<script${data}>${boot}</script>${rest}`;
}
