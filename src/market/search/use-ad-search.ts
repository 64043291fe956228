import { useEffect, useRef, useState } from "react";
import type { AdSearchAnswer } from "../../contract/market/ad";
import { type AdSearch, writeAdSearch } from "../../contract/market/search";
import { readSearch } from "./read-search";
import { useSteps } from "../../shared/ui/use-steps";
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
  const state: unknown = history.state;
  const added: unknown = typeof state === "object" && state !== null ? Reflect.get(state, ADDED) : 0;
  return {
    asked: readSearch(new URLSearchParams(location.search)),
    added: typeof added === "number" ? Math.min(Math.max(Math.trunc(added) || 0, 0), MAX_ADDED) : 0,
  };
}
const stateWith = (added: number) => ({ ...history.state, [ADDED]: added }); // with the router’s key: Back keeps the place

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

/**
 * A search of ads whose state is the page's address. An answer that comes after another question was asked is not waited for.
 * @param visit changes with each navigation of the router’s
 */
export function useAdSearch(visit: unknown): AdSearching {
  const [place, setPlace] = useState(placeHere);
  const queries = queriesOf(place);
  const key = queries.join("|");
  // Whoever was here before sees their results at once, so that the page is long enough to scroll back.
  const [shown, setShown] = useState(() => shownOf(key, queries.map(lastAnswer)));
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const steps = useSteps();

  useEffect(() => setPlace(placeHere()), [visit, steps]);
  useEffect(() => {
    setFailed(false);
    const last = shownOf(key, queries.map(lastAnswer));
    if (last) setShown(last);
    if (shownOf(key, queries.map(keptAnswer))) return;
    const controller = new AbortController();
    const load = async () => {
      const answers = await Promise.all(queries.map((query) => keptAnswer(query) ?? askAds(query, controller.signal)));
      if (controller.signal.aborted) return;
      const found = shownOf(key, answers);
      if (found) setShown(found);
      else setFailed(!last); // what was found before is better than nothing
    };
    const timer = setTimeout(() => void load(), isFirst.current ? 0 : DEBOUNCE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, attempt]);

  const ask = (search: AdSearch) => {
    const query = writeAdSearch(search);
    if (query === writeAdSearch(place.asked)) return;
    history.pushState(stateWith(0), "", searchPath(query));
    setPlace(placeHere());
  };
  const add = () => {
    history.replaceState(stateWith(place.added + 1), "");
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
