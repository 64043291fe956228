import type { Active } from "./engine/active";
import { type Filters, NO_FILTER } from "./engine/filters";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./active-filters.page.module.css";

export interface ActiveProps {
  active: readonly Active[];
  onFilter: (filters: Filters) => void;
}

/** The active filters as chips; pressing a chip removes its filter. */
export const ActiveFilters = (asked: ActiveProps) => <ActiveChips nothing={NO_FILTER} {...asked} />;

interface ChipsProps<Asked> {
  active: readonly { readonly key: string; readonly label: string; readonly without: Asked }[];
  /** State without any filter. */
  nothing: Asked;
  onFilter: (asked: Asked) => void;
}

export function ActiveChips<Asked>({ active, nothing, onFilter }: ChipsProps<Asked>) {
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
