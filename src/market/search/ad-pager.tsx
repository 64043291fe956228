import type { ReactNode } from "react";
import { ADS_PER_PAGE, type AdSearch, MAX_PAGES, writeAdSearch } from "../../contract/market/search";
import * as styles from "../../shared/ui/pager.module.css";
import { searchPath } from "./search-path";

interface Props {
  asked: AdSearch;
  /** Pages shown below the page of the address. */
  added: number;
  total: number;
  /** Whether there are more ads than the edge counted. */
  uncounted: boolean;
  /** The way to the next page without leaving this one, where there is a next one. */
  children: ReactNode;
}

/** The end of a list of results: what continues it, and links to the previous and the next page, each with its own address. */
export function AdPager({ asked, added, total, uncounted, children }: Props) {
  const last = asked.page + added;
  const pages = Math.min(Math.ceil(total / ADS_PER_PAGE), MAX_PAGES);
  const to = (page: number) => searchPath(writeAdSearch({ ...asked, page }));
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {children}
      {asked.page > 1 && (
        <a className="chip" rel="prev" href={to(asked.page - 1)}>
          Précédente
        </a>
      )}
      <span>
        {added > 0 ? `Pages ${asked.page} à ${last}` : `Page ${last}`}
        {!uncounted && ` sur ${pages}`}
      </span>
      {(last < pages || (uncounted && last < MAX_PAGES)) && (
        <a className="chip" rel="next" href={to(last + 1)}>
          Suivante
        </a>
      )}
    </nav>
  );
}
