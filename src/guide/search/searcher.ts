import type { ComponentType } from "react";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { currentPrice } from "../../costs/price/current-price";
import { activeOf } from "./engine/active";
import { type CarQuery, known } from "./engine/address";
import { byModel, dropOne, engineOf, search } from "./engine/engine";
import type { Filters } from "./engine/filters";
import { readSentence, withSentence } from "./engine/sentence";
import { sortOf, type Sorts } from "./engine/sorts";
import type { Credit } from "../../costs/rules/loan";
import type { ActiveProps } from "./active-filters";
import type { FoundListProps } from "./found-list";
import type { Results } from "./results";

/** The functions and components that need the cars, loaded together with them. */
export interface Searcher {
  readonly find: (asked: CarQuery) => Results;
  /** Normalises filters from an address or a visitor: converts the sentence to filters and removes values that no car has. */
  readonly understand: (filters: Filters) => Filters;
  /** Component that shows the results, for pages without their own list. */
  readonly FoundList?: ComponentType<FoundListProps>;
  readonly ActiveFilters?: ComponentType<ActiveProps>;
}

/** @param credit usual loan terms; null where the search has no filter by monthly payment */
export function searcherOf(cars: readonly IndexedCar[], sorts: Sorts, credit: Credit | null = null): Searcher {
  const engine = engineOf(cars);
  const lowest = new Map<number, number>();
  for (const car of cars) {
    const price = currentPrice(car);
    const id = car.model.id;
    if (price !== null) lowest.set(id, Math.min(price, lowest.get(id) ?? price));
  }
  return {
    find: ({ filters, sort, versions }) => {
      const order = sortOf(sort, sorts);
      const listed = versions ? "versions" : "models";
      const found = search(engine, filters, order, credit, listed);
      return {
        ...found,
        sort: order,
        active: activeOf(filters, engine.options),
        models: byModel(found.cars, order),
        lowest,
        dropped: found.cars.length === 0 ? dropOne(engine, filters, order, credit, listed) : [],
      };
    },
    understand: (filters) =>
      known(
        filters.q === "" ? filters : withSentence({ ...filters, q: "" }, readSentence(filters.q, engine.options)),
        engine.options,
      ),
  };
}
