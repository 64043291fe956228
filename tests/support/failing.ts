import type { Page } from "./pages";

/** Number of entries that are listed, enough to see what they have in common. */
const NAMED = 8;

/** The first entries of a list, and the number of further ones, because a failure that names five hundred pages cannot be read. */
export const few = (list: readonly string[]): readonly string[] =>
  list.length > NAMED ? [...list.slice(0, NAMED), `… and ${list.length - NAMED} more`] : list;

/** Addresses of the pages that violate a rule. */
export const failing = (list: readonly Page[], holds: (page: Page) => boolean) =>
  few(list.filter((page) => !holds(page)).map(({ address }) => address));
