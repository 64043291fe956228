import { bound, type BoundKey, CHOICES, type ChoiceKey } from "./engine/filters";
import { Figure } from "./figure-field";
import * as styles from "../../shared/filters/filter-panel.page.module.css";
import { Budget, type FilterProps, Options, type PanelFacets } from "./filter-parts";
import { FiltersDialog } from "../../shared/filters/filters-dialog";
import { Fold } from "../../shared/filters/fold";
import type { ListPart } from "./list-part";

interface Props extends PanelFacets, FilterProps {
  parts: readonly ListPart[];
  /** Filter whose button was pressed. */
  opened: ListPart;
  /** « 12 voitures » */
  found: string;
  onClose: () => void;
}

const isChoice = (part: ChoiceKey | BoundKey): part is ChoiceKey => part in CHOICES;

/** Dialog with the filters of a list; the one whose button was pressed is open. */
export function ListFilters({ parts, opened, facets, bands, found, onClose, ...filter }: Props) {
  return (
    <FiltersDialog found={found} onClose={onClose}>
      <div className={styles.panel}>
        {parts.map((part) =>
          part === "budget" ? (
            <Budget key={part} open={part === opened} bands={bands} {...filter} />
          ) : isChoice(part) ? (
            <Options key={part} filter={part} open={part === opened} options={facets[part] ?? []} {...filter} />
          ) : (
            <Fold
              key={part}
              name={bound(part).name}
              open={part === opened}
              chosen={filter.filters.bounds[part] === undefined ? 0 : 1}
            >
              <Figure bounded={part} {...filter} />
            </Fold>
          ),
        )}
      </div>
    </FiltersDialog>
  );
}
