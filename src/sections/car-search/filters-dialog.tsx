import type { ComponentProps } from "react";
import { count } from "../../lib/figures";
import { Dialog } from "../../ui/dialog";
import { FilterPanel } from "./filter-panel";
import * as styles from "./filters-dialog.later.module.css";

/** The filters of a phone: as high as its screen, with what they find at the thumb. */
export function FiltersDialog({ cars, onClose, ...panel }: ComponentProps<typeof FilterPanel> & { cars: number; onClose: () => void }) {
  return (
    <Dialog title="Filtres" onClose={onClose}>
      <div className={styles.inside}>
        <FilterPanel {...panel} />
        <p className={styles.show}>
          <button type="button" className="button" onClick={onClose}>
            Voir {count(cars, "voiture")}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
