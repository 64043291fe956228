import type { ReactNode } from "react";
import * as styles from "./thumb-bar.module.css";

/** A phone's actions, at the thumb while its page is read. */
export function ThumbBar({ children }: { children: ReactNode }) {
  return <div className={`no-print ${styles.bar}`}>{children}</div>;
}
