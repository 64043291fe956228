import { pageOf } from "../../routes";
import * as styles from "./page-numbers.page.module.css";

interface Props {
  readonly path: string;
  readonly page: number;
  readonly pages: number;
}

/** Pages that are all shown; of more, only the first, the last and those beside the current one are. */
const MOST = 5;

const shownOf = ({ page, pages }: Omit<Props, "path">) =>
  Array.from({ length: pages }, (_, at) => at + 1).filter(
    (number) => pages <= MOST || number === 1 || number === pages || Math.abs(number - page) <= 1,
  );

/** The numbers of the pages of a list, as links, for its `Pager`. */
export const PageNumbers = ({ path, page, pages }: Props) => (
  <ol className={styles.numbers}>
    {shownOf({ page, pages }).map((number, at, all) => (
      <li key={number}>
        {number - (all[at - 1] ?? 0) > 1 && (
          <span className={styles.gap} aria-hidden="true">
            …
          </span>
        )}
        {number === page ? <b aria-current="page">{number}</b> : <a href={pageOf(path, number)}>{number}</a>}
      </li>
    ))}
  </ol>
);
