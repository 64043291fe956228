import { useEffect, useMemo, useRef, useState } from "react";
import type { AdSearchAnswer } from "../../contract/market/ad";
import { type AdSearch, writeAdSearch } from "../../contract/market/search";
import { readSearch } from "./read-search";
import { keptHere, queryHere, writeAddress } from "../../shared/address/address";
import { useArrivals } from "../../shared/address/use-arrivals";
import { askAds, keepAnswer, keptAnswer, lastAnswer } from "./ask-ads";
import { searchPath } from "./search-path";
import type { ServedSearch } from "./served-search";

/** The edge is asked after this many milliseconds without another change. */
const DEBOUNCE_MS = 250;
const MAX_ADDED = 20;

/** The search of an address, and how many pages were added under its first one (« Afficher plus »), which the history entry stores. */
interface Place {
  readonly asked: AdSearch;
  readonly added: number;
}

const ADDED = "pagesAjoutees";
function placeHere(): Place {
  const added = keptHere(ADDED);
  return {
    asked: readSearch(queryHere()),
    added: typeof added === "number" ? Math.min(Math.max(Math.trunc(added) || 0, 0), MAX_ADDED) : 0,
  };
}

const queriesOf = ({ asked, added }: Place) =>
  Array.from({ length: added + 1 }, (_, at) => writeAdSearch({ ...asked, page: asked.page + at }));

interface Shown {
  /** The queries that it answers. */
  readonly key: string;
  /** One answer per page, at least one. */
  readonly answers: readonly [AdSearchAnswer, ...AdSearchAnswer[]];
}
function shownOf(key: string, [first, ...others]: readonly (AdSearchAnswer | null)[]): Shown | null {
  const added = others.filter((answer) => answer !== null);
  return first && added.length === others.length ? { key, answers: [first, ...added] } : null;
}

export interface AdSearching extends Place {
  /** The newest answer, which belongs to the previous search while another one loads; null before the first. */
  readonly shown: Shown | null;
  readonly waiting: boolean;
  readonly failed: boolean;
  /** Starts another search, with a history entry of its own. */
  readonly ask: (search: AdSearch) => void;
  /** Adds one page under those that are shown. */
  readonly add: () => void;
  readonly retry: () => void;
}

/**
 * A search of ads whose state is the page's address. An answer to an outdated search is ignored.
 * @param served what the Worker rendered into this document: the first render repeats it
 */
export function useAdSearch(served: ServedSearch | null): AdSearching {
  const [place, setPlace] = useState<Place>(() => (served ? { asked: served.search, added: 0 } : placeHere()));
  const queries = queriesOf(place);
  const key = queries.join("|");
  // A returning visitor sees the earlier results at once, so that the page is tall enough to restore the scroll position.
  const [shown, setShown] = useState(() =>
    served ? shownOf(key, [served.answer]) : shownOf(key, queries.map(lastAnswer)),
  );
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // A retry counts as a new question, so that the effect runs again.
  const question = useMemo(() => ({ key, attempt }), [key, attempt]);
  const isFirst = useRef(true);

  useEffect(() => {
    if (served && !served.isStale) keepAnswer(writeAdSearch(served.search), served.answer);
  }, [served]);
  useArrivals(() => setPlace(placeHere()));
  useEffect(() => {
    const { key: asked } = question;
    const queries = asked.split("|");
    setFailed(false);
    const last = shownOf(asked, queries.map(lastAnswer));
    if (last) setShown(last);
    if (shownOf(asked, queries.map(keptAnswer))) return;
    const controller = new AbortController();
    const load = async () => {
      const answers = await Promise.all(queries.map((query) => keptAnswer(query) ?? askAds(query, controller.signal)));
      if (controller.signal.aborted) return;
      const found = shownOf(asked, answers);
      if (found) setShown(found);
      else setFailed(!last); // Earlier results stay on show.
    };
    const timer = setTimeout(() => void load(), isFirst.current ? 0 : DEBOUNCE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);

  const ask = (search: AdSearch) => {
    const query = writeAdSearch(search);
    if (query === writeAdSearch(place.asked)) return;
    writeAddress(searchPath(query), { step: true, kept: { [ADDED]: 0 } });
    setPlace(placeHere());
  };
  const add = () => {
    writeAddress(location.href, { kept: { [ADDED]: place.added + 1 } });
    setPlace(placeHere());
  };
  return {
    ...place,
    shown,
    failed,
    waiting: shown?.key !== key && !failed,
    ask,
    add,
    retry: () => setAttempt(attempt + 1),
  };
}
