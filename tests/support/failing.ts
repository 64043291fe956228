import type { Page } from "./pages";

/** Enough to see what they have in common. */
const NAMED = 8;

/** At most a few of a long list, and how many more there are: a failure that names five hundred pages says nothing. */
export const few = (list: readonly string[]): readonly string[] =>
  list.length > NAMED ? [...list.slice(0, NAMED), `… and ${list.length - NAMED} more`] : list;

/** Addresses of the pages that a rule does not hold for. */
export const failing = (list: readonly Page[], holds: (page: Page) => boolean) =>
  few(list.filter((page) => !holds(page)).map(({ address }) => address));
