import type { ReactNode } from "react";
import { frenchSpaces } from "../../contract/shared/french-spaces";
import * as styles from "./section.module.css";

interface Props {
  title: string;
  id?: string | undefined;
  /** Address of the complete list. */
  more?: string;
  children: ReactNode;
}

/** A section of a page with a title. */
export function Section({ title, id, more, children }: Props) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.head}>
        <h2>{frenchSpaces(title)}</h2>
        {more && (
          <a href={more}>
            Tout voir<span className="visually-hidden">{` : ${title}`}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
