import type { ReactNode } from "react";
import { pageOf } from "../../routes";
import * as styles from "./pager.module.css";

interface Props {
  path: string;
  page: number;
  pages: number;
  /** What says where the reader is, instead of « Page 1 sur 5 ». */
  children?: ReactNode;
}

/** Links to the previous and the next page of a list. */
export function Pager({ path, page, pages, children }: Props) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 && (
        <a className="chip" rel="prev" href={pageOf(path, page - 1)}>
          Précédente
        </a>
      )}
      {children ?? (
        <span>
          Page {page} sur {pages}
        </span>
      )}
      {page < pages && (
        <a className="chip" rel="next" href={pageOf(path, page + 1)}>
          Suivante
        </a>
      )}
    </nav>
  );
}
