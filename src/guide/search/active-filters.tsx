import type { ReactNode } from "react";
import type { Active } from "./engine/active";
import { type Filters, NO_FILTER } from "./engine/filters";
import { Icon } from "../../shared/ui/icon";
import { StateLink } from "../../shared/address/state-link";
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
  /** Address of a state, where it has a page of its own: the chips are then links, which need no script. */
  pathOf?: (asked: Asked) => string;
}

export function ActiveChips<Asked>({ active, nothing, onFilter, pathOf }: ChipsProps<Asked>) {
  if (active.length === 0) return null;
  const chip = (to: Asked, label: string | undefined, content: ReactNode) =>
    pathOf ? (
      <StateLink className="chip" aria-label={label} href={pathOf(to)} onState={() => onFilter(to)}>
        {content}
      </StateLink>
    ) : (
      <button type="button" className="chip" aria-label={label} onClick={() => onFilter(to)}>
        {content}
      </button>
    );
  return (
    <ul className={styles.active} aria-label="Filtres choisis">
      {active.map(({ key, label, without }) => (
        <li key={key}>
          {chip(
            without,
            `Retirer ${label}`,
            <>
              {label}
              <Icon name="x" size={16} />
            </>,
          )}
        </li>
      ))}
      <li>{chip(nothing, undefined, "Tout effacer")}</li>
    </ul>
  );
}
