import type { Active } from "../../lib/car-search/active";
import { type Filters, NO_FILTER } from "../../lib/car-search/filters";
import { Icon } from "../../ui/icon";
import * as styles from "./active-filters.page.module.css";

export interface ActiveProps {
  active: readonly Active[];
  onFilter: (filters: Filters) => void;
}

/** What is asked for, as chips that take it away one by one. */
export function ActiveFilters({ active, onFilter }: ActiveProps) {
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label="Filtres choisis">
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <button type="button" className="chip" aria-label={`Retirer ${label}`} onClick={() => onFilter(without)}>
            {label}
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="chip" onClick={() => onFilter(NO_FILTER)}>
          Tout effacer
        </button>
      </li>
    </ul>
  );
}
