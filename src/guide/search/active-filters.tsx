import type { Active } from "./engine/active";
import { type Filters, NO_FILTER } from "./engine/filters";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./active-filters.page.module.css";

export interface ActiveProps {
  active: readonly Active[];
  onFilter: (filters: Filters) => void;
}

/** The active filters as chips; pressing a chip removes its filter. */
export const ActiveFilters = (props: ActiveProps) => <ActiveChips nothing={NO_FILTER} {...props} />;

interface ChipsProps<Search> {
  active: readonly { readonly key: string; readonly label: string; readonly without: Search }[];
  /** State without any filter. */
  nothing: Search;
  onFilter: (search: Search) => void;
}

export function ActiveChips<Search>({ active, nothing, onFilter }: ChipsProps<Search>) {
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
        <button type="button" className="chip" onClick={() => onFilter(nothing)}>
          Tout effacer
        </button>
      </li>
    </ul>
  );
}
