import { useEffect, useMemo, useRef, useState } from "react";
import type { AdSearchAnswer } from "../../contract/market/ad";
import { type AdSearch, writeAdSearch } from "../../contract/market/search";
import { readSearch } from "./read-search";
import { keptHere, queryHere, writeAddress } from "../../shared/address/address";
import { useArrivals } from "../../shared/address/use-arrivals";
import { askAds, keptAnswer, lastAnswer } from "./ask-ads";
import { searchPath } from "./search-path";

/** Milliseconds without another change before the edge is asked. */
const DEBOUNCE_MS = 250;
const MAX_ADDED = 20;

/** What an address asks for, and how many pages were added under its own (« Afficher plus »): those the history keeps. */
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
  /** Which questions it answers. */
  readonly key: string;
  /** A page each; one at least. */
  readonly answers: readonly [AdSearchAnswer, ...AdSearchAnswer[]];
}
function shownOf(key: string, [first, ...others]: readonly (AdSearchAnswer | null)[]): Shown | null {
  const added = others.filter((answer) => answer !== null);
  return first && added.length === others.length ? { key, answers: [first, ...added] } : null;
}

export interface AdSearching extends Place {
  /** The newest answer there is, of an earlier question while another one is on its way; null before the first. */
  readonly shown: Shown | null;
  readonly waiting: boolean;
  readonly failed: boolean;
  /** Asks for something else: a step to come back to. */
  readonly ask: (search: AdSearch) => void;
  /** One more page under those that are shown. */
  readonly add: () => void;
  readonly retry: () => void;
}

/** A search of ads whose state is the page's address. An answer that comes after another question was asked is not waited for. */
export function useAdSearch(): AdSearching {
  const [place, setPlace] = useState(placeHere);
  const queries = queriesOf(place);
  const key = queries.join("|");
  // Whoever was here before sees their results at once, so that the page is long enough to scroll back.
  const [shown, setShown] = useState(() => shownOf(key, queries.map(lastAnswer)));
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Asked anew, it is another question.
  const question = useMemo(() => ({ key, attempt }), [key, attempt]);
  const isFirst = useRef(true);

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
      else setFailed(!last); // what was found before is better than nothing
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
