import type { ReactNode } from "react";
import * as styles from "./jumps.module.css";

interface Jump {
  label: string;
  path: string;
  /** What stands before the label. */
  before?: ReactNode;
}
interface Props {
  label: string;
  jumps: readonly Jump[];
  /** Path of the current page or section. */
  current?: string;
}

/** Links to the sections of a long page, or to related pages, as chips. */
export function Jumps({ label, jumps, current }: Props) {
  return (
    <nav className={styles.jumps} aria-label={label}>
      <ul className="chips">
        {jumps.map((jump) => (
          <li key={jump.path}>
            <a className="chip" href={jump.path} aria-current={jump.path === current ? "page" : undefined}>
              {jump.before}
              {jump.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
