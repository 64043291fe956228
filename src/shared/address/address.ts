/** The page's address, where pages keep their state: all that reads and writes it goes through here. */

/** What it asks for, as anybody may have written it. */
export const queryHere = () => new URLSearchParams(location.search);

/** @returns undefined where nothing of that name is kept beside the address */
export const keptHere = (name: string): unknown => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
};

interface Writing {
  /** Whether Back leads to the address that was there before. */
  readonly step?: boolean;
  /** What the history keeps beside it. */
  readonly kept?: Readonly<Record<string, unknown>>;
}

/** Says in the address what the page shows, beside the router, whose key stays: Back keeps the place. @param address from the root */
export function writeAddress(address: string, { step = false, kept }: Writing = {}): void {
  const state: unknown = kept ? { ...history.state, ...kept } : history.state;
  if (step) history.pushState(state, "", address);
  else history.replaceState(state, "", address);
}

/** The same, of a page whose other query this is. @param query without « ? » */
export const writeQuery = (query: string) =>
  writeAddress(`${location.pathname}${query && `?${query}`}${location.hash}`);
