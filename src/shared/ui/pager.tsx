import { pageOf } from "../../routes";
import * as styles from "./pager.module.css";

/** Links to the previous and the next page of a list. */
export function Pager({ path, page, pages }: { path: string; page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 && (
        <a className="chip" rel="prev" href={pageOf(path, page - 1)}>
          Précédente
        </a>
      )}
      <span>
        Page {page} sur {pages}
      </span>
      {page < pages && (
        <a className="chip" rel="next" href={pageOf(path, page + 1)}>
          Suivante
        </a>
      )}
    </nav>
  );
}
