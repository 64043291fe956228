import type { ReactNode } from "react";
import * as styles from "./form.later.module.css";

interface Props {
  readonly summary: string;
  /** Whether it starts open, since something in it has been answered before. */
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** Fields that nobody has to answer, closed until they are wanted. A wrong one opens it (focusFirstWrong). */
export const More = ({ summary, startsOpen, children }: Props) => (
  // React sets the attribute again when its value changes alone, so that the visitor decides from the second render on.
  <details className={styles.more} open={startsOpen}>
    <summary>{summary}</summary>
    {children}
  </details>
);
