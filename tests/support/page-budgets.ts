import type { Kind } from "./kinds";

export const KB = 1_024;

/** Maximum size of a page's HTML with its styles, in kilobytes compressed with brotli. */
export const MAX_HTML = 30;
/** Maximum size of everything that a phone receives before a first touch, in kilobytes on the wire. */
export const MAX_FIRST_VIEW = 120;
const HTML_WITHOUT_LISTS = 12;
/** The page of a model has all information for buyers in one place: versions and their offers, roads, owners' reviews, rivals, dealers, news. */
const HTML_OF_MORE: Partial<Record<Kind, number>> = { model: 13.1 };
/** Maximum size of a page's HTML without the footer's lists, in kilobytes compressed with brotli. */
export const mostWithoutLists = (kind: Kind): number => HTML_OF_MORE[kind] ?? HTML_WITHOUT_LISTS;

/** Maximum size of a page's inline styles, in kilobytes compressed with brotli on their own. */
export const MAX_INLINE_STYLES = 5;
/** Maximum size of the sheets that load after a first touch, in kilobytes compressed with brotli. */
export const MAX_SHEETS = 6.5;

/** Kinds whose content is requested and rendered by scripts, which include the code that parses the responses. */
const MADE_IN_THE_BROWSER: readonly Kind[] = ["car search", "used cars", "used search", "estimates"];
const SCRIPTS_WITH_LIST = 116;
const SCRIPTS = 90;
/** Maximum size of the scripts that load after a first touch, in kilobytes compressed with gzip. */
export const mostScripts = (kind: Kind): number => (MADE_IN_THE_BROWSER.includes(kind) ? SCRIPTS_WITH_LIST : SCRIPTS);
