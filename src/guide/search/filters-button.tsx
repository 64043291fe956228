import type { ComponentProps, ComponentType } from "react";
import type { FiltersDialog } from "../../shared/filters/filters-dialog";
import * as styles from "./car-search.page.module.css";

export type LoadedFilters = ComponentType<ComponentProps<typeof FiltersDialog>>;

interface Props {
  /** How many conditions are on. */
  readonly active: number;
  /** Receives the dialog, whose code is loaded by the first press. */
  readonly onLoad: (Filters: LoadedFilters) => void;
}

/** Opens the filters of a search where they do not stand beside its list. */
export const FiltersButton = ({ active, onLoad }: Props) => (
  <button
    type="button"
    className={`chip live ${styles.filters}`}
    aria-haspopup="dialog"
    onClick={() => void import("../../shared/filters/filters-dialog").then((loaded) => onLoad(loaded.FiltersDialog))}
  >
    {`Filtres${active > 0 ? ` (${active})` : ""}`}
  </button>
);
