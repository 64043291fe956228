import type { ReactNode } from "react";
import { readCarQuery, writeCarQuery } from "./engine/address";
import type { Filters } from "./engine/filters";
import type { Sorts } from "./engine/sorts";
import { ActiveFilters } from "./active-filters";
import { ListFilters } from "./list-filters";
import type { ListPart } from "./list-part";
import { NothingFound } from "./nothing-found";
import type { Results } from "./results";
import type { Searcher } from "./searcher";

/** Everything that a list shows for a query. */
export interface Answer {
  /** The normalised query, without what this list does not know. */
  readonly query: string;
  /** Null when no filter is set: the built list is shown then. */
  readonly found: Results | null;
  /** Chips of the active filters. */
  readonly chips: ReactNode;
  /** Replaces the list when nothing is found. */
  readonly empty: ReactNode;
  readonly dialog: (opened: ListPart, statusOf: (results: Results) => string, onClose: () => void) => ReactNode;
}

/** Computes what a list shows for a query; this script is loaded together with the cars. @param nothing sentence shown when nothing is found */
export const answering =
  ({ find, understand }: Searcher, sorts: Sorts, parts: readonly ListPart[], nothing: string) =>
  (query: string, onQuery: (query: string) => void): Answer => {
    const read = readCarQuery(new URLSearchParams(query), sorts);
    const asked = { ...read, filters: understand(read.filters), versions: false, pages: 1 };
    const results = find(asked);
    const understood = writeCarQuery(asked, sorts);
    const filter = (filters: Filters) => onQuery(writeCarQuery({ ...asked, filters: understand(filters) }, sorts));
    return {
      query: understood,
      found: understood === "" ? null : results,
      chips: <ActiveFilters active={results.active} onFilter={filter} />,
      empty: results.cars.length === 0 && (
        <NothingFound sentence={nothing} dropped={results.dropped} onFilter={filter} />
      ),
      dialog: (opened, statusOf, onClose) => (
        <ListFilters
          parts={parts}
          opened={opened}
          filters={asked.filters}
          facets={results.facets}
          bands={results.bands}
          found={statusOf(results)}
          onFilter={filter}
          onClose={onClose}
        />
      ),
    };
  };
