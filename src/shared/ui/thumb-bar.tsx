import type { ReactNode } from "react";
import * as styles from "./thumb-bar.module.css";

/** Bar of actions at the bottom of a phone's screen, within reach of the thumb. The help button above it is a circle (`data-round`). */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div className={`no-print ${styles.bar}`} data-round="">
      {children}
    </div>
  );
}
