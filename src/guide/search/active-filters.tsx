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
export const ActiveFilters = (props: ActiveProps) => <ActiveChips nothing={NO_FILTER} {...props} />;

interface ChipsProps<Search> {
  active: readonly { readonly key: string; readonly label: string; readonly without: Search }[];
  /** Whether there are more, which something else shows: « Tout effacer » is there for them, too. */
  others?: boolean;
  /** State without any filter. */
  nothing: Search;
  onFilter: (search: Search) => void;
  /** Address of a state, where it has a page of its own: the chips are then links, which need no script. */
  pathOf?: (search: Search) => string;
}

export function ActiveChips<Search>({ active, others = false, nothing, onFilter, pathOf }: ChipsProps<Search>) {
  if (active.length === 0 && !others) return null;
  const chip = (to: Search, label: string | undefined, content: ReactNode) =>
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
    <ul className={`chips ${styles.active}`} aria-label="Filtres choisis">
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
