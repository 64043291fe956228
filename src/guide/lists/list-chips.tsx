import type { ReactNode } from "react";
import { inBrief } from "./budgets";
import * as styles from "../search/list-search.page.module.css";
import type { ListGroup } from "./list-group";

/** Links to the lists of a group within a row of controls. @param children the list that is shown */
export const ListChips = ({
  name,
  lists,
  children,
}: Pick<ListGroup, "name" | "lists"> & { readonly children?: ReactNode }) => (
  <nav className={styles.parts} aria-label={name}>
    <ul className={styles.parts}>
      {children}
      {lists.map(({ label, path, models }) => (
        <li key={path}>
          <a className={styles.way} href={path}>{`${inBrief(label)} (${models})`}</a>
        </li>
      ))}
    </ul>
  </nav>
);
