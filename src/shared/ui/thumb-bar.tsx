import type { ReactNode } from "react";
import * as styles from "./thumb-bar.page.module.css";

/** Bar of actions at the bottom of a phone's screen, within reach of the thumb. It stands in the place of the help button (`data-bar`). */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div className={`no-print ${styles.bar}`} data-bar="">
      {children}
    </div>
  );
}
