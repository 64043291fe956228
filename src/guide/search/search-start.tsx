import { routes } from "../../routes";
import { NEW_CAR_EXAMPLE } from "../../shared/sentence/examples";
import { Icon } from "../../shared/ui/icon";
import type { ListGroup } from "../lists/list-group";
import { ListJumps } from "../lists/list-jumps";
import * as styles from "./search-start.page.module.css";

/** Top of a page that leads to new cars: the way to the search, which looks like its field, and the lists by budget. */
export const SearchStart = ({ budgets }: { budgets: ListGroup["lists"] }) => (
  <div className={styles.start}>
    <a className={`card ${styles.search}`} href={routes.search}>
      <Icon name="search" />
      <span className="visually-hidden">Chercher, par exemple </span>
      {NEW_CAR_EXAMPLE}
    </a>
    <ListJumps name="Budget" lists={budgets} />
  </div>
);
