/** What Gatsby prints in every page and a release does not need, or has in another shape. */
const NEEDLESS = [
  /<meta name="generator"[^>]*>/g,
  /<meta http-equiv="x-ua-compatible"[^>]*>/g,
  /<link as="script" rel="(?:preload|prefetch)"[^>]*>/g,
  /<!-- slice-(?:start|end) id="[^"]*" -->/g,
  // gatsby-plugin-image's own, for a <GatsbyImage> that no page has.
  /(?:<noscript>)?<style>\.gatsby-image-wrapper[^<]*<\/style>(?:<\/noscript>)?/g,
  // React 18 leaves zeros where an accented letter meets the end of its buffer (facebook/react#26228).
  /\0/g,
  /<script type="module">const \w+="undefined"!=typeof HTMLImageElement[^<]*<\/script>/g,
];
const SHEETS = /<style data-href="([^"]*)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/g;
/** From `window.pagePath` (different in each page: no policy could name it) to the last framework script. */
const SCRIPTS = /<script id="gatsby-script-loader">[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;

/** A page cut where its style and its scripts go. */
export interface PageParts {
  /** Address → rules: the sheet that all pages share, and those of the page's own kind. Gatsby prints them whole. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly beforeStyle: string;
  readonly beforeScripts: string;
  readonly rest: string;
}

/**
 * Takes Gatsby's style sheets, scripts and marks out of a built page.
 * @returns null when the page does not have them where Gatsby 5 puts them
 */
export function takeApart(html: string): PageParts | null {
  const scripts = SCRIPTS.exec(html);
  const sheets = [...html.matchAll(SHEETS)];
  if (!scripts) return null;
  const cut = sheets[0]?.index ?? html.indexOf("</head>");
  if (cut === -1 || cut > scripts.index) return null;
  return {
    sheets: new Map(sheets.map(([, address = "", css = ""]) => [address, css])),
    beforeStyle: clean(html.slice(0, cut)),
    beforeScripts: clean(html.slice(cut, scripts.index).replace(SHEETS, "")),
    rest: clean(html.slice(scripts.index + scripts[0].length)),
  };
}

const clean = (part: string) => NEEDLESS.reduce((text, needless) => text.replace(needless, ""), part);

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
