import type { Kind } from "./kinds";

export const KB = 1_024;

/** Kilobytes of a page's HTML with its styles, compressed with brotli. */
export const MAX_HTML = 30;
/** Kilobytes of all that a phone receives before a first touch, as it travels. */
export const MAX_FIRST_VIEW = 120;
const HTML_WITHOUT_LISTS = 12;
/** A model's page has what a buyer asks in one place: its versions and their offers, roads, owners' reviews, rivals, dealers, news. */
const HTML_OF_MORE: Partial<Record<Kind, number>> = { brand: 12.5, model: 13.5, promos: 12.5 };
/** Kilobytes of a page's HTML without the footer's lists, compressed with brotli. */
export const mostWithoutLists = (kind: Kind): number => HTML_OF_MORE[kind] ?? HTML_WITHOUT_LISTS;

/** Kilobytes of the styles that a page carries, compressed with brotli by themselves. */
export const MAX_INLINE_STYLES = 5;
/** Kilobytes of the sheets that come after a first touch, compressed with brotli. */
export const MAX_SHEETS = 6.5;

/** What these pages show is asked for and drawn by scripts, which come with what reads its answers. */
const MADE_IN_THE_BROWSER: readonly Kind[] = ["car search", "used cars", "used search"];
const SCRIPTS_WITH_LIST = 116;
const SCRIPTS = 90;
/** Kilobytes of scripts that come after a first touch, compressed with gzip. */
export const mostScripts = (kind: Kind): number => (MADE_IN_THE_BROWSER.includes(kind) ? SCRIPTS_WITH_LIST : SCRIPTS);
