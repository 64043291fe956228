import type { Kind } from "./kinds";

export const KB = 1_024;

/** Kilobytes of a page's HTML with its styles, compressed with brotli. */
export const MOST_HTML = 30;
/** Kilobytes of all that a phone receives before a first touch, as it travels. */
export const MOST_FIRST_VIEW = 120;
/** A model's page has what a buyer asks in one place: its versions and their offers, roads, owners' reviews, rivals, dealers, news. */
const HTML_OF_A_MODEL = 13;
const HTML_WITHOUT_LISTS = 12;
/** Kilobytes of a page's HTML without the footer's lists, compressed with brotli. */
export const mostWithoutLists = (kind: Kind): number => (kind === "model" ? HTML_OF_A_MODEL : HTML_WITHOUT_LISTS);

/** What these pages show is asked for and drawn by scripts, which come with what reads its answers. */
const MADE_IN_THE_BROWSER: readonly Kind[] = ["car search", "used cars", "used search"];
const SCRIPTS_WITH_LIST = 116;
const SCRIPTS = 90;
/** Kilobytes of scripts that come after a first touch, compressed with gzip. */
export const mostScripts = (kind: Kind): number => (MADE_IN_THE_BROWSER.includes(kind) ? SCRIPTS_WITH_LIST : SCRIPTS);
