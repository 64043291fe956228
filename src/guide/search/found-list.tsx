import type { CarQuery } from "./engine/address";
import type { Filters } from "./engine/filters";
import { figureShown, modelFigureShown } from "./engine/sorts";
import * as grid from "../../shared/ui/grid.module.css";
import { FoundCarCard, FoundModelCard } from "./found-cards";
import * as list from "../lists/even.page.module.css";
import { NothingFound } from "./nothing-found";
import type { Results } from "./results";

export interface FoundListProps {
  results: Results;
  asked: CarQuery;
  /** Number of results shown. */
  most: number;
  onFilter: (filters: Filters) => void;
}

/** The results, grouped by model or as single versions. */
export function FoundList({ results, asked, most, onFilter }: FoundListProps) {
  if (results.cars.length === 0) return <NothingFound dropped={results.dropped} onFilter={onFilter} />;
  return (
    <ul className={`${grid.grid} ${list.even}`}>
      {asked.versions
        ? results.cars.slice(0, most).map((car) => (
            <li key={car.id}>
              <FoundCarCard car={car} figure={figureShown(results.sort, car)} />
            </li>
          ))
        : results.models.slice(0, most).map((found) => (
            <li key={found.model.id}>
              <FoundModelCard
                found={found}
                least={results.lowest.get(found.model.id)}
                figure={modelFigureShown(results.sort, found.lead)}
              />
            </li>
          ))}
    </ul>
  );
}
