import type { ReactNode } from "react";
import { frenchSpaces } from "../../contract/shared/french-spaces";
import * as styles from "./section.module.css";

interface Props {
  title: string;
  id?: string;
  /** Address of more of the same. */
  more?: string;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, id, more, children }: Props) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.head}>
        <h2>{frenchSpaces(title)}</h2>
        {more && (
          <a href={more}>
            Tout voir<span className="visually-hidden"> : {title}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
