import { useEffect, useMemo, useState } from "react";
import { type Asked, NOTHING_ASKED, readAsked, writeAsked } from "../../lib/car-search/address";
import type { Filters } from "../../lib/car-search/filters";
import { keptSearcher, loadSearcher } from "./load-searcher";
import type { SearchTools } from "./search-tools";
import type { Results, Searcher } from "./searcher";

interface Search {
  readonly asked: Asked;
  /** Null where nothing is asked for, which the built page shows, and until the index is there. */
  readonly results: Results | null;
  readonly FoundList: SearchTools["FoundList"] | null;
  /** Whether the built page answers: nothing is asked for. */
  readonly idle: boolean;
  /** Whether the index could not be had. */
  readonly failed: boolean;
  /** Other filters: from the first page on. */
  readonly filter: (filters: Filters) => void;
  readonly change: (change: Partial<Omit<Asked, "filters">>) => void;
  readonly retry: () => void;
}

const understood = (asked: Asked, searcher: Searcher | null): Asked => (searcher ? { ...asked, filters: searcher.understand(asked.filters) } : asked);
const askedHere = (searcher: Searcher | null) => understood(readAsked(new URLSearchParams(location.search)), searcher);

/**
 * A search whose state is the page's address: what it asks for is read once the page is alive, and written as it changes, in place, so that
 * Back leaves the search and comes back to it as it was.
 * @param index address of the index
 * @param visit changes each time the visitor is led here
 */
export function useCarSearch(index: string, visit: string | undefined): Search {
  const [searcher, setSearcher] = useState(() => keptSearcher(index));
  // Whoever was here before sees their results at once, so that the page is long enough to scroll back; the built page has none kept.
  const [asked, setAsked] = useState(() => (searcher ? askedHere(searcher) : NOTHING_ASKED));
  const [failed, setFailed] = useState(false);

  const load = async () => {
    setFailed(false);
    const loaded = await loadSearcher(index);
    setFailed(!loaded);
    if (!loaded) return;
    setAsked((before) => understood(before, loaded));
    setSearcher(loaded);
  };
  useEffect(() => {
    setAsked(askedHere(searcher));
    if (!searcher) void load();
  }, [visit]);

  const query = writeAsked(asked);
  useEffect(() => {
    if (searcher) history.replaceState(history.state, "", `${location.pathname}${query ? `?${query}` : ""}${location.hash}`);
  }, [searcher, query]);

  const idle = query === "";
  return {
    asked,
    idle,
    failed,
    FoundList: searcher?.FoundList ?? null,
    results: useMemo(() => (searcher && !idle ? searcher.find(asked) : null), [searcher, query]),
    filter: (filters) => setAsked((before) => understood({ ...before, filters, pages: 1 }, searcher)),
    change: (change) => setAsked((before) => ({ ...before, pages: 1, ...change })),
    retry: () => void load(),
  };
}
