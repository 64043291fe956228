import { BodyIcon } from "./body-icon";
import * as styles from "./jumps.module.css";

interface Props {
  label: string;
  jumps: readonly {
    label: string;
    path: string;
    /** The body type that the page is about, drawn beside its label. */
    body?: string | undefined;
  }[];
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
              {jump.body && <BodyIcon body={jump.body} />}
              {jump.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
