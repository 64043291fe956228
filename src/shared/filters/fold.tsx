import type { ReactNode } from "react";
import * as panel from "./filter-panel.page.module.css";
import * as styles from "./fold.page.module.css";

/** A filter that can be folded; it is open while it is in use. */
export function Fold({
  name,
  open = false,
  chosen,
  onOpen,
  children,
}: {
  name: string;
  open?: boolean;
  chosen: number;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold} open={open || chosen > 0} onToggle={onOpen}>
      <summary>
        {name}
        {chosen > 0 && <span className={panel.chosen}>{` (${chosen})`}</span>}
      </summary>
      {children}
    </details>
  );
}
