/**
 * Splits a page that `gatsby build` wrote, at the positions where its styles and its scripts are inserted.
 *
 * - Relies on: the markers around Gatsby's own style sheets, scripts and slices, and the markup of everything that it adds to a page. Its inline script that sets
 *   `window.pagePath` differs in each page, so no policy could list its hash; it has to be removed.
 * - No public way: `onPreRenderHTML` sees neither the slices nor the script that sets `window.pagePath`.
 * - When it changes: publishing refuses a page without the markers. Markup that Gatsby adds in a new form stays in every page: publishing
 *   refuses it if it is a script, a style or a style attribute, and otherwise `tests/site/gatsby.test.ts` detects it.
 */

/** Markup that Gatsby prints in every page and that a release does not need, or has in another form. */
const NEEDLESS = [
  /<meta name="generator"[^>]*>/g,
  /<meta http-equiv="x-ua-compatible"[^>]*>/g,
  // Only iOS 9 read it, which is older than the browsers of package.json.
  /, shrink-to-fit=no/g,
  /<link as="script" rel="(?:preload|prefetch)"[^>]*>/g,
  /<!-- slice-(?:start|end) id="[^"]*" -->/g,
  // Styles of gatsby-plugin-image for a <GatsbyImage>, which no page has.
  /(?:<noscript>)?<style>\.gatsby-image-wrapper[^<]*<\/style>(?:<\/noscript>)?/g,
  // React 18 writes null bytes where an accented letter crosses the end of its buffer (facebook/react#26228).
  /\0/g,
  /<script type="module">const \w+="undefined"!=typeof HTMLImageElement[^<]*<\/script>/g,
];
/** Ends of void elements as React writes them; HTML gives the slash no meaning. */
const VOID_ENDS = /(<(?:meta|link|img|source|input|br|hr)(?: [^<>]*)?)\/>/g;
/**
 * The `style` attributes of Gatsby's route announcer and focus wrapper → what a release has instead, so that the policy refuses every style attribute.
 * React changes no attribute of a page that it hydrates.
 */
const STYLE_ATTRIBUTES = [
  [
    ' style="position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0"',
    ' class="visually-hidden"',
  ],
  // src/styles/base.css has the rule of the focus wrapper.
  [' style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"', ' tabindex="-1" id="gatsby-focus-wrapper"'],
] as const;
const SHEETS = /<style data-href="([^"]*)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/g;
/** Matches from `window.pagePath` to the last script of the slice. */
const SCRIPTS = /<script id="gatsby-script-loader">[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;

export interface PageParts {
  /** Address → complete rules of the sheet that all pages share, and of the sheets of the page's own kind. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly beforeStyle: string;
  readonly beforeScripts: string;
  readonly rest: string;
}

/**
 * Removes Gatsby's style sheets, scripts and markers from a built page.
 * @returns null when they are not where Gatsby 5 puts them
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

const clean = (part: string) =>
  STYLE_ATTRIBUTES.reduce(
    (text, [attribute, instead]) => text.replace(attribute, instead),
    NEEDLESS.reduce((text, needless) => text.replace(needless, ""), part).replace(VOID_ENDS, "$1>"),
  );
