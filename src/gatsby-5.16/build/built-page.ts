/**
 * A page as `gatsby build` writes it, cut where its style and its scripts go.
 *
 * - Relies on: the marks around Gatsby's own style sheets, scripts and slices, and the shape of all that it adds to a page. Its script of
 *   `window.pagePath` differs in each page: no policy could name it.
 * - No public way: `onPreRenderHTML` sees neither the slices nor the script of `window.pagePath`.
 * - When it changes: a page without the marks is refused by publishing. What Gatsby adds in another shape stays in every page, which
 *   publishing refuses where it would run or style, and `tests/site/gatsby.test.ts` sees otherwise.
 */

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
/** From `window.pagePath` to the last script of the slice. */
const SCRIPTS = /<script id="gatsby-script-loader">[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;

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

/** Values of the `style` attributes that Gatsby itself writes: its focus wrapper and its route announcer. */
export const GATSBY_STYLE_ATTRIBUTES: ReadonlySet<string> = new Set([
  "outline:none",
  "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
]);
