import { type ComponentProps, type ComponentType, type ReactNode, useState } from "react";
import { type Asked, NOTHING_ASKED, writeAsked } from "../../lib/car-search/address";
import type { Filters } from "../../lib/car-search/filters";
import { SORTS, sortOf } from "../../lib/car-search/sorts";
import { routes } from "../../routes";
import { ActiveFilters } from "./active-filters";
import type { ListFilters } from "./list-filters";
import { chosenIn, type ListPart, partName } from "./list-part";
import * as styles from "./list-search.page.module.css";
import type { Source } from "./load-searcher";
import { NoList } from "./no-list";
import { NothingFound } from "./nothing-found";
import type { Results } from "./searcher";
import { SortField } from "./sort-field";
import { useCarSearch } from "./use-car-search";

interface Props {
  source: Source;
  /** Changes each time the visitor is led here. */
  visit: string | undefined;
  parts: readonly ListPart[];
  /** What the search of all cars is asked for to find this list's. */
  wider: Partial<Pick<Asked, "sort"> & Pick<Filters, "choices" | "bounds">>;
  /** « 12 modèles », of the list as built where nothing was searched. */
  said: (results: Results | null) => string;
  /** Where nothing is found. */
  nothing: string;
  /** The list itself: as built where nothing was searched. Native filters in it are those of a browser without scripts. */
  children: (results: Results | null) => ReactNode;
}

type Opened = { readonly part: ListPart; readonly Filters: ComponentType<ComponentProps<typeof ListFilters>> };

/** The filters and orders of a page's own list (MARKET § 2.1, § 2.6, § 2.9). As built it shows the whole list; the cars come at the first use. */
export function ListSearch({ source, visit, parts, wider, said, nothing, children }: Props) {
  const { asked, results, idle, failed, filter, change, load } = useCarSearch(source, visit, false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { filters } = asked;
  const found = idle ? null : results;
  const waiting = !idle && !results && !failed;
  const open = async (part: ListPart) => {
    const [{ ListFilters: Filters }, there] = await Promise.all([import("./list-filters"), results ? true : load()]);
    if (there) setOpened({ part, Filters });
  };
  const all = { ...filters, choices: { ...wider.choices, ...filters.choices }, bounds: { ...wider.bounds, ...filters.bounds } };
  const sort = asked.sort === source.sorts[0].value && wider.sort ? wider.sort : asked.sort;
  const widened = writeAsked({ ...NOTHING_ASKED, filters: all, sort: sortOf(sort, SORTS).value });

  return (
    <div aria-busy={waiting}>
      <div className={styles.bar}>
        <ul className={`chips live ${styles.parts}`} aria-label="Filtres">
          {parts.map((part) => {
            const chosen = chosenIn(part, filters);
            return (
              <li key={part}>
                <button type="button" className={`chip ${chosen > 0 ? styles.on : ""}`} aria-haspopup="dialog" onClick={() => void open(part)}>
                  {partName(part)}
                  {chosen > 0 && ` (${chosen})`}
                </button>
              </li>
            );
          })}
        </ul>
        <div className={`live ${styles.sort}`}>
          <SortField sorts={source.sorts} value={asked.sort} onSort={(value) => change({ sort: value })} />
        </div>
        <a className={styles.all} href={`${routes.search}?${widened}`}>
          Tous les filtres
        </a>
      </div>
      <ActiveFilters filters={filters} options={results?.facets ?? {}} onFilter={filter} />
      <p role="status" className={styles.status}>
        {waiting ? "Recherche…" : failed && !results ? "" : said(found)}
      </p>
      {failed && <NoList onRetry={() => void load()} />}
      {found && found.cars.length === 0 ? <NothingFound sentence={nothing} dropped={found.dropped} onFilter={filter} /> : <div className={styles.list}>{children(found)}</div>}
      {opened && results && (
        <opened.Filters parts={parts} opened={opened.part} filters={filters} facets={results.facets} bands={results.bands} found={said(results)} onFilter={filter} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

/** A page's own models of what was found, in its order, each from the lowest price found; all of them where nothing was searched. */
export function foundAmong<Model extends { readonly modelId: number; readonly priceMin: number | null }>(models: readonly Model[], results: Results | null): readonly Model[] {
  if (!results) return models;
  const byId = new Map(models.map((model) => [model.modelId, model]));
  return results.models.flatMap(({ model: { id }, from }) => {
    const model = byId.get(id);
    return model ? [{ ...model, priceMin: from }] : [];
  });
}
