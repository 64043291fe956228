import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { MAX_WORDS_LENGTH } from "./engine/address";
import { SORTS } from "./engine/sorts";
import type { Parameter } from "../../costs/rules/parameters";
import { count } from "../../shared/figures/figures";
import { routes } from "../../routes";
import { WordsField } from "../../shared/ui/form/words-field";
import * as styles from "./car-search.page.module.css";
import { ListChips } from "../lists/list-chips";
import type { ListGroup } from "../lists/list-group";
import { FilterPanel } from "./filter-panel";
import type { PanelFacets } from "./filter-parts";
import { FiltersButton, type LoadedFilters } from "./filters-button";
import { NoList } from "../../shared/filters/no-list";
import { SortField } from "../../shared/filters/sort-field";
import { useCarSearch } from "./use-car-search";

interface Props {
  /** Address of the index. */
  index: string;
  /** The country's dated figures of loans. */
  parameters: readonly Parameter[];
  /** Counts over all cars, shown while no filter is set. */
  all: PanelFacets & { readonly models: number; readonly versions: number };
  /** Lists by budget and by energy, which phones show beside the filters until one is set. */
  lists: ListGroup["lists"];
  /** The first models, rendered at build. */
  children: ReactNode;
}

const PER_PAGE = 24;

/** The search for new cars (rule: guide/search-without-scripts). The built page shows all cars; filters need the scripts. */
export function CarSearch({ index, parameters, all, lists, children }: Props) {
  const source = { key: index, load: async () => (await import("./all-cars")).allCars(index, parameters) };
  const { asked, results, FoundList, ActiveFilters, idle, failed, filter, change, retry } = useCarSearch(source);
  const { filters, versions, pages } = asked;
  const [Filters, setFilters] = useState<LoadedFilters | null>(null);
  const facets = results ?? all;
  const [cars, models] = idle ? [all.versions, all.models] : [results?.cars.length ?? 0, results?.models.length ?? 0];
  const active = results?.active ?? [];
  const byVersion = (
    <label className="chip live">
      <input type="checkbox" checked={versions} onChange={({ target }) => change({ versions: target.checked })} />
      Afficher les versions
    </label>
  );
  const panel = (
    <FilterPanel
      filters={filters}
      facets={facets.facets}
      bands={facets.bands}
      parameters={parameters}
      onFilter={filter}
    />
  );
  const shown = pages * PER_PAGE;
  const more = (versions ? cars : models) > shown;

  return (
    <div className={styles.search}>
      <aside className={`live ${styles.aside}`} aria-label="Filtres">
        {panel}
      </aside>
      <section className={styles.results} aria-label="Voitures" aria-busy={!idle && !results && !failed}>
        <h2 className="visually-hidden">Voitures trouvées</h2>
        <Sentence said={filters.q} onSay={(q) => filter({ ...filters, q })} />
        <div className={styles.stay}>
          <div className={`chips ${styles.tools}`}>
            <FiltersButton active={active.length} onLoad={(loaded) => setFilters(() => loaded)} />
            <div className="live">
              <SortField sorts={SORTS} value={asked.sort} onSort={(sort) => change({ sort })} />
            </div>
            {byVersion}
            {idle && <ListChips name="Par budget et énergie" lists={lists} />}
          </div>
        </div>
        {ActiveFilters && <ActiveFilters active={active} onFilter={filter} />}
        <p role="status" className={styles.status}>
          {!idle && !results && !failed
            ? "Recherche…"
            : failed && !results
              ? ""
              : `${count(models, "modèle")}, ${count(cars, "version")}`}
        </p>
        {failed && !idle ? (
          <NoList onRetry={retry} />
        ) : results && FoundList ? (
          <FoundList results={results} asked={asked} most={shown} onFilter={filter} />
        ) : (
          <div className={idle ? undefined : styles.waiting}>{children}</div>
        )}
        {more && (idle || results) && (
          <p className={`live ${styles.more}`}>
            <button type="button" className="button plain" onClick={() => change({ pages: pages + 1 })}>
              Afficher plus
            </button>
          </p>
        )}
      </section>
      {Filters && (
        <Filters found={versions ? count(cars, "version") : count(models, "modèle")} onClose={() => setFilters(null)}>
          <div>
            {byVersion}
            {panel}
          </div>
        </Filters>
      )}
    </div>
  );
}

/** Field for a sentence, « suv diesel 7 places moins de 25 millions », which is read when submitted. Submitted before the scripts are loaded, it becomes part of the address. */
function Sentence({ said, onSay }: { said: string; onSay: (typed: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const shown = useRef({ said, sent });
  // The words not understood as filters replace the sentence; text typed before hydration is kept.
  useEffect(() => {
    const before = shown.current;
    shown.current = { said, sent };
    if (field.current && (before.said !== said || before.sent !== sent)) field.current.value = said;
  }, [said, sent]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!field.current) return;
    onSay(field.current.value);
    setSent(sent + 1);
  };
  return (
    <form
      className={`live ${styles.sentence}`}
      action={routes.search}
      role="search"
      aria-label="Recherche détaillée"
      onSubmit={send}
    >
      <label htmlFor={id} className="visually-hidden">
        Que cherchez-vous&nbsp;?
      </label>
      <WordsField id={id} words={said} most={MAX_WORDS_LENGTH} example="SUV diesel 7 places" field={field} />
    </form>
  );
}
