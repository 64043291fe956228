import type { ReactNode } from "react";
import * as styles from "./thumb-bar.page.module.css";

interface Props {
  /** The breadcrumb of the page: on a wide screen, it and the actions stay below the header. Without it the bar is on phones only. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Bar of actions at the bottom of a phone's screen, within reach of the thumb. It stands in the place of the help button (`data-bar`). */
export function ThumbBar({ beside, children }: Props) {
  const bar = (
    <div className={`no-print ${styles.bar}`} data-bar="">
      {children}
    </div>
  );
  if (!beside) return bar;
  return (
    <div className={styles.lane}>
      {beside}
      {bar}
    </div>
  );
}
