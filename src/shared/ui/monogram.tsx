import type { ReactNode } from "react";
import { initialsOf } from "../text/initials";
import * as styles from "./monogram.page.module.css";

/** Who a page is about, with their initials where others have a logo; decorative, because the name stands beside them. */
export const Monogram = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.head}>
    <span className={styles.mark} aria-hidden="true">
      {initialsOf(name)}
    </span>
    <div>{children}</div>
  </div>
);
