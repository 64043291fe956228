import type { ReactNode } from "react";
import { readAsked, writeAsked } from "./engine/address";
import type { Filters } from "./engine/filters";
import type { Sorts } from "./engine/sorts";
import { ActiveFilters } from "./active-filters";
import { ListFilters } from "./list-filters";
import type { ListPart } from "./list-part";
import { NothingFound } from "./nothing-found";
import type { Results } from "./results";
import type { Searcher } from "./searcher";

/** What a list answers to an address. */
export interface Answer {
  /** The address as this list understands it: what it does not know is dropped. */
  readonly query: string;
  /** Null where nothing is asked for, which the built list shows. */
  readonly found: Results | null;
  /** What is asked for, one by one. */
  readonly chips: ReactNode;
  /** Stands for the list where nothing is found. */
  readonly empty: ReactNode;
  readonly dialog: (opened: ListPart, said: (results: Results) => string, onClose: () => void) => ReactNode;
}

/** All that a list shows once it is searched: one script, that comes with its cars. @param nothing said where nothing is found */
export const answering =
  ({ find, understand }: Searcher, sorts: Sorts, parts: readonly ListPart[], nothing: string) =>
  (query: string, onQuery: (query: string) => void): Answer => {
    const read = readAsked(new URLSearchParams(query), sorts);
    const asked = { ...read, filters: understand(read.filters), versions: false, pages: 1 };
    const results = find(asked);
    const understood = writeAsked(asked, sorts);
    const filter = (filters: Filters) => onQuery(writeAsked({ ...asked, filters: understand(filters) }, sorts));
    return {
      query: understood,
      found: understood === "" ? null : results,
      chips: <ActiveFilters active={results.active} onFilter={filter} />,
      empty: results.cars.length === 0 && (
        <NothingFound sentence={nothing} dropped={results.dropped} onFilter={filter} />
      ),
      dialog: (opened, said, onClose) => (
        <ListFilters
          parts={parts}
          opened={opened}
          filters={asked.filters}
          facets={results.facets}
          bands={results.bands}
          found={said(results)}
          onFilter={filter}
          onClose={onClose}
        />
      ),
    };
  };
