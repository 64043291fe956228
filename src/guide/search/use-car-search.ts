import { useEffect, useMemo, useState } from "react";
import { queryHere, writeQuery } from "../../shared/address/address";
import { useArrivals } from "../../shared/address/use-arrivals";
import { type CarQuery, EMPTY_CAR_QUERY, readCarQuery, writeCarQuery } from "./engine/address";
import type { Filters } from "./engine/filters";
import { keptSearcher, loadSearcher, type Source } from "./load-searcher";
import type { Results } from "./results";
import type { Searcher } from "./searcher";

interface Search {
  readonly asked: CarQuery;
  /** Null until the cars are loaded, and when no filter is set, because the built page shows all cars. */
  readonly results: Results | null;
  readonly FoundList: Searcher["FoundList"];
  readonly ActiveFilters: Searcher["ActiveFilters"];
  /** True when no filter is set, so that the built page applies. */
  readonly idle: boolean;
  /** Whether the cars could not be loaded. */
  readonly failed: boolean;
  /** Sets the filters and goes back to the first page of results. */
  readonly filter: (filters: Filters) => void;
  readonly change: (change: Partial<Omit<CarQuery, "filters">>) => void;
  readonly retry: () => void;
}

const saidHere = () => readCarQuery(queryHere());
const understood = (asked: CarQuery, searcher: Searcher | null): CarQuery =>
  searcher ? { ...asked, filters: searcher.understand(asked.filters) } : asked;

/**
 * A search whose state is stored in the page's address. The address is read after hydration. Changes replace the current entry of the history, so
 * that Back leaves the search, and returning restores it.
 */
export function useCarSearch(source: Source): Search {
  const [searcher, setSearcher] = useState(() => keptSearcher(source));
  // A returning visitor sees their results at once, so that the page is long enough to restore the scroll position; at build no searcher is kept.
  const [said, setSaid] = useState(() => (searcher ? saidHere() : EMPTY_CAR_QUERY));
  const asked = useMemo(() => understood(said, searcher), [said, searcher]);
  const [failed, setFailed] = useState(false);
  const query = writeCarQuery(asked);
  const idle = query === "";

  const load = async () => {
    setFailed(false);
    const loaded = await loadSearcher(source);
    setFailed(!loaded);
    if (loaded) setSearcher(loaded);
  };
  useArrivals(() => {
    setSaid(saidHere());
    if (!searcher) void load();
  });
  useEffect(() => {
    if (searcher) writeQuery(query);
  }, [searcher, query]);

  return {
    asked,
    idle,
    failed,
    retry: () => void load(),
    FoundList: searcher?.FoundList,
    ActiveFilters: searcher?.ActiveFilters,
    results: useMemo(
      () => (searcher && query ? searcher.find(readCarQuery(new URLSearchParams(query))) : null),
      [searcher, query],
    ),
    filter: (filters) => setSaid((before) => ({ ...before, filters, pages: 1 })),
    change: (change) => setSaid((before) => ({ ...before, pages: 1, ...change })),
  };
}
