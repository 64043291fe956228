/** Pages keep their state in the query of the address and in the history. Only this folder reads and writes both. */

/** The query of the current address. Visitors can write anything there, so callers have to validate it. */
export const queryHere = () => new URLSearchParams(location.search);

/** @returns the value of this name in the history's current entry, or undefined */
export const keptHere = (name: string): unknown => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
};

interface Writing {
  /** Adds an entry to the history, so that Back leads to the previous address. Otherwise the current entry is replaced. */
  readonly step?: boolean;
  /** Values to store in the history's entry. */
  readonly kept?: Readonly<Record<string, unknown>>;
}

/**
 * Writes the state of the page into the address without the router. The router's own key stays in the history's entry, so that Back restores the
 * scroll position.
 * @param address path and query from the site's root
 */
export function writeAddress(address: string, { step = false, kept }: Writing = {}): void {
  const state: unknown = kept ? { ...history.state, ...kept } : history.state;
  if (step) history.pushState(state, "", address);
  else history.replaceState(state, "", address);
}

/** Replaces the query of the current address. @param query without « ? » */
export const writeQuery = (query: string) =>
  writeAddress(`${location.pathname}${query && `?${query}`}${location.hash}`);
