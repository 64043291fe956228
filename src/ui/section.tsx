import type { ReactNode } from "react";
import * as styles from "./section.module.css";

interface Props {
  title: string;
  id?: string;
  /** A link to more of the same. */
  more?: { label: string; path: string };
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, id, more, children }: Props) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more && <a href={more.path}>{more.label}</a>}
      </div>
      {children}
    </section>
  );
}
