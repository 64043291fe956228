import type { ReactNode } from "react";
import { Dialog } from "../ui/dialog";
import * as styles from "./filters-dialog.later.module.css";

/** Dialog of filters, full height on a phone, with a button at the bottom that shows the number of results: « Voir 42 voitures ». */
export function FiltersDialog({
  found,
  onClose,
  children,
}: {
  found: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title="Filtres" onClose={onClose}>
      <div className={styles.inside}>
        {children}
        <p className={styles.show}>
          <button type="button" className="button" onClick={onClose}>
            Voir {found}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
