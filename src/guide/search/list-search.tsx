import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { isReduced } from "../../costs/price/current-price";
import { modelFigureShown, type Sorts } from "./engine/sorts";
import { queryHere, writeQuery } from "../../shared/address/address";
import { useArrivals } from "../../shared/address/use-arrivals";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { count } from "../../shared/figures/figures";
import { startingPrice } from "../../shared/figures/price";
import { isComing } from "../models/model-badges";
import { routes } from "../../routes";
import type { Answer } from "./list-answers";
import { chosenIn, type ListPart, PARTS } from "./list-part";
import * as styles from "./list-search.page.module.css";
import { NoList } from "../../shared/filters/no-list";
import type { Results } from "./results";
import type { Searcher } from "./searcher";
import { SortField } from "../../shared/filters/sort-field";

interface Props {
  /** Unique key of the list. */
  path: string;
  /** Loads the searcher over the cars of the list; rejects when they cannot be loaded. */
  load: () => Promise<Searcher>;
  /** Sort orders; the first is that of the built list. */
  sorts: Sorts;
  parts: readonly [ListPart, ...ListPart[]];
  /** Query with which the search of all cars finds the cars of this list: « marque=toyota ». */
  wider: string;
  /** Returns the status text, « 12 modèles »; for the built list when there are no results. */
  statusOf: (results: Results | null) => string;
  /** Sentence shown when nothing is found. */
  nothing: string;
  /** Ways to the sections of the whole list, which are there until a filter is set. */
  sections?: ReactNode;
  /** What stands beside the status text. */
  beside?: ReactNode;
  /** Renders the list; without results, the built list. Native filters in it serve browsers without scripts. */
  children: (results: Results | null) => ReactNode;
}

type Answering = (query: string, onQuery: (query: string) => void) => Answer;
/** Kept while the visitor stays on the site, so that a list they return to shows its results at once. */
const kept = new Map<string, Answering>();

/**
 * Filters and sort orders of a page's list (rule: guide/list-filters). The built page shows the whole list; the search code is loaded at the first use.
 * The state is stored in the page's address.
 */
export function ListSearch({ path, load, sorts, parts, wider, statusOf, nothing, sections, beside, children }: Props) {
  const [answer, setAnswer] = useState<Answering | null>(() => kept.get(path) ?? null);
  const [query, setQuery] = useState(() => (answer ? String(queryHere()) : ""));
  const [opened, setOpened] = useState<ListPart | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = new URLSearchParams(query);

  const wake = async () => {
    setFailed(false);
    try {
      const [{ answering }, searcher] = await Promise.all([import("./list-answers"), load()]);
      const loaded = answering(searcher, sorts, parts, nothing);
      kept.set(path, loaded);
      setAnswer(() => loaded);
    } catch (error) {
      console.warn("Filtres :", error instanceof Error ? error.message : "erreur inconnue");
      setFailed(true);
    }
  };
  useArrivals(() => setQuery(String(queryHere())));
  const wanted = !answer && (query !== "" || opened !== null);
  const wakeFirst = useEffectEvent(wake);
  useEffect(() => {
    if (wanted) void wakeFirst();
  }, [wanted, wakeFirst]);

  const answered = useMemo(() => answer && answer(query, setQuery), [answer, query]);
  const understood = answered?.query;
  useEffect(() => {
    if (understood === undefined) return;
    setQuery(understood);
    writeQuery(understood);
  }, [understood]);

  const sort = (value: string) => {
    if (value === sorts[0].value) asked.delete("tri");
    else asked.set("tri", value);
    setQuery(String(asked));
  };
  const found = answered?.found ?? null;
  return (
    <div aria-busy={wanted && !failed}>
      <div className={`chips ${styles.bar} ${styles.ends}`}>
        <button
          type="button"
          className={`chip live ${styles.filters}`}
          aria-haspopup="dialog"
          onClick={() => setOpened(parts[0])}
        >
          Filtres
        </button>
        <ul className={`live ${styles.parts}`} aria-label="Filtres">
          {parts.map((part) => {
            const chosen = chosenIn(part, asked);
            return (
              <li key={part}>
                <button
                  type="button"
                  className={chosen > 0 ? `chip ${styles.on}` : "chip"}
                  aria-haspopup="dialog"
                  onClick={() => setOpened(part)}
                >
                  {PARTS[part]}
                  {chosen > 0 && ` (${chosen})`}
                </button>
              </li>
            );
          })}
        </ul>
        <a className={styles.way} href={`${routes.search}?${widened(wider, asked)}`}>
          Recherche détaillée
        </a>
        <div className="live">
          <SortField sorts={sorts} value={asked.get("tri") ?? sorts[0].value} onSort={sort} />
        </div>
        {!found && sections}
      </div>
      {answered?.chips}
      <p role="status" className={styles.status}>
        {!wanted ? statusOf(found) : failed ? "" : "Recherche…"}
      </p>
      {beside}
      {failed && <NoList onRetry={() => void wake()} />}
      {answered?.empty || <div className={styles.list}>{children(found)}</div>}
      {opened && answered?.dialog(opened, statusOf, () => setOpened(null))}
    </div>
  );
}

/** « dont 1 à venir »: they have no part in the price that follows. */
const comingAmong = (coming: number) => (coming > 0 ? [`dont ${coming} à venir`] : []);

/** Status text of a list of cars: « 2 modèles, 3 versions », and of the built one « 11 modèles, dès 10.900.000 FCA », the lowest price of those on sale. @param models those of the built list */
export const carsStatus =
  (models: readonly { readonly status: string; readonly priceMin: number | null }[]) => (results: Results | null) =>
    results
      ? `${count(results.models.length, "modèle")}, ${count(results.cars.length, "version")}`
      : [
          count(models.length, "modèle"),
          ...comingAmong(models.filter(isComing).length),
          ...startingPrice(models.flatMap((model) => (isComing(model) ? [] : model.priceMin))),
        ].join(", ");

/** Query that applies the current filters to the search of all cars. */
function widened(wider: string, asked: URLSearchParams): string {
  const all = new URLSearchParams(wider);
  for (const [key, value] of asked) all.set(key, value);
  return String(all).replaceAll("%2C", ",");
}

/** A model of a page's list, with data about its position. */
export type ListedAmong<Model> = Model & {
  /** The figure that the list is sorted by, if the card does not show it anyway. */
  readonly figure: string | null;
  /** The lowest price of all its versions, of which the card shows that of one that matches; null in the built list, which shows the lowest. */
  readonly least: number | null;
  /** Version by which the model is sorted; null in the built list. */
  readonly lead: IndexedCar | null;
};

/** The page's models among the results, in their order and with the lowest matching price; all models when there are no results. */
export function foundAmong<
  Model extends Pick<Queries.ModelCardFragment, "modelId" | "priceMin" | "priceMinIsPromo" | "cheapestId">,
>(models: readonly Model[], results: Results | null): readonly ListedAmong<Model>[] {
  if (!results) return models.map((model) => ({ ...model, figure: null, least: null, lead: null }));
  const byId = new Map(models.map((model) => [model.modelId, model]));
  return results.models.flatMap(({ model: { id }, from, cheapest, lead }) => {
    const model = byId.get(id);
    return model
      ? [
          {
            ...model,
            priceMin: from,
            priceMinIsPromo: isReduced(cheapest),
            cheapestId: cheapest.id,
            figure: modelFigureShown(results.sort, lead),
            least: model.priceMin,
            lead,
          },
        ]
      : [];
  });
}
